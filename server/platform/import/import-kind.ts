import type { ImportField, ImportKind } from "#contract/core/import.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";

/** What a row of a file says, or what is wrong with it by field. */
export type ReadRow<Row> = { row: Row; problems?: never } | { problems: Record<string, string>; row?: never };

/** What somebody said by hand of a row: what it is for, and who said so. */
export interface RowAssignment {
  subjectId: string;
  by: string;
}

/** The import that makes something of rows. */
export interface ImportRun {
  id: string;
  /** Null where the account is gone. */
  startedBy: string | null;
  /** The day that the rows are about; null for rows without one. */
  asOf: string | null;
}

/** What a domain brings to import its own rows. `Row` is what it makes of the texts of one. */
export interface ImportDefinition<Row> {
  kind: ImportKind;
  fields: readonly ImportField[];
  /** @param texts by field, trimmed; empty where the field has no column or the cell holds nothing */
  read(texts: Record<string, string>): ReadRow<Row>;
  /**
   * What a row is known by (`email:wanjiku@example.co.ke`).
   * @returns `sought` to find one that is there already, and all by which the row itself is found from then on
   */
  keysOf(row: Row): { sought: string; known: string[] };
  /**
   * What only the database knows of rows that are not known yet: whom they mean, or that they mean nobody. Left out where
   * a row says everything itself. Answers in the order of the rows.
   */
  look?(scope: OrganisationScope, rows: readonly Row[]): Promise<ReadRow<Row>[]>;
  /** How a person says what a row is for. Left out where every row says it itself. */
  assigning?: {
    /** @throws CodedError where a row cannot be for it */
    require(scope: OrganisationScope, subjectId: string): Promise<void>;
    assigned(row: Row, assignment: RowAssignment): Row;
  };
  /** What would be made of a row, where the row itself does not say. */
  becomes?(row: Row): string;
  /** Whether people are written to by what an import makes: it is started from a known address then. */
  informs?: boolean;
  /** For files of up to `largeImport.rows`: how many rows make one transaction and are looked at together. */
  large?: { batchRows: number };
  /** Nothing is to stay of a part: what an import made that is stopped or fails is taken away as it ends. */
  whole?: true;
  /** Who starts an import says of what day its rows are. @returns what is wrong with a day, or null */
  dated?(asOf: string): string | null;
  /** Which of the keys are known in the organisation, and by what row. */
  find(scope: OrganisationScope, keys: string[]): Promise<Map<string, string>>;
  /**
   * Makes something of each row of a batch, in one statement: one a row takes several times as long.
   * @param rows by the id that what is made of them gets
   * @param run the import, and who started it
   * @returns the ids of what was made; what is missing came to be meanwhile
   */
  create(scope: OrganisationScope, rows: ReadonlyMap<string, Row>, run: ImportRun): Promise<string[]>;
  /**
   * Takes away what an import made, but for what has been used since.
   * @returns ids of what was taken away, and of what stays
   */
  remove(scope: OrganisationScope, ids: string[]): Promise<{ removed: string[]; kept: string[] }>;
  /** Why something stays: "They have applied since." */
  keptReason: string;
}
