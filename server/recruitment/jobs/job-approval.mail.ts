import type { JobForm } from "#contract/recruitment/job-form.ts";
import { nairobiDate, nairobiMoment } from "#server/platform/clock.ts";
import type { MailMessage } from "#server/platform/mail/message.ts";

/** Where a request for approval is read and decided on. */
export const jobApprovalPath = (id: string): string => `/hr-manager/jobs/approval/${id}`;

/** Asks an owner to approve a job. */
export function jobApprovalMail(
  to: string,
  { title, department, salary, deadline }: JobForm,
  { author, link }: { author: string; link: string },
): MailMessage {
  return {
    to,
    subject: `A job waits for your approval: ${title}`.slice(0, 250),
    preview: `${author} asks you to approve it.`,
    blocks: [
      { kind: "paragraph", text: `${author} would like to publish the job ${title}.` },
      {
        kind: "facts",
        rows: [
          { label: "Department", value: department },
          ...(salary ? [{ label: "Salary", value: salary }] : []),
          { label: "Last day to apply", value: nairobiDate(nairobiMoment(deadline)) },
        ],
      },
      {
        kind: "paragraph",
        text: "It is published when you approve it. You can also send it back with words.",
      },
      { kind: "button", label: "Read and decide", url: link },
    ],
  };
}
