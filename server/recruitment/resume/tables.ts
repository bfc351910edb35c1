import { type ResumeLine, withSegments } from "./resume-lines.ts";

/** What a column of a table in a CV holds. */
export type TableField =
  | "period"
  | "from"
  | "to"
  | "institution"
  | "qualification"
  | "grade"
  | "company"
  | "position"
  | "duties"
  | "location"
  /** The level of an education beside the qualification itself: `Secondary`. */
  | "level"
  /** The number of a row. */
  | "number";

const vocabulary: [TableField, RegExp][] = [
  ["from", /^(?:from|start(?: date)?|kuanzia|kutoka)$/],
  ["to", /^(?:to|end(?: date)?|hadi|mpaka)$/],
  [
    "period",
    /^(?:years?|dates?|period|duration|year of \w+|year (?:completed|attended|awarded)|from to|timeline|mwaka|miaka|kipindi|muda|tarehe|completion(?: year)?)$/,
  ],
  [
    "grade",
    /^(?:grades?|(?:mean )?(?:grade|score)(?: attained| obtained)?|results?|class|marks|alama|daraja|matokeo|award class|remarks|performance|gpa)$/,
  ],
  [
    "duties",
    /^(?:(?:key |main )?(?:duties|activities|responsibilities|tasks|achievements|job description)(?: and \w+)?|majukumu|kazi zilizofanywa)$/,
  ],
  [
    "position",
    /^(?:(?:job )?(?:position|title|designation|role|post|rank)s?(?: held)?|occupation(?: or position)?(?: held)?|cheo|nafasi|wadhifa|capacity)$/,
  ],
  [
    "company",
    /^(?:(?:name(?: and address)? of (?:the )?)?(?:employers?|organi[sz]ations?|company|companies|firm|workplace)(?: name)?|mwajiri|waajiri|kampuni|shirika)$/,
  ],
  [
    "institution",
    /^(?:name(?: and (?:type|address))? of organi[sz]ation providing education(?: and training)?|(?:name of )?(?:institutions?|schools?|colleges?|university|universities|examining body|school college|institute)(?: attended| name| university)?|taasisi|chuo|shule|awarding body|body)$/,
  ],
  [
    "qualification",
    /^(?:title of (?:the )?qualifications?(?: awarded)?|(?:academic |professional )?(?:qualifications?|courses?|awards?|certificates?|certifications?|programmes?|programs?|degrees?|exam(?:ination)?s?|education(?: level)?)(?: attained| obtained| awarded| of study| and \w+)?|sifa|kozi|cheti|kiwango|shahada)$/,
  ],
  ["number", /^(?:s ?no|s ?n|sr no|no|nambari|item)$/],
  ["level", /^(?:education(?:al)? )?levels?(?: of education)?$/],
  ["location", /^(?:location|place|town|mahali|county)$/],
];

/** The field that a column's heading names. */
export function tableField(heading: string): TableField | null {
  const plainOf = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}]+/gu, " ")
      .trim();
  const plain = plainOf(heading);
  const fieldOf = (text: string) => vocabulary.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  return (
    fieldOf(plain) ??
    fieldOf(plain.replace(/ (?:and|na|or) .*$/, "")) ??
    fieldOf(plainOf(heading.replace(/[/&(].*$/s, ""))) ??
    // `RESPONSIBILITIE` over `S` in a narrow column.
    (/ \p{L}{1,2}$/u.test(plain) ? fieldOf(plain.replace(/ /g, "")) : null)
  );
}

export type TableRecord = Partial<Record<TableField, string>>;

/** A heading with the first row run into it, as a scan without rules gives it: `Employer Uhai Clinic`. */
function splitHeading(text: string): { field: TableField; rest: string } | null {
  const words = text.split(" ");
  for (let count = Math.min(4, words.length); count > 0; count--) {
    const heading = words.slice(0, count).join(" ");
    const field = /\d/.test(heading) ? null : tableField(heading);
    if (field) return { field, rest: words.slice(count).join(" ") };
  }
  return null;
}

/** The heading row and the first row of a table that were run together; null when the line is no such row. */
function mergedHeading(line: ResumeLine): [ResumeLine, ResumeLine] | null {
  if (line.segments.length < 3) return null;
  const parts = line.segments.map((segment) => splitHeading(segment.text));
  const both = parts.filter((part) => part !== null && part.rest !== "").length;
  if (both < 2 || parts.includes(null)) return null;
  const row = (pick: (index: number) => string): ResumeLine => {
    const segments = line.segments
      .map((segment, index) => ({ ...segment, text: pick(index) }))
      .filter((segment) => segment.text !== "");
    return withSegments(line, segments);
  };
  const restOf = (index: number) => parts[index]?.rest ?? "";
  const headingOf = (index: number) => {
    const text = line.segments[index]?.text ?? "";
    return text.slice(0, text.length - restOf(index).length).trim();
  };
  return [row(headingOf), row(restOf)];
}

interface Column {
  field: TableField;
  x: number;
  column: number | undefined;
}

/** The columns that a heading row announces; null when the line is no such row. */
function headingRow(line: ResumeLine): Column[] | null {
  if (line.segments.length < 2) return null;
  const columns = line.segments.map((segment) => ({
    field: tableField(segment.text),
    x: segment.x,
    column: segment.column,
  }));
  const known = columns.filter((column): column is Column => column.field !== null);
  return known.length >= 2 && known.length >= columns.length - 1 ? known : null;
}

/** Reads a table with a heading row; null when the lines hold none. `before` and `after` are the other lines. */
export function readTable(all: ResumeLine[]): { records: TableRecord[]; others: ResumeLine[] } | null {
  const lines = all.flatMap((line) => mergedHeading(line) ?? [line]);
  const at = lines.findIndex((line) => headingRow(line) !== null);
  const heading = lines[at];
  const columns = heading ? headingRow(heading) : null;
  if (!heading || !columns) return null;
  const records: TableRecord[] = [];
  let index = at + 1;
  for (; index < lines.length; index++) {
    const line = lines[index];
    if (!line) break;
    const record = recordOf(line, columns);
    const last = records.at(-1);
    const inTable =
      line.segments.length >= 2 || line.segments[0]?.column !== undefined || line.block === "table";
    if (inTable && startsRecord(record, line, columns, records.length)) records.push(record);
    else if (last && (inTable || isContinuation(line, lines[index - 1], columns))) append(last, record);
    else break;
  }
  return { records, others: [...lines.slice(0, at), ...lines.slice(index)] };
}

function recordOf(line: ResumeLine, columns: Column[]): TableRecord {
  const record: TableRecord = {};
  for (const segment of line.segments) {
    const column = columns.find(
      (candidate) => candidate.column !== undefined && candidate.column === segment.column,
    );
    const field = (column ?? nearest(columns, segment.x))?.field;
    if (field && field !== "number")
      record[field] = record[field] ? `${record[field]} ${segment.text}` : segment.text;
  }
  return record;
}

const nearest = (columns: Column[], x: number) =>
  columns.toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0];

/** A row of its own fills the first column, and more than one. */
function startsRecord(record: TableRecord, line: ResumeLine, columns: Column[], index: number): boolean {
  const first = columns.find((column) => column.field !== "number")?.field;
  const filled = Object.keys(record).length;
  return (
    filled >= 2 &&
    first !== undefined &&
    (record[first] !== undefined || index === 0 || (line.segments.length >= 2 && line.gapBefore > 0.2))
  );
}

function isContinuation(line: ResumeLine, previous: ResumeLine | undefined, columns: Column[]): boolean {
  const near = columns.some((column) => Math.abs(column.x - line.x) < 8);
  return (
    near &&
    line.gapBefore < 0.2 &&
    previous !== undefined &&
    columns[0] !== undefined &&
    line.x > columns[0].x + 8
  );
}

function append(record: TableRecord, more: TableRecord): void {
  for (const [field, text] of Object.entries(more) as [TableField, string][]) {
    record[field] = record[field] ? `${record[field]} ${text}` : text;
  }
}
