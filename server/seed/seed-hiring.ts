import type { InterviewType } from "#contract/recruitment/hiring.ts";
import { newId } from "#server/platform/database/columns.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import {
  applicationMessages,
  documentRequests,
  interviewers,
  interviews,
} from "#server/recruitment/pipeline/pipeline.table.ts";
import type { CollectedRows } from "./collected-rows.ts";
import { heldInterview } from "./content/applications.ts";
import { demoDocumentRequests, demoMessages } from "./content/correspondence.ts";
import type { DemoApplication, DemoCandidate, DemoInterview, DemoJob } from "./content/types.ts";
import type { Papers } from "./papers.ts";
import type { StoredFiles } from "./store-file.ts";

const hour = 3_600_000;

const typeOf: Record<DemoInterview["type"], InterviewType> = {
  "In person": "in_person",
  "Video call": "video",
  "Phone call": "phone",
};

/** Begins to write a person's file. @returns its id */
export function storePdf(rows: CollectedRows, files: StoredFiles, name: string, bytes: Uint8Array): string {
  const row = files.put(rows.scope, { name, contentType: "application/pdf", bytes });
  rows.add(storedFiles, row);
  return row.id;
}

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
  return new Date(at);
}

/** Collects what happened between HR and the candidate of an application. */
export async function seedHiring(
  rows: CollectedRows,
  files: StoredFiles,
  papers: Pick<Papers, "paper">,
  hiring: Hiring,
): Promise<void> {
  const { today, applicationId, application, candidate, job, userId, hrId } = hiring;
  const ahead = application.interview;
  const interview = ahead
    ? { ...ahead, at: freeHour(ahead.at, hiring.busy) }
    : heldInterview(application, job, hiring.busy);
  if (interview) {
    const { at: startsAt, type, location, interviewer } = interview;
    hiring.busy.add(startsAt.getTime());
    const endsAt = new Date(startsAt.getTime() + 0.75 * hour);
    const id = newId();
    rows.add(interviews, {
      id,
      applicationId,
      startsAt,
      endsAt,
      type: typeOf[type],
      location,
      interviewer,
      note: "Please have your original certificates and your national ID at hand.",
      scheduledBy: hrId,
      feedbackAskedAt: ahead ? null : endsAt,
    });
    rows.add(interviewers, { interviewId: id, userId: hrId });
  }
  for (const message of demoMessages(application, candidate, job, today)) {
    const authorId = message.sender === "staff" ? hrId : userId;
    rows.add(applicationMessages, { ...message, applicationId, authorId });
  }
  for (const request of demoDocumentRequests(application, job, today)) {
    const bytes = request.receivedAt && (await papers.paper(request.title, candidate.name));
    const fileId = bytes && storePdf(rows, files, `${request.title}.pdf`, bytes);
    rows.add(documentRequests, { ...request, applicationId, requestedBy: hrId, fileId });
  }
}
