import type { NotificationKind } from "#contract/core/notifications.ts";
import { namesOf } from "#server/accounts/team.service.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type {
  DescribeNotifications,
  NotificationCause,
} from "#server/platform/notifications/notifications.service.ts";
import { applicationTitles, jobsWithWaiting } from "./applications/notifications.queries.ts";
import { generalNames } from "./general-applications/general-applications.queries.ts";
import { jobApprovalPath } from "./jobs/job-approval.mail.ts";
import { draftTitles } from "./jobs/job-drafts.queries.ts";

const applicationPage = (id: string): string => `/hr-manager/applications?application=${id}`;

async function applicationsBehind(scope: OrganisationScope, causes: readonly NotificationCause[]) {
  const rows = await applicationTitles(
    scope,
    causes.map(({ subjectId }) => subjectId),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

interface AboutApplication {
  candidateName: string;
  jobTitle: string;
}

/** Of a notification that is about an application: what happened, and whom or what it concerns. */
const aboutApplication =
  (words: (application: AboutApplication) => { title: string; detail: string }): DescribeNotifications =>
  async (scope, causes) => {
    const found = await applicationsBehind(scope, causes);
    return ({ subjectId }) => {
      const application = found.get(subjectId);
      return application ? { ...words(application), path: applicationPage(subjectId) } : null;
    };
  };

const applicationReceived = aboutApplication(({ candidateName, jobTitle }) => ({
  title: `New application for ${jobTitle}`,
  detail: candidateName,
}));

const generalReceived: DescribeNotifications = async (scope, causes) => {
  const rows = await generalNames(
    scope,
    causes.map(({ subjectId }) => subjectId),
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ({ subjectId }) => {
    const detail = names.get(subjectId);
    if (detail === undefined) return null;
    return { title: "New general application", detail, path: "/hr-manager/candidates?general=true" };
  };
};

const assessmentFinished = aboutApplication(({ candidateName, jobTitle }) => ({
  title: `An assessment for ${jobTitle} is done`,
  detail: candidateName,
}));

const interviewEnded = aboutApplication(({ candidateName, jobTitle }) => ({
  title: `Give your scorecard for ${candidateName}`,
  detail: `After the interview for ${jobTitle}`,
}));

/** Something that happened around an application and needs no more words. */
const news = (happened: string) =>
  aboutApplication(({ candidateName, jobTitle }) => ({
    title: happened,
    detail: `${candidateName}, ${jobTitle}`,
  }));
const applicationAwake = aboutApplication(({ candidateName, jobTitle }) => ({
  title: `${candidateName} is back in your list`,
  detail: `You put the application for ${jobTitle} aside until today`,
}));

const noteMention: DescribeNotifications = async (scope, causes) => {
  const found = await applicationsBehind(scope, causes);
  const actors = causes.flatMap(({ actorId }) => actorId ?? []);
  const names = await namesOf(scope, actors);
  return ({ subjectId, actorId }) => {
    const application = found.get(subjectId);
    if (!application) return null;
    const { candidateName, jobTitle } = application;
    return {
      title: `${(actorId && names.get(actorId)) ?? "A colleague"} mentioned you in a note`,
      detail: `${candidateName}, ${jobTitle}`,
      path: applicationPage(subjectId),
    };
  };
};

const jobEnded: DescribeNotifications = async (scope, causes) => {
  const rows = await jobsWithWaiting(
    scope,
    causes.map(({ subjectId }) => subjectId),
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  return ({ subjectId }) => {
    const job = found.get(subjectId);
    if (!job) return null;
    return {
      title: `${job.title} takes no more applications`,
      detail: `${job.waiting} ${job.waiting === 1 ? "application waits" : "applications wait"} for a decision`,
      path: `/hr-manager/applications?jobId=${subjectId}`,
    };
  };
};

/** Of a job: while it is a draft that the owner decides on, and once it is published. */
const aboutJob =
  (title: string, pathOf: (id: string) => string): DescribeNotifications =>
  async (scope, causes) => {
    const ids = causes.map(({ subjectId }) => subjectId);
    const [drafts, published] = [await draftTitles(scope, ids), await jobsWithWaiting(scope, ids)];
    const found = new Map([...drafts, ...published].map((row) => [row.id, row.title]));
    const isDraft = new Set(drafts.map((row) => row.id));
    return ({ subjectId: id }) => {
      const detail = found.get(id);
      if (detail === undefined) return null;
      return { title, detail, path: isDraft.has(id) ? jobApprovalPath(id) : pathOf(id) };
    };
  };

const jobPage = (id: string): string => `/hr-manager/jobs/${id}/edit`;

/** What recruitment notifies of: what it reads like and where it leads. */
export const recruitmentNotifications = {
  application_received: applicationReceived,
  general_application_received: generalReceived,
  note_mention: noteMention,
  job_ended: jobEnded,
  job_to_approve: aboutJob("A job waits for your approval", jobPage),
  job_approved: aboutJob("Your job was approved and is published", jobPage),
  job_returned: aboutJob("Your job was sent back to be changed", jobPage),
  job_changed: aboutJob("A published job was changed", jobPage),
  assessment_finished: assessmentFinished,
  interview_ended: interviewEnded,
  first_days_due: news("Something for first days is due"),
  interview_booked: news("A candidate chose the time of an interview"),
  interview_times_asked: news("A candidate asks for other times for an interview"),
  interview_times_expired: news("Nobody chose a time for an interview"),
  offer_to_approve: news("An offer waits for your approval"),
  offer_approved: news("An offer was approved and can be sent"),
  offer_returned: news("An offer was given back to be changed"),
  offer_accepted: news("An offer was accepted"),
  offer_declined: news("An offer was declined"),
  offer_expired: news("An offer has expired"),
  scheduled_not_sent: news("A scheduled email did not leave"),
  application_awake: applicationAwake,
} satisfies Partial<Record<NotificationKind, DescribeNotifications>>;
