import type { ApplicationStatus } from "#contract/recruitment/applications.ts";
import { applicationCreated, applicationMoved } from "#contract/recruitment/events.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { announce } from "#server/platform/events/announce.ts";
import type { Queue } from "#server/platform/queue/queue.ts";

/** The transaction in which it happens, and whose application it is. */
interface Place {
  tx: Tx;
  organisationId: string;
}

/** Announces an application that has come. */
export const announceApplication = (
  queue: Queue,
  place: Place,
  applicationId: string,
  job: { id: string; title: string },
): Promise<void> =>
  announce(queue, place, applicationCreated, {
    applicationId,
    jobId: job.id,
    jobTitle: job.title,
    status: "submitted",
    stage: 1,
  });

/** Announces that an application has another status. @param before the application before */
export const announceMove = (
  queue: Queue,
  place: Place,
  before: { id: string; jobId: string; jobTitle: string; status: ApplicationStatus },
  now: { status: ApplicationStatus; stage: number },
): Promise<void> =>
  announce(queue, place, applicationMoved, {
    applicationId: before.id,
    jobId: before.jobId,
    jobTitle: before.jobTitle,
    previousStatus: before.status,
    ...now,
  });
