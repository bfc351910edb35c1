import { nairobiDayAfter } from "#contract/core/clock.ts";
import { fillTemplate } from "#contract/core/slots.ts";
import { standardTemplates } from "#contract/recruitment/email-templates.ts";
import { demoCandidateEmail, demoOrganizations, demoStaff } from "./people.ts";
import { chance } from "./random.ts";
import type { DemoApplication, DemoCandidate, DemoJob } from "./types.ts";

export interface DemoMessage {
  sender: "staff" | "candidate";
  subject: string;
  body: string;
  sentAt: Date;
  readAt: Date | null;
}

export interface DemoDocumentRequest {
  title: string;
  note: string | null;
  dueDate: string | null;
  createdAt: Date;
  receivedAt: Date | null;
  acceptedAt: Date | null;
}

const hour = 3_600_000;

/** Nobody leaves a mail about a job unopened for longer. */
const maxUnreadMillis = 72 * hour;

const answers = [
  "Good morning. Tuesday or Thursday after ten suits me well. My number is the one in the application.",
  "Thank you for writing. I am free every afternoon this week; please call when it suits you.",
  "Asante sana. I can take a call on Wednesday between nine and noon.",
] as const;

const afterInvitation = [
  "Thank you, I confirm that I will be there with my original certificates.",
  "Thank you for the invitation. May I bring copies of my certificates, as the originals are with the county office?",
] as const;

/** Who writes for the organisation of a job. */
const writerOf = (job: DemoJob) =>
  demoStaff.find(({ organization, roles }) => organization === job.organization && roles.includes("hr"));

/** What staff and the candidate wrote to each other, by how far the application came. */
export function demoMessages(
  application: DemoApplication,
  candidate: DemoCandidate,
  job: DemoJob,
  today: Date,
): DemoMessage[] {
  const dice = chance(`messages ${application.candidateKey} ${job.key}`);
  const values = {
    candidateName: candidate.name,
    firstName: candidate.name.split(" ")[0] ?? "",
    jobTitle: job.title,
    department: job.department,
    organization: demoOrganizations.find(({ slug }) => slug === job.organization)?.name ?? "",
    senderName: writerOf(job)?.fullName ?? "",
  };
  const messages: DemoMessage[] = [];
  const write = (name: string, after: Date, reply: string | null) => {
    const template = standardTemplates.find((one) => one.name === name);
    const sentAt = new Date(after.getTime() + hour);
    if (!template || sentAt >= today) return;
    const subject = fillTemplate(template.subject, values);
    const body = fillTemplate(template.body, values);
    const answeredAt = new Date(sentAt.getTime() + dice.between(2, 5) * hour);
    const answered = reply !== null && answeredAt < today;
    const openedAt = answered ? answeredAt : new Date(sentAt.getTime() + maxUnreadMillis);
    messages.push({
      sender: "staff",
      subject,
      body,
      sentAt,
      readAt: openedAt < today ? openedAt : null,
    });
    if (!answered) return;
    // The latest answers are still to be read.
    const readAt = new Date(answeredAt.getTime() + 20 * hour);
    messages.push({
      sender: "candidate",
      subject: `Re: ${subject}`,
      body: reply,
      sentAt: answeredAt,
      readAt: readAt < today ? readAt : null,
    });
  };
  for (const { toStatus, at } of application.history) {
    if (toStatus === "screening" && dice.happens(0.5)) {
      write("Ask for a short call", at, dice.pick(answers));
    }
    if (toStatus === "interview") {
      const isOwner = candidate.email === demoCandidateEmail;
      write("Before the interview", at, !isOwner && dice.happens(0.6) ? dice.pick(afterInvitation) : null);
    }
    if (toStatus === "accepted") write("Offer call", at, dice.pick(answers));
  }
  return messages;
}

/** What the candidate was asked for, by where the application stands. */
export function demoDocumentRequests(
  { status, candidateKey, history }: DemoApplication,
  job: DemoJob,
  today: Date,
): DemoDocumentRequest[] {
  const dice = chance(`documents ${candidateKey} ${job.key}`);
  const createdAt = new Date(
    Math.min((history.at(-1)?.at ?? today).getTime() + hour, today.getTime() - hour),
  );
  const request = (title: string, note: string | null, arrived: "open" | "received" | "accepted") => ({
    title,
    note,
    dueDate: arrived === "open" ? nairobiDayAfter(today, dice.between(2, 6)) : null,
    createdAt,
    receivedAt: arrived === "open" ? null : new Date(createdAt.getTime() + hour / 2),
    acceptedAt: arrived === "accepted" ? new Date(createdAt.getTime() + (hour * 3) / 4) : null,
  });
  const identity = request("Copy of your national ID", null, "accepted");
  switch (status) {
    case "interview":
      return [request("KRA PIN certificate", "Both pages, as PDF or a clear photo.", "open")];
    case "assessment":
      return [
        request("Academic certificates", "Your highest qualification and KCSE in one file.", "received"),
      ];
    case "final_review":
      return [identity, request("Certificate of good conduct", "Not older than six months.", "received")];
    case "accepted":
      return [identity, request("Certificate of good conduct", "Not older than six months.", "accepted")];
    default:
      return [];
  }
}
