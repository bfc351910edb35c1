import { exampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { referenceField } from "./checks.docs.ts";
import {
  screeningCalls,
  screeningHit,
  screeningList,
  screeningListInput,
  screeningPreview,
  screeningPreviewInput,
  screeningQuestion,
  screeningResult,
} from "./screening.ts";

const id = ["Id of the list.", exampleId] as const;
const name = ["Name of the list.", "Members in default"] as const;
const kind = [
  "`blocklist`: people whom the organisation itself does not take in. `screening`, unless said: people whom others name.",
  "screening",
] as const;
const source = ["Where it comes from.", "Board minutes, October 2026"] as const;

export const screeningDocs = [
  describeSchema(screeningList, "ScreeningList", "A list that people are screened against.", {
    id,
    name,
    kind,
    source,
    listedAt: ["The day of the list; null where it was not said.", "2026-10-31"],
    entries: ["How many people and numbers it holds.", 412],
    skipped: ["Rows of the file without a name or number.", 3],
    complete: ["Whether all of its rows were written; a list that is not complete is not looked at.", true],
    createdAt: ["When it was uploaded.", "2026-11-22T06:00:00.000Z"],
    createdBy: ["By whom; null when the account is gone.", "Amina Hassan"],
    screened: ["Members who were looked for in it since it came.", 12_847],
    screenedAt: ["When the last of them was; null while that goes on.", "2026-11-22T06:04:00.000Z"],
    flagged: ["Members whom it flags, and whom nobody has looked into yet.", 2],
  }),
  describeSchema(screeningListInput, "ScreeningListInput", "A list to upload.", {
    name,
    kind,
    source,
    listedAt: ["The day of the list itself.", "2026-10-31"],
    replaces: ["Id of the list that goes once this one is there.", exampleId],
  }),
  describeSchema(screeningPreviewInput, "ScreeningPreviewInput", "A file to look at.", {}),
  describeSchema(screeningPreview, "ScreeningPreview", "What a file would become.", {
    entries: ["How many people and numbers it holds.", 412],
    skipped: ["Rows without a name or number, which are left out.", 3],
    skippedRows: ["The first of those rows.", [5, 9, 12]],
    fields: ["What its columns are read as.", ["Name", "ID number"]],
    unread: ["Headings of columns that are left unread.", ["Branch"]],
  }),
  describeSchema(screeningCalls.screeningLists.list.query, "ScreeningListQuery", "Which page of the lists.", {
    page: pageFields.page,
    pageSize: pageFields.pageSize,
  }),
  describeSchema(screeningCalls.screeningLists.remove.params, "ScreeningListPath", "Which list.", { id }),
  describeSchema(screeningQuestion, "ScreeningQuestion", "Whom to look for: a name, a number, or both.", {
    fullName: ["All names, in any order.", "Grace Wanjiku Kamau"],
    dateOfBirth: ["The day of birth, or its year.", "1990-03-12"],
    idNumber: ["Number of the national ID.", "23456789"],
    passport: ["Number of the passport.", "AK0123456"],
    kraPin: ["The tax number.", "A012345678Z"],
    reference: referenceField,
  }),
  describeSchema(screeningResult, "ScreeningResult", "Entries that may mean the person. No verdict.", {
    lists: ["How many lists were looked at.", 3],
    entries: ["How many entries they hold.", 1240],
    hits: ["The strongest first."],
    more: ["Whether there are more hits than these.", false],
  }),
  describeSchema(screeningHit, "ScreeningHit", "An entry that a person has to look at.", {
    list: ["The list."],
    entry: ["What the list says."],
    score: ["0 to 1. It orders hits, and decides nothing.", 0.86],
    reasons: ["Why it may be meant, or may not."],
  }),
  describeSchema(screeningHit.shape.list, "ScreeningHitList", "The list of a hit.", {
    id,
    name,
    kind,
    source,
    listedAt: ["The day of the list; null where it was not said.", "2026-10-31"],
  }),
  describeSchema(screeningHit.shape.entry, "ScreeningHitEntry", "An entry of a list.", {
    row: ["Its row in the file.", 17],
    names: ["The name and its aliases.", ["Grace Wanjiku Kamau"]],
    dateOfBirth: ["As the list writes it; empty where it does not.", "1990-03-12"],
    numbers: ["Numbers of documents.", ["23456789"]],
    remarks: ["What the list says of it.", "Loan in default since 2024"],
  }),
  describeSchema(
    screeningHit.shape.reasons.element,
    "ScreeningReason",
    "Why an entry may be meant, or may not.",
    {
      code: ["For programs.", "phonetic_name"],
      words: ["For staff.", "A name that sounds the same: Wanjikoo Kamao."],
    },
  ),
];
