import { exampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { cvFilePath, cvImportCalls } from "./cv-imports.calls.ts";
import {
  cvFileChange,
  cvFileList,
  cvFilePlace,
  cvImport,
  cvImportFile,
  cvImportFinish,
  cvImportLook,
  cvImportState,
  finishedCvImport,
  newCvImport,
  openCvImportList,
  uploadedCv,
} from "./cv-imports.ts";

const importFields = {
  id: ["Id of the import.", exampleId],
  name: ["What it is called, by its folder or archive.", "Career fair"],
  by: ["Who began it; null when the account is gone.", "Halima Abdi"],
  createdAt: ["When.", "2026-11-22T06:00:00.000Z"],
  expiresAt: ["When it is deleted with its files, unless it is finished.", "2026-11-29T06:00:00.000Z"],
  files: ["Files so far.", 42],
} as const;

const found = cvImportFile.shape.found.unwrap();
const versionField = ["Goes up with each correction.", 1] as const;

export const cvImportDocs = [
  describeSchema(newCvImport, "NewCvImport", "An import of CVs to begin.", {
    name: ["What it is called, by its folder or archive; may be empty.", "Career fair"],
  }),
  describeSchema(openCvImportList.query, "CvImportQuery", "Which page of the open imports of CVs.", {
    page: pageFields.page,
    pageSize: pageFields.pageSize,
  }),
  describeSchema(cvImport, "CvImport", "An import of CVs that nobody has finished.", importFields),
  describeSchema(
    cvImportLook,
    "CvImportLook",
    "An open import of CVs, how far it is, and a page of its files.",
    {
      ...importFields,
      standings: ["How many files stand how."],
      similar: ["Files that would be imported and look like somebody else.", 2],
      unpacking: ["Archives that are being unpacked.", 0],
      listed: ["A page of its files."],
    },
  ),
  describeSchema(cvImportLook.shape.listed, "CvImportFiles", "A page of the files of an import.", {
    rows: ["The files, in the order in which they came."],
    total: ["How many match in all.", 42],
  }),
  describeSchema(cvImportState.shape.standings.element, "CvStandingCount", "Files of one standing.", {
    standing: ["How they stand.", "ready"],
    count: ["How many.", 38],
  }),
  describeSchema(cvFilePlace, "CvFilePlace", "Where a file came from.", {
    path: ["Its path in its folder; may be empty.", "Tellers/Wanjiku Kamau.pdf"],
  }),
  describeSchema(uploadedCv, "UploadedCv", "What became of an upload.", {
    id: ["Id of the file in the import.", exampleId],
    repeated: ["The same bytes are in this import already: nothing was added.", false],
    problem: ["Why it cannot be read; empty where nothing is wrong so far.", ""],
  }),
  describeSchema(cvFileList.query, "CvFileQuery", "Which files of an import.", {
    page: pageFields.page,
    pageSize: pageFields.pageSize,
    standing: ["How a file stands; may be given several times.", ["incomplete"]],
    similar: ["`true` for those that look like somebody else, too.", "true"],
  }),
  describeSchema(cvImportCalls.get.params, "CvImportPath", "Which import of CVs.", { id: importFields.id }),
  describeSchema(cvFilePath, "CvFilePath", "Which file of which import.", {
    id: ["Id of the import.", exampleId],
    fileId: ["Id of the file.", exampleId],
  }),
  describeSchema(cvImportFile, "CvImportFile", "One file of an import of CVs.", {
    id: ["Id of the file.", exampleId],
    name: ["Its path in the folder or archive.", "Tellers/Wanjiku Kamau.pdf"],
    bytes: ["How large it is.", 81_250],
    digest: [
      "SHA-256 of its bytes, in hexadecimal.",
      "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    ],
    standing: ["What becomes of it.", "ready"],
    version: versionField,
    values: ["What the candidate would be, as read or corrected."],
    problems: ["What is wrong with the values, by field.", { email: "An email address is needed" }],
    problem: ["Why the file cannot be read; empty where it can.", ""],
    similar: ["Who else it may be."],
    found: ["What else was read; null while it has not been."],
  }),
  describeSchema(cvImportFile.shape.values, "CvFileValues", "Whom a CV is of.", {
    name: ["Full name.", "Wanjiku Kamau"],
    email: ["Email address.", "wanjiku@example.co.ke"],
    phone: ["Phone number; may be empty.", "+254712345678"],
    location: ["Where the person lives; may be empty.", "Nakuru"],
  }),
  describeSchema(cvImportFile.shape.similar.element, "SimilarPerson", "Somebody whom a file may be, too.", {
    name: ["Full name.", "Wanjiku Kamau"],
    reasons: ["Why.", ["same_phone"]],
    candidateId: ["The candidate; null for another file of this import.", exampleId],
    file: ["The other file; null for a candidate.", null],
  }),
  describeSchema(found, "CvFindings", "What else was read from a CV.", {
    positions: ["Work so far."],
    experience: ["How long the person has worked; empty when nothing says it.", "6.5 years"],
    education: ["Highest qualification; null if not known.", "degree"],
    skills: ["Skills.", ["Loan appraisal"]],
    notices: ["What wants attention.", ["scan"]],
  }),
  describeSchema(found.shape.positions.element, "CvPosition", "A position held.", {
    position: ["What the person was there.", "Credit Assistant"],
    company: ["The employer.", "Jirani SACCO"],
  }),
  describeSchema(cvFileChange, "CvFileChange", "What is corrected of a file; what is left out stays.", {
    version: ["Of the file that was looked at; another one answers `stale`.", 1],
    name: ["Full name.", "Wanjiku Kamau"],
    email: ["Email address.", "wanjiku@example.co.ke"],
    phone: ["Phone number.", "0712 345 678"],
    location: ["Where the person lives.", "Nakuru"],
    leftOut: ["Whether it is left out of the import.", false],
  }),
  describeSchema(cvImportFinish, "CvImportFinish", "What who finishes an import of CVs states about them.", {
    source: ["Where they come from; it stays with the candidates.", "Career fair Kisumu, October 2026"],
    informed: ["That the people know that their data is kept, and what for.", true],
  }),
  describeSchema(finishedCvImport, "FinishedCvImport", "What a finished import of CVs came to.", {
    id: ["Id of the import in the history of imports.", exampleId],
    created: ["Candidates made.", 38],
  }),
];
