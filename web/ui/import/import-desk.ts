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
  problemsUrl: (id: string) => string;
  /** `1 candidate`, `4 candidates` */
  countOf: (count: number) => string;
  /** What whoever starts the import states. @param organisation who keeps the data */
  informedLabel: (organisation: string) => string;
  informedHint: string;
  /** Where what was imported is seen. */
  imported: { label: string; to: string };
}

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
