import { exampleId } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { statusExample } from "./applications.docs.ts";
import { filterFields } from "./hr.docs.ts";
import { snooze } from "./hr.ts";
import { triageCalls } from "./triage.calls.ts";
import {
  applicationVisit,
  boardColumn,
  boardQuery,
  bulkMessage,
  bulkResult,
  bulkStatusChange,
  rejectionsUndo,
} from "./triage.ts";

const { status: _, ...boardFields } = filterFields;

export const triageDocs = [
  describeSchema(triageCalls.snooze.params, "SnoozedApplicationPath", "Which application.", {
    id: ["Id of the application.", exampleId],
  }),
  describeSchema(triageCalls.look.params, "SeenApplicationPath", "Which application.", {
    id: ["Id of the application.", exampleId],
  }),
  describeSchema(snooze, "Snooze", "When an application is among the others again.", {
    until: ["The day, from tomorrow on; null for now.", "2026-12-03"],
    expectedUntil: ["The day that one was looking at, null for none; another one answers `stale`.", null],
  }),
  describeSchema(boardQuery, "BoardQuery", "Which applications stand on the board.", boardFields),
  describeSchema(applicationVisit, "ApplicationVisit", "A person's visit of the applications.", {
    since: ["The end of the visit before this one; null on the first.", "2026-11-19T14:10:00.000Z"],
    fresh: ["Applications that are new since then and were not opened.", 7],
  }),
  describeSchema(boardColumn, "BoardColumn", "The applications of one status.", {
    status: statusExample,
    milestone: ["The job's own word for it, where one job was asked for.", "Technical Interview"],
    total: ["How many there are.", 31],
    applications: ["The first of them, in the order asked for."],
  }),
  describeSchema(bulkStatusChange, "BulkStatusChange", "A move of several applications.", {
    applications: ["Which, at most 100."],
    status: statusExample,
    notes: ["Internal note for the history of each.", "Strong on credit appraisal."],
    messageToCandidate: ["A sentence for the mail to each candidate.", "We will call you on Monday."],
    withOthers: ["Whether a rejection ends what else these people have open here.", false],
  }),
  describeSchema(rejectionsUndo, "RejectionsUndo", "Rejections that are taken back.", {
    ids: ["Ids of the applications, at most 100.", [exampleId]],
  }),
  describeSchema(
    bulkStatusChange.shape.applications.element,
    "ApplicationSeen",
    "An application as it was seen.",
    {
      id: ["Id of the application.", exampleId],
      expectedVersion: ["Version that was seen; a newer one is left as it is.", 3],
    },
  ),
  describeSchema(bulkMessage, "BulkMessage", "A mail to several candidates.", {
    applications: ["To whom, at most 100."],
    subject: ["Subject; placeholders are filled in for each.", "Your application for {{jobTitle}}"],
    body: ["Text; placeholders are filled in for each.", "Dear {{firstName}}, ..."],
    sendAt: ["When they are to leave; at once without it."],
  }),
  describeSchema(
    bulkMessage.shape.applications.element,
    "MessageRecipient",
    "One of several who are written to.",
    {
      id: ["Id of the application.", exampleId],
      key: ["An id of the caller's own; sent again, it sends no second mail.", exampleId],
    },
  ),
  describeSchema(bulkResult.element, "BulkOutcome", "What became of one of several applications.", {
    id: ["Id of the application.", exampleId],
    refusal: ["Why nothing was done with it; null where it was.", null],
  }),
];
