import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import { colleaguesToNotify } from "#server/accounts/team.service.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { MailMessage } from "#server/platform/mail/message.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { ApplicationRow } from "../applications/hr-applications.queries.ts";
import { staffContext } from "./hiring-file.service.ts";
import type { StaffContext } from "./pipeline.mail.ts";

/**
 * Mails to whoever in the organisation deals with the candidate.
 * @param preferredId who does so far, if anybody
 */
export async function notifyStaff(
  platform: Platform,
  scope: OrganisationScope,
  application: ApplicationRow,
  preferredId: string | null,
  mail: (about: StaffContext, to: string) => MailMessage,
): Promise<void> {
  const about = staffContext(platform.origin, application);
  for (const { email: to } of await colleaguesToNotify(scope, "hr", preferredId)) {
    await queueAccountMail(scope.tx, platform, scope.organisationId, mail(about, to), {
      aboutUserId: application.accountId ?? undefined,
    });
  }
}
