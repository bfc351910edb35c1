import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import { notify } from "#server/platform/notifications/notifications.service.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { applicationById } from "../applications/hr-applications.queries.ts";
import { remindParticipants } from "./interview-news.service.ts";
import * as queries from "./interview-reminders.queries.ts";

/** Reminds both sides of interviews, and asks those who interviewed for their scorecards afterwards. */
export const interviewRemindersTask = defineScheduledTask(
  "recruitment.interview_reminders",
  "Remind of interviews a day and an hour before, and ask for scorecards afterwards",
  "*/5 * * * *",
);

/** Interviews that one run looks at for each moment; the next run goes on. */
const maxAtOnce = 200;

/** What is due at an interview now: noted and queued together, so that it goes out once whoever comes first. */
async function follow(
  platform: Platform,
  { organisationId, id }: { organisationId: string; id: string },
  moment: queries.InterviewMoment,
  now: Date,
): Promise<void> {
  await inOrganisation(platform.database, organisationId, async (scope) => {
    const applicationId = await queries.claimMoment(scope, id, moment, now);
    const application = applicationId && (await applicationById(scope, applicationId));
    if (!application) return;
    if (moment !== "ended") return remindParticipants(platform, scope, application, id, moment);
    const asked = await queries.interviewersWithoutScorecard(scope, id, application.id);
    await notify(scope, asked, { kind: "interview_ended", subjectId: application.id });
  });
}

/** One run of the task. */
export async function followInterviews(platform: Platform, now = new Date()): Promise<void> {
  for (const moment of queries.interviewMoments) {
    const due = await acrossOrganisations(platform.database, (tx) =>
      queries.interviewsAt(tx, moment, now, maxAtOnce),
    );
    for (const place of due) await follow(platform, place, moment, now);
  }
}
