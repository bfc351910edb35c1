import type { Job } from "#contract/recruitment/jobs.ts";
import { formatDate } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Dialog, DialogClose } from "#web/ui/dialog.tsx";
import { Link } from "#web/ui/link.tsx";
import { RichText } from "#web/ui/rich-text.tsx";
import { useAdvertLanguage } from "./advert-language.ts";
import { Department } from "./department.tsx";
import { jobMessages } from "./job.messages.ts";
import { JobFacts } from "./job-facts.tsx";
import { jobPageMessages } from "./job-page.messages.ts";
import { JobSections } from "./job-sections.tsx";
import { daysLeftText, isOpen } from "./job-status.ts";
import { JobStatusBadge } from "./job-status-badge.tsx";
import { applyPath, jobPath } from "./paths.ts";
import { useSource } from "./use-source.ts";

/** A job in full, above the board. */
export default function JobDetailsDialog({
  job,
  now,
  open,
  onOpenChange,
}: {
  job: Job;
  now: Date;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const language = useLanguage();
  const source = useSource();
  const t = { ...useMessages(jobMessages), ...useMessages(jobPageMessages) };
  const taking = isOpen(job, now);
  return (
    <Dialog
      size="lg"
      open={open}
      onOpenChange={onOpenChange}
      title={job.title}
      titleLang={useAdvertLanguage(job)}
      description={
        <>
          {job.organization.name} · <Department job={job} />
        </>
      }
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">{t.close}</Button>
          </DialogClose>
          {taking && <ButtonLink to={applyPath(job.id, source)}>{t.applyNow}</ButtonLink>}
        </>
      }
    >
      <div className="mb-8 rounded-input border border-line p-4">
        <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <JobStatusBadge open={taking} />
          {taking && <span className="font-semibold">{daysLeftText(job.deadline, now, language)}</span>}
          <span className="text-muted">{t.posted({ date: formatDate(job.postedDate, language) })}</span>
        </p>
        <JobFacts
          job={job}
          labelled
          columns
          show={["location", "type", "salary", "experience", "education"]}
        />
      </div>
      <JobSections job={job} level={3} />
      <p className="mt-8 text-sm text-muted">
        <RichText
          text={t.keep}
          parts={{
            page: (words) => (
              <Link to={jobPath(job, source)} className="font-semibold text-brand-ink underline">
                {words}
              </Link>
            ),
          }}
        />
      </p>
    </Dialog>
  );
}
