import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { ApplicationRow } from "../applications/hr-applications.queries.ts";
import { messageMail } from "./candidate.mail.ts";
import { candidateContext } from "./hiring-file.service.ts";
import { applicationMessages } from "./pipeline.table.ts";

/** Puts what staff wrote into the thread and queues its mail: both, or neither. */
export async function postMessage(
  platform: Platform,
  scope: OrganisationScope,
  actor: Actor,
  application: ApplicationRow,
  message: { id: string; subject: string; body: string; author: { name: string; email: string } },
): Promise<void> {
  const { id, subject, body, author } = message;
  await scope.insert(applicationMessages, {
    id,
    applicationId: application.id,
    sender: "staff",
    authorId: actor.userId,
    subject,
    body,
    // Not the transaction's start, which lies before the wait for whoever held the application.
    sentAt: new Date(),
  });
  await scope.audit(actor, {
    action: "application.message_sent",
    subject: "application",
    subjectId: application.id,
    detail: { messageId: id },
  });
  const about = candidateContext(platform.origin, application);
  const mail = messageMail(about, { subject, body, author: author.name, replyTo: author.email });
  await queueAccountMail(scope.tx, platform, scope.organisationId, mail);
}
