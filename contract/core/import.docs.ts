import { exampleId, pageFields } from "./core.docs.ts";
import { describeSchema } from "./documentation.ts";
import { importPath, importUpload } from "./import.calls.ts";
import {
  importCheck,
  importCheckRow,
  importColumns,
  importList,
  importMapping,
  importStart,
  importSummary,
} from "./import.ts";

const mappingField = [
  "For each field the place of its column, from 0; fields without a column are left out.",
  { name: 0, email: 2 },
] as const;

export const importDocs = [
  describeSchema(importUpload, "ImportUpload", "A file of rows to import.", {}),
  describeSchema(importPath, "ImportPath", "Which import.", { id: ["Id of the import.", exampleId] }),
  describeSchema(importList.query, "ImportQuery", "Which page of the imports.", {
    page: pageFields.page,
    pageSize: pageFields.pageSize,
  }),
  describeSchema(importSummary, "Import", "One import: a file, and what became of its rows.", {
    id: ["Id of the import.", exampleId],
    kind: ["What is imported.", "candidates"],
    state: ["How far it is.", "done"],
    fileName: ["Name of the file. Its content is deleted when the import ends.", "career-fair.xlsx"],
    items: ["What it is made of: rows of a table, or documents that were read one by one.", "rows"],
    rows: ["Rows of the file, without its headings; or documents.", 412],
    processed: ["Rows worked through so far.", 412],
    created: ["Rows that something was made of.", 400],
    duplicates: ["Rows that were known already, and left alone.", 9],
    invalid: ["Rows that were left out because something in them is wrong.", 3],
    source: ["Where the data comes from.", "Career fair Kisumu, October 2026"],
    asOf: ["The day that its rows are about, as who started it said; null for rows without one.", null],
    by: ["Who started it; null when the account is gone.", "Halima Abdi"],
    createdAt: ["When the file was uploaded.", "2026-11-22T06:00:00.000Z"],
    finishedAt: ["When it ended; null before.", "2026-11-22T06:01:00.000Z"],
    failure: ["Why it ended early; empty unless it failed.", ""],
    undo: ["What its undoing took away; null unless it was undone."],
  }),
  describeSchema(importSummary.shape.undo.unwrap(), "ImportUndo", "What the undoing of an import did.", {
    at: ["When.", "2026-11-22T07:00:00.000Z"],
    removed: ["How many were taken away.", 397],
    kept: ["How many stay.", 3],
    reason: ["Why they stay; empty when none does.", "They have applied since."],
  }),
  describeSchema(importColumns, "ImportColumns", "The columns of an uploaded file.", {
    columns: ["All of them, in the order of the file."],
    mapping: mappingField,
  }),
  describeSchema(importColumns.shape.columns.element, "ImportColumn", "A column of a file.", {
    heading: ["What stands in its first row.", "E-mail"],
    examples: ["What stands below it, a few rows.", ["wanjiku@example.co.ke"]],
  }),
  describeSchema(importMapping, "ImportMapping", "Which column holds which field.", {
    mapping: mappingField,
  }),
  describeSchema(importCheckRow, "ImportCheckRow", "A row as it would be imported.", {
    row: ["Its number in the file; the headings are row 1.", 2],
    values: ["What it says, by field.", { name: "Wanjiku Kamau", email: "wanjiku@" }],
    problems: ["What is wrong, by field.", { email: "Please enter a valid email address" }],
    duplicate: ["Whether it is known already, or stands in the file twice.", false],
    becomes: ["What would be made of it, where the row itself does not say; else empty.", ""],
    assigned: ["Whether somebody said by hand what it is for.", false],
  }),
  describeSchema(importCheck, "ImportCheck", "What an import would do.", {
    ready: ["Rows that would be imported.", 400],
    duplicates: ["Rows that are known already.", 9],
    invalid: ["Rows in which something is wrong.", 3],
    first: ["The first rows of the file."],
    wrong: ["The first fifty rows in which something is wrong."],
    assigned: ["Rows of which somebody said by hand what they are for."],
  }),
  describeSchema(importStart, "ImportStart", "What who starts an import states about its data.", {
    source: [
      "Where the data comes from; it stays with what is imported.",
      "Career fair Kisumu, October 2026",
    ],
    asOf: ["The day that the rows are about: of a loan book, say. Other files need none.", "2026-10-31"],
    informed: ["That the people in the file know that their data is kept, and what for.", true],
  }),
];
