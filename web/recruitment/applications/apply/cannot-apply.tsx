import type { MyApplication } from "#contract/recruitment/applications.ts";
import type { Job } from "#contract/recruitment/jobs.ts";
import { formatDate } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { applicationPath } from "../portal/paths.ts";
import { closedMessages, submissionMessages } from "./apply.messages.ts";

/** In place of the form, when one has applied already or the job is closed. */
export function CannotApply({
  job,
  application,
  kept,
}: {
  job: Job;
  application: MyApplication | null;
  /** Whether something was entered before the job closed. */
  kept: boolean;
}) {
  return (
    <div className="column max-w-3xl py-8 sm:py-10">
      <PageHeader title={job.title} lead={`${job.organization.name} · ${job.location}`} />
      {application ? <Applied application={application} /> : <Closed job={job} kept={kept} />}
    </div>
  );
}

function Applied({ application }: { application: MyApplication }) {
  const language = useLanguage();
  const t = useMessages(closedMessages);
  const { seeMine } = useMessages(submissionMessages);
  const { entered, organization, appliedDate } = application;
  const withdrawn = application.status === "withdrawn";
  const date = formatDate(appliedDate, language);
  return (
    <Alert
      title={withdrawn ? t.withdrawn : entered ? t.entered : t.applied}
      actions={<ButtonLink to={applicationPath(application.id)}>{seeMine}</ButtonLink>}
    >
      {entered ? t.enteredOn({ organization, date }) : t.sentOn({ date })}
      {withdrawn && ` ${t.notAgain}`}
    </Alert>
  );
}

function Closed({ job: { paused, organization }, kept }: { job: Job; kept: boolean }) {
  const t = useMessages(closedMessages);
  const keptText = paused ? t.keptPaused : t.kept;
  return (
    <Alert
      tone="warning"
      title={paused ? t.takesNone : t.isClosed}
      actions={<ButtonLink to="/jobs">{t.seeOpen}</ButtonLink>}
    >
      {paused ? t.saccoTakesNone({ organization: organization.name }) : t.noLonger}{" "}
      {kept ? keptText : t.others}
    </Alert>
  );
}
