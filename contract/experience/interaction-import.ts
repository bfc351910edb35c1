import { importCalls } from "../core/import.calls.ts";
import { type ImportField, largeImport } from "../core/import.ts";

/** What a file may say of a contact. */
export const interactionImportFields: readonly ImportField[] = [
  {
    name: "openedAt",
    label: "Date",
    needs: "date",
    hint: "As 2026-10-21 or 21/10/2026, with the time if you have it",
    aliases: ["date and time", "opened", "created", "call date", "timestamp", "tarehe"],
  },
  {
    name: "channel",
    label: "Channel",
    needs: "channel",
    hint: "Call, branch, WhatsApp, email, SMS, app or web",
    aliases: ["source", "medium", "type", "njia"],
  },
  {
    name: "topic",
    label: "Topic",
    hint: "As in the list of topics; anything else becomes Other",
    aliases: ["category", "subject", "reason", "product", "mada"],
  },
  {
    name: "person",
    label: "Member",
    hint: "Member number, ID number, phone or email",
    aliases: ["member number", "member no", "phone", "phone number", "mobile", "id number", "email"],
  },
  { name: "contactName", label: "Name", aliases: ["full name", "member name", "customer", "caller", "jina"] },
  { name: "summary", label: "Summary", aliases: ["notes", "description", "details", "remarks", "maelezo"] },
  {
    name: "firstResponseAt",
    label: "First answer",
    hint: "When somebody first answered; empty where nobody did",
    aliases: ["first response", "responded", "answered"],
  },
  { name: "closedAt", label: "Closed", aliases: ["resolved", "closed on", "resolved on"] },
  { name: "direction", label: "Direction", hint: "In or out", aliases: ["in/out", "call type"] },
];

export const interactionImportCalls = importCalls(
  "/api/experience/interaction-imports",
  { role: "experience" },
  "interactions",
  largeImport.bytes,
);
