import { exampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema, type Fields } from "../core/documentation.ts";
import { auditEntry, auditList } from "./audit.ts";

const filterFields: Fields<typeof auditList.filter> = {
  q: ["Words in the name or address of a person.", "wanjiku"],
  from: ["First day, in Nairobi.", "2026-10-23"],
  to: ["Last day, in Nairobi.", "2026-11-21"],
  kind: ["What entries are about; may be given several times.", ["access"]],
};

export const auditDocs = [
  describeSchema(
    auditList.filter,
    "AuditFilter",
    "Which entries of the audit trail are meant.",
    filterFields,
  ),
  describeSchema(auditList.query, "AuditQuery", "Which page of which entries.", {
    ...filterFields,
    page: pageFields.page,
    pageSize: pageFields.pageSize,
  }),
  describeSchema(auditEntry, "AuditEntry", "Something that was done in the organisation.", {
    id: ["Id of the entry.", exampleId],
    at: ["When.", "2026-11-21T06:00:00.000Z"],
    action: ["What was done.", "document.viewed"],
    actor: ["By whom; null when nobody is known, or the account is gone."],
    about: ["Whom or what it was done to; empty where that is gone.", "Wanjiku Kamau, Loan Officer"],
    ip: ["Address that the request came from; null for the product itself.", "41.90.1.2"],
    detail: ["What else is on record.", { from: "screening", to: "interview" }],
  }),
  describeSchema(auditEntry.shape.actor.unwrap(), "AuditActor", "Who did something.", {
    name: ["First and last name, or the name of an API token.", "Amina Hassan"],
    email: ["Email address; empty for an API token.", "hr@umoja.example"],
    kind: ["Whether a person or an API token did it.", "person"],
  }),
];
