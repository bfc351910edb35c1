import { exampleId } from "./core.docs.ts";
import { documentRequest, newDocumentRequest } from "./document-requests.ts";
import { describeSchema } from "./documentation.ts";
import { attemptKeyField } from "./thread.docs.ts";

export const dueDateField = ["Until when; empty or left out for no date.", "2026-11-30"] as const;

export const documentRequestDocs = [
  describeSchema(newDocumentRequest, "NewDocumentRequest", "A document to ask for.", {
    key: attemptKeyField,
    title: ["Which document.", "Certificate of good conduct"],
    note: ["What the other side should know.", "Not older than a year."],
    dueDate: dueDateField,
  }),
  describeSchema(documentRequest, "DocumentRequest", "A document that was asked for.", {
    id: ["Id of the request.", exampleId],
    title: ["Which document.", "Certificate of good conduct"],
    note: ["What the other side should know; null if nothing.", "Not older than a year."],
    dueDate: ["Until when; null without a date.", "2026-11-30"],
    createdAt: ["When it was asked for.", "2026-11-20T09:00:00.000Z"],
    state: ["How far it has come; `returned` came and was asked for once more.", "open"],
    receivedAt: ["When it came; null until then.", null],
    file: ["What came; null until then."],
  }),
  describeSchema(documentRequest.shape.file.unwrap(), "DocumentFile", "An uploaded document.", {
    name: ["Name of the file.", "good-conduct.pdf"],
    type: ["Its media type.", "application/pdf"],
    bytes: ["Its size.", 94_210],
  }),
];
