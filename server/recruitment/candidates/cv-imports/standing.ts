import type { CvImportFile, CvStanding } from "#contract/recruitment/cv-imports.ts";
import type { DuplicateReason } from "#contract/recruitment/duplicates.ts";
import { mapYielding } from "#server/platform/yielding.ts";
import { candidateImport } from "../candidate-import.ts";
import { mailboxOf, reasonsFor } from "../duplicate-reasons.ts";
import { nameKey } from "../name-key.ts";
import type { CvFileRow, LikeCandidate } from "./cv-imports.queries.ts";

type Person = NonNullable<ReturnType<typeof candidateImport.read>["row"]>;
type Similar = CvImportFile["similar"][number];

/** A file and what becomes of it. */
export interface StandingFile {
  row: CvFileRow;
  standing: CvStanding;
  problems: Record<string, string>;
  similar: Similar[];
  /** Whom it is of, once nothing is wrong with that. */
  person: Person | null;
}

/** More would tell nobody anything. */
const mostSimilar = 3;

/** A file whose person has been read. */
export interface ReadFile {
  row: CvFileRow;
  /** Null while the file is not read, and where something is wrong. */
  person: Person | null;
  problems: Record<string, string>;
}

/** Whom a file is of, or what is wrong with that. Unlike a row of a table a CV has to have an address. */
function readPerson(row: CvFileRow): ReadFile {
  if (row.state !== "read") return { row, person: null, problems: {} };
  const { personName: name, email, phone, location } = row;
  const { row: person = null, problems = {} } = candidateImport.read({ name, email, phone, location });
  if (email) return { row, person, problems };
  return { row, person: null, problems: { ...problems, email: "An email address is needed" } };
}

/** Reads whom the files of an import are of, and lets others have their turn. */
export const readPeople = (rows: readonly CvFileRow[]): Promise<ReadFile[]> => mapYielding(rows, readPerson);

/** Whether reasons are worth a look: a number or a name that is the same, or one that sounds so and something beside it. */
const isSimilar = (reasons: readonly DuplicateReason[]): boolean =>
  reasons.includes("same_email") ||
  reasons.includes("same_phone") ||
  reasons.includes("same_name") ||
  (reasons.includes("similar_name") && reasons.length > 1);

/** People by what may tell that two are one, so that each is compared with few. */
function peopleIndex<P extends Person>() {
  const bySign = new Map<string, Set<P>>();
  const signsOf = ({ name, email, phone }: Person): string[] => {
    const sounds = nameKey(name);
    return [
      ...(email ? [`mailbox ${mailboxOf(email)}`] : []),
      ...(phone ? [`phone ${phone}`] : []),
      ...(sounds ? [`name ${sounds}`] : []),
    ];
  };
  return {
    add(person: P) {
      for (const sign of signsOf(person)) bySign.set(sign, (bySign.get(sign) ?? new Set()).add(person));
    },
    like(person: Person): { other: P; reasons: DuplicateReason[] }[] {
      const found = new Set(signsOf(person).flatMap((sign) => [...(bySign.get(sign) ?? [])]));
      return [...found]
        .map((other) => ({ other, reasons: reasonsFor(person, other) }))
        .filter(({ reasons }) => isSimilar(reasons));
    },
  };
}

/** What the database is asked about before files can stand. */
export function signsOf(files: readonly ReadFile[]) {
  const people = files.flatMap(({ person }) => person ?? []);
  const distinct = (values: string[]) => [...new Set(values.filter(Boolean))];
  return {
    mailboxes: distinct(people.map(({ email }) => mailboxOf(email))),
    phones: distinct(people.map(({ phone }) => phone)),
    nameKeys: distinct(people.map(({ name }) => nameKey(name))),
  };
}

/**
 * What becomes of the files of an import, in their order: of several of one person the first is imported.
 * @param known candidates who may be one of them
 */
export function standingsOf(
  files: readonly ReadFile[],
  known: readonly LikeCandidate[],
): Promise<StandingFile[]> {
  const candidates = peopleIndex<LikeCandidate>();
  for (const candidate of known) candidates.add(candidate);
  const earlier = peopleIndex<Person & { file: string }>();
  return mapYielding(files, ({ row, person, problems }): StandingFile => {
    const nothing = { row, problems: {}, similar: [], person: null };
    if (row.state === "unreadable") return { ...nothing, standing: "unreadable" };
    if (row.state !== "read") return { ...nothing, standing: "waiting" };
    if (row.leftOut) return { ...nothing, problems, standing: "left_out" };
    if (!person || Object.keys(problems).length > 0) return { ...nothing, problems, standing: "incomplete" };
    const here = candidates.like(person);
    const before = earlier.like(person);
    const similar: Similar[] = [
      ...here.map(({ other, reasons }) => ({ name: other.name, reasons, candidateId: other.id, file: null })),
      ...before.map(({ other, reasons }) => ({
        name: other.name,
        reasons,
        candidateId: null,
        file: other.file,
      })),
    ];
    const isOne = ({ reasons }: { reasons: DuplicateReason[] }) => reasons.includes("same_email");
    const surest = similar
      .toSorted((one, other) => Number(isOne(other)) - Number(isOne(one)))
      .slice(0, mostSimilar);
    const standing = here.some(isOne) ? "known" : before.some(isOne) ? "repeated" : "ready";
    if (standing === "ready") earlier.add({ ...person, file: row.name });
    return { row, standing, problems: {}, similar: surest, person: standing === "ready" ? person : null };
  });
}
