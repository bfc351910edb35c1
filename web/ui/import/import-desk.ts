import type { ImportField, ImportSummary } from "#contract/core/import.ts";

/** What the pages of an import say of one kind of rows, and where they are. */
export interface ImportDesk {
  /** The list that the rows become part of. */
  list: { label: string; to: string };
  /** The address of the imports; the steps of one are below it. */
  path: string;
  fields: readonly ImportField[];
  title: string;
  lead: string;
  /** What becomes of the people in a file, above the field for it. */
  uploadHint: string;
  templateUrl: string;
  /** Whether files of up to `largeImport.rows` are taken. */
  large?: boolean;
  problemsUrl: (id: string) => string;
  /** `1 candidate`, `4 candidates` */
  countOf: (count: number) => string;
  /** What whoever starts the import states. @param organisation who keeps the data */
  informedLabel: (organisation: string) => string;
  informedHint: string;
  /** What the pages say in the words of these rows; people whom a file brings, where it is left out. */
  words?: Partial<ImportWords>;
  /** The question of what day the rows are, where they are of one. */
  asOf?: { label: string; hint: string };
  /** Where what an import brought along is seen. */
  imported: { label: string; to: (importId: string) => string };
}

/** Words of the pages that depend on what is imported. */
export interface ImportWords {
  /** The imports, in the way back to them. */
  imports: string;
  /** The question where the data comes from, and an example of an answer. */
  source: string;
  sourceHint: string;
  /** Why whoever starts it states that. */
  statement: string;
  /** Rows of which nothing is made. */
  leftOut: string;
  /** The column that says what would be made of a row. */
  becomes: string;
  nothing: string;
}

/** Of people whom a file brings. */
export const peopleWords: ImportWords = {
  imports: "Import",
  source: "Where does the data come from?",
  sourceHint: "It stays with everybody whom you import: Career fair Kisumu, October 2026",
  statement:
    "The Data Protection Act 2019 (sections 28 and 29) asks for this. Your name stays with the answers.",
  leftOut: "With a mistake",
  becomes: "Becomes",
  nothing: "There is nobody to import in this file",
};

/** The words of a desk: its own, and where it has none, those for people. */
export const wordsOf = ({ words }: Pick<ImportDesk, "words">): ImportWords => ({ ...peopleWords, ...words });

/** Where the columns of an uploaded file are chosen. */
export const columnsPath = ({ path }: Pick<ImportDesk, "path">, id: string): string =>
  `${path}/${id}/columns`;

/** Where it is shown what the import would do. */
export const checkPath = ({ path }: Pick<ImportDesk, "path">, id: string): string => `${path}/${id}/check`;

/** The page on which an import goes on, or shows how it ended. */
export const importPath = (
  desk: Pick<ImportDesk, "path">,
  { id, state }: Pick<ImportSummary, "id" | "state">,
): string => (state === "uploaded" ? columnsPath(desk, id) : `${desk.path}/${id}`);
