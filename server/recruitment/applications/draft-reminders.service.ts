import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import { nairobiDay, nairobiDayAfter } from "#server/platform/clock.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import { pageInEach } from "#server/platform/mail/in-languages.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { draftReminderMail } from "./applications.mail.ts";
import * as queries from "./draft-reminders.queries.ts";

/** Reminds candidates of what they have begun and not sent. */
export const draftRemindersTask = defineScheduledTask(
  "recruitment.draft_reminders",
  "Remind of unsent applications before the deadline",
  "*/15 * * * *",
);

/** Drafts that one run looks at; the next run goes on. */
const maxAtOnce = 200;

/** One run of the task: every draft is reminded of once, whichever process comes first. */
export async function remindOfDrafts(platform: Platform, now = new Date()): Promise<void> {
  const { database, origin } = platform;
  const today = nairobiDay(now);
  const until = nairobiDayAfter(now, queries.reminderDays);
  const due = await acrossOrganisations(database, (tx) =>
    queries.draftsToRemind(tx, today, until, maxAtOnce),
  );
  for (const { organisationId, id } of due) {
    await inOrganisation(database, organisationId, async (scope) => {
      const draft = await queries.lockDueDraft(scope, id, today, until);
      if (!draft) return;
      await queries.noteReminder(scope, id, now);
      const { email: to, jobId, ...about } = draft;
      const link = pageInEach(origin, `/jobs/apply?${new URLSearchParams({ job: jobId })}`);
      await queueAccountMail(scope.tx, platform, organisationId, draftReminderMail({ ...about, to, link }));
    });
  }
}
