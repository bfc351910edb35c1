import { exampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { outgoingList, outgoingMessage } from "./communications.ts";

export const communicationDocs = [
  describeSchema(outgoingList.query, "OutgoingQuery", "Which messages.", {
    page: pageFields.page,
    pageSize: pageFields.pageSize,
    q: ["Part of the address, number or subject.", "wanjiku"],
    state: ["How far it came; may be given several times.", ["failed"]],
  }),
  describeSchema(outgoingMessage, "OutgoingMessage", "A mail or SMS on its way out of the organisation.", {
    id: ["Its id.", exampleId],
    to: ["The address or number.", "wanjiku@mail.example"],
    about: ["The mail's subject; of an SMS a code for what it is about.", "Your dividend, Wanjiku"],
    state: ["How far it came.", "sent"],
    queuedAt: ["When it was queued.", "2026-11-24T06:00:00.000Z"],
    doneAt: ["When it was taken, kept or given up; null while it waits.", "2026-11-24T06:00:02.000Z"],
    lastError: ["Why the last attempt failed; null if none did.", null],
  }),
];
