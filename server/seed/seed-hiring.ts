import type { InterviewType } from "#contract/recruitment/hiring.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { FileStore } from "#server/platform/files/store.ts";
import {
  applicationMessages,
  documentRequests,
  interviewers,
  interviews,
} from "#server/recruitment/pipeline/pipeline.table.ts";
import { demoDocumentRequests, demoMessages } from "./content/correspondence.ts";
import type { DemoApplication, DemoCandidate, DemoInterview, DemoJob } from "./content/types.ts";
import type { Papers } from "./papers.ts";
import { storeFile } from "./store-file.ts";

const hour = 3_600_000;

const typeOf: Record<DemoInterview["type"], InterviewType> = {
  "In person": "in_person",
  "Video call": "video",
  "Phone call": "phone",
};

/** A person's file in the store. @returns its id */
export const storePdf = (scope: OrganisationScope, files: FileStore, name: string, bytes: Uint8Array) =>
  storeFile(scope, files, { name, contentType: "application/pdf", bytes });

interface Hiring {
  today: Date;
  applicationId: string;
  application: DemoApplication;
  candidate: DemoCandidate;
  job: DemoJob;
  /** Account of the candidate. */
  userId: string;
  /** Account of the person in HR. */
  hrId: string;
  /** Times at which HR of the organisation is busy already; the interview's own is added. */
  busy: Set<number>;
}

/** The next free hour from the planned one on. */
function freeHour(planned: Date, busy: Set<number>): Date {
  let at = planned.getTime();
  while (busy.has(at)) at += hour;
  busy.add(at);
  return new Date(at);
}

/** Writes what happened between HR and the candidate of an application. */
export async function seedHiring(
  scope: OrganisationScope,
  files: FileStore,
  papers: Pick<Papers, "paper">,
  hiring: Hiring,
): Promise<void> {
  const { today, applicationId, application, candidate, job, userId, hrId } = hiring;
  const { interview } = application;
  if (interview) {
    const startsAt = freeHour(interview.at, hiring.busy);
    const id = newId();
    await scope.insert(interviews, {
      id,
      applicationId,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 0.75 * hour),
      type: typeOf[interview.type],
      location: interview.location,
      interviewer: interview.interviewer,
      note: "Please have your original certificates and your national ID at hand.",
      scheduledBy: hrId,
    });
    await scope.insert(interviewers, { interviewId: id, userId: hrId });
  }
  for (const message of demoMessages(application, candidate, job, today)) {
    const authorId = message.sender === "staff" ? hrId : userId;
    await scope.insert(applicationMessages, { ...message, applicationId, authorId });
  }
  for (const request of demoDocumentRequests(application, job, today)) {
    const bytes = request.receivedAt && (await papers.paper(request.title, candidate.name));
    const fileId = bytes && (await storePdf(scope, files, `${request.title}.pdf`, bytes));
    await scope.insert(documentRequests, { ...request, applicationId, requestedBy: hrId, fileId });
  }
}
