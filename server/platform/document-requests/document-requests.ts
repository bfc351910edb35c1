import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, check, date, text, uuid } from "drizzle-orm/pg-core";
import { type DocumentRequest, type DocumentState, maxNote } from "#contract/core/document-requests.ts";
import { CodedError } from "#contract/core/errors.ts";
import { maxLine } from "#contract/core/limits.ts";
import { textOf } from "#contract/core/messages.ts";
import { nairobiDay } from "#server/platform/clock.ts";
import { createdAt, moment } from "#server/platform/database/columns.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { documentRequestMessages } from "./document-requests.messages.ts";

/** Columns that every table of document requests has, beside its keys, who asks, and what it is about. */
export const documentRequestColumns = () => ({
  title: text("title").notNull(),
  note: text("note"),
  dueDate: date("due_date"),
  createdAt: createdAt(),
  fileId: uuid("file_id"),
  receivedAt: moment("received_at"),
  acceptedAt: moment("accepted_at"),
  /** Taken back, or replaced by a new request for the same document. */
  cancelledAt: moment("cancelled_at"),
});

/** Characters of these columns. */
export const documentRequestLengths = { title: maxLine, note: maxNote };

/**
 * What these columns may hold together.
 * @param name of the table
 */
export const documentRequestChecks = (
  name: string,
  table: Record<"fileId" | "receivedAt" | "acceptedAt", AnyPgColumn>,
) => [
  check(`${name}_received`, sql`(${table.fileId} is null) = (${table.receivedAt} is null)`),
  check(`${name}_accepted`, sql`${table.acceptedAt} is null or ${table.receivedAt} is not null`),
];

interface Moments {
  cancelledAt: Date | null;
  acceptedAt: Date | null;
  receivedAt: Date | null;
}

/** How far a request has come. */
export function stateOfRequest({ cancelledAt, acceptedAt, receivedAt }: Moments): DocumentState {
  if (cancelledAt) return receivedAt ? "returned" : "cancelled";
  if (acceptedAt) return "accepted";
  return receivedAt ? "received" : "open";
}

/** Requests that neither came nor were taken back, as SQL says it. */
export const openRequest = (table: Record<keyof Omit<Moments, "acceptedAt">, AnyPgColumn>): SQL =>
  sql`${table.receivedAt} is null and ${table.cancelledAt} is null`;

/** What a query reads of the file that came. */
export const requestFileFields = {
  fileName: storedFiles.name,
  fileType: storedFiles.contentType,
  fileBytes: storedFiles.bytes,
};

type FileOf = { fileName: string | null; fileType: string | null; fileBytes: number | null };

/** A request as it travels. */
export function shownRequest<
  Row extends Omit<DocumentRequest, "createdAt" | "receivedAt" | "state" | "file"> &
    Moments &
    FileOf & { createdAt: Date },
>(row: Row): DocumentRequest {
  const { fileName: name, fileType: type, fileBytes: bytes } = row;
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    receivedAt: row.receivedAt?.toISOString() ?? null,
    state: stateOfRequest(row),
    file: name && type && bytes ? { name, type, bytes } : null,
  };
}

/** @throws CodedError validation for a day that has passed */
export function requireDueDate(day: string | undefined): string | null {
  if (!day) return null;
  if (day < nairobiDay(new Date())) {
    throw new CodedError("validation", undefined, { dueDate: "Choose today or a day that lies ahead." });
  }
  return day;
}

/** Documents that may be open at a time, of one person's one matter. */
const maxOpen = 20;

/** @throws CodedError conflict when so many are open that no other may be asked for */
export function requireRoom(requests: readonly Moments[]): void {
  if (requests.filter((row) => stateOfRequest(row) === "open").length >= maxOpen) {
    throw new CodedError("conflict", `${maxOpen} documents are still open. Wait for some of them.`);
  }
}

/**
 * Whether a decision is still to be made; one that is repeated changes nothing.
 * @throws CodedError conflict when there is nothing to judge
 */
export function isToReview(request: Moments, decision: "accept" | "ask_again"): boolean {
  const state = stateOfRequest(request);
  if (state === (decision === "accept" ? "accepted" : "returned")) return false;
  if (state === "received") return true;
  throw new CodedError("conflict", "There is no document to judge: look again at the request.");
}

/**
 * Whether a request is still to be taken back; one that was taken back already stays so.
 * @throws CodedError conflict when the document has come
 */
export function isToCancel(request: Moments): boolean {
  const state = stateOfRequest(request);
  if (state !== "open" && state !== "cancelled") {
    throw new CodedError("conflict", "The document has come meanwhile.");
  }
  return state === "open";
}

/** @throws CodedError conflict for a document that nobody waits for, or that was accepted */
export function requireWanted(request: Moments | null): asserts request {
  const state = request && stateOfRequest(request);
  if (state !== "open" && state !== "received") {
    throw new CodedError(
      "conflict",
      textOf(documentRequestMessages, (t) => t.notAsked),
    );
  }
}
