import { nairobiDayAfter } from "#contract/core/clock.ts";
import { careerOf } from "./careers.ts";
import { demoCandidateEmail } from "./people.ts";
import { professions } from "./professions/index.ts";
import { type Chance, chance } from "./random.ts";
import { refereesOf } from "./referees.ts";
import { type RosterEntry, roster } from "./roster.ts";
import { studyPath } from "./schooling.ts";
import type { DemoCandidate } from "./types.ts";

/** The first person of the roster owns the demo's job-seeker account. */
const demoCandidateName = "Brian Otieno Odera";

const additions = [
  "I am free for an interview on any weekday after four, and on Saturdays.",
  "My present employer does not know that I am applying. Please speak to me before you call my referees.",
  "My notice period is one month; I could ask for a shorter one.",
  "I am sitting my next professional papers in the coming session and would be grateful if the interview did not fall on those days.",
  "I have been a member of a SACCO since my first salary, first as a saver and twice as a guarantor.",
  "I hold a valid certificate of good conduct issued this year.",
  "I have a clean credit bureau report and can send it on request.",
  "I volunteer as treasurer of my church's welfare group, which has taught me to explain every shilling.",
  "I have a motorcycle and a valid riding licence.",
] as const;

/** Named so that a disclosure on the form is never left unexplained. */
const disclosure =
  "I answer yes to the question about my record: some years ago I was fined for a traffic offence. The fine is paid, and I can bring the court's receipt.";

const countWords =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(
    " ",
  );

/** `seven months`, `two years`: whole years, rounded down, from the first year on. */
function spokenTime(months: number): string {
  const amount = months < 12 ? months : Math.floor(months / 12);
  const unit = months < 12 ? "month" : "year";
  return `${countWords[amount] ?? amount} ${unit}${amount === 1 ? "" : "s"}`;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const thousands = (amount: number) => `${amount},000`;

function salaryWish(low: number, high: number, dice: Chance): string {
  const wish = Math.round(low + (high - low) * dice.next());
  return dice.pick([
    `KSh ${thousands(wish)}`,
    `KSh ${thousands(wish)}`,
    `KSh ${thousands(wish)} - ${thousands(Math.round(wish * 1.15))}`,
    `KSh ${thousands(wish)} (negotiable)`,
  ]);
}

/** First and last name as an address, e.g. `wanjiku.kariuki@mail.example`. */
function emailOf(name: string): string {
  if (name === demoCandidateName) return demoCandidateEmail;
  const words = name.toLowerCase().replaceAll("'", "").split(" ");
  return `${words[0]}.${words.at(-1)}@mail.example`;
}

function candidate(person: RosterEntry, index: number, today: Date): DemoCandidate {
  const dice = chance(`candidate ${person.name}`);
  const profession = professions[person.profession];
  const { experiences, months } = careerOf(person, today, dice);
  const firstMonth = experiences.at(-1)?.startDate ?? "";
  const studies = studyPath(person, firstMonth, months, dice);
  const [core, more] = [profession.skills.slice(0, 4), profession.skills.slice(4)];
  const count = { junior: 2, mid: 4, senior: 6 }[person.level];
  const skills = [...core, ...dice.shuffle(more).slice(0, count + dice.between(0, 1))];
  const hasBackground = dice.happens(0.015);
  const objective = dice.pick(profession.objectives[person.level]);
  return {
    key: emailOf(person.name).split("@")[0] ?? "",
    profession: person.profession,
    level: person.level,
    town: person.town,
    name: person.name,
    email: emailOf(person.name),
    phone: `+25470000${1000 + index * 37}`,
    location: person.town,
    workExperiences: experiences,
    education: studies.level,
    educationHistory: studies.history,
    skills: studies.credential ? [...skills, studies.credential] : skills,
    objective: capitalised(objective.replace("{years}", spokenTime(months))).replace(
      /([.!?] )([a-z])/g,
      (_, end: string, letter: string) => end + letter.toUpperCase(),
    ),
    referees: refereesOf(person, experiences, studies.history, dice),
    expectedSalary: salaryWish(...profession.salary[person.level], dice),
    availableStartDate: nairobiDayAfter(today, dice.pick([7, 14, 30, 30, 30, 45, 60])),
    workAuthorization: dice.happens(0.02) ? "permit" : "citizen",
    willingToRelocate: dice.happens(0.6),
    hasBackground,
    additionalInfo: hasBackground ? disclosure : dice.happens(0.4) ? dice.pick(additions) : null,
  };
}

/** Every candidate of the demo, in the order of the roster. The same day gives the same people. */
export function demoCandidates(today: Date): DemoCandidate[] {
  return roster.map((person, index) => candidate(person, index, today));
}

/** Name of a candidate's CV file without its ending, e.g. `Brian_Otieno_Odera_CV`. */
export function cvFileName(person: Pick<DemoCandidate, "name">): string {
  return `${person.name.replaceAll("'", "").replaceAll(" ", "_")}_CV`;
}
