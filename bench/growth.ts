/** Texts that functions over a person's words have been slow on, each of about the length asked for. */
const repeated = (unit: string) => (length: number) => unit.repeat(Math.ceil(length / unit.length));

export const hostileTexts: Record<string, (length: number) => string> = {
  abbreviations: repeated("C.P.A."),
  "one word": repeated("a"),
  "one word in capitals": repeated("A"),
  "single letters": repeated("a "),
  "single capitals": repeated("A "),
  spaces: (length) => `5${" ".repeat(length)}x`,
  tabs: (length) => `a${"\t".repeat(length)}b`,
  newlines: repeated(" \n"),
  dots: repeated("."),
  hyphens: repeated("-"),
  commas: repeated("a, "),
  semicolons: repeated("; "),
  colons: repeated("a: "),
  slashes: repeated("a / "),
  "one number": (length) => `${"1".repeat(length)}x`,
  numbers: repeated("5 "),
  thousands: repeated("1,000"),
  dates: repeated("01/02/2019 - "),
  years: repeated("2019-"),
  months: repeated("Jan 2019 to "),
  phones: repeated("0712 345 678 "),
  "at signs": repeated("a@"),
  emails: repeated("jo.do@mail.example, "),
  "open brackets": repeated("("),
  "nested brackets": (length) => "(".repeat(length / 2) + ")".repeat(length / 2),
  "open slots": repeated("{{ "),
  "combining marks": (length) => `e${"\u0301".repeat(length)}`,
  "marked letters": repeated("e\u0301"),
  emoji: repeated("😀"),
  "half characters": repeated("\ud83d"),
  "post boxes": (length) => `P.O. Box 1${" ".repeat(length)}!`,
  negations: repeated("no "),
  posts: repeated("Manager "),
  qualifications: repeated("certified secondary school "),
  skills: repeated("loan appraisal. "),
};

/** The clock of processor time ticks as slowly as every 10 ms: work is repeated until it has taken several ticks. */
const batchMillis = 50;

/** Milliseconds of processor time that one run takes: what else the machine does hardly counts. */
function processorMillis(work: () => void): number {
  const before = process.threadCpuUsage();
  for (let runs = 1; ; runs += 1) {
    work();
    const { user, system } = process.threadCpuUsage(before);
    if ((user + system) / 1000 >= batchMillis) return (user + system) / 1000 / runs;
  }
}

/** Less than two ticks is quick enough, and not distinguished from noise. */
const measurableMillis = 20;

/** Whether two runs, one after the other, each take so long that a growth can be recognised. */
function isMeasurable(work: () => void): boolean {
  return [1, 2].every(() => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000 >= measurableMillis;
  });
}

/** What is compiled or collected while one of the two is measured passes; what the text costs stays. */
const rounds = 5;

/** Four times the text may take four times as long; twice that leaves room for noise, and a square would be 16. */
const maxGrowth = 8;

/**
 * How many times as long `work` takes on four times the size, where that is more than the room there is; null when
 * it grows no faster than its text. A growth counts that is seen in every round.
 */
export function excessiveGrowth(work: (size: number) => void, size: number): number | null {
  if (!isMeasurable(() => work(4 * size))) return null;
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    least = Math.min(least, processorMillis(() => work(4 * size)) / processorMillis(() => work(size)));
    if (least <= maxGrowth) return null;
  }
  return least;
}
