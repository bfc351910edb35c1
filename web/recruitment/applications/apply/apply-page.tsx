import { useState } from "react";
import { type DefaultValues, useForm } from "react-hook-form";
import type { User } from "#contract/accounts/accounts.ts";
import type { CandidateProfile, KeptResume } from "#contract/recruitment/candidate.ts";
import type { Draft, DraftContent, DraftSummary } from "#contract/recruitment/drafts.ts";
import { formSteps } from "#contract/recruitment/form-steps.ts";
import type { JobDetails } from "#contract/recruitment/job-terms.ts";
import { formatDate } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { jobPath } from "#web/recruitment/jobs/paths.ts";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Card } from "#web/ui/card.tsx";
import { NeedsScripts } from "#web/ui/needs-scripts.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { DraftNotice } from "#web/ui/wizard/draft-notice.tsx";
import { DraftStatus } from "#web/ui/wizard/draft-status.tsx";
import { useDraft } from "#web/ui/wizard/use-draft.ts";
import { useStep } from "#web/ui/wizard/use-step.ts";
import { AlreadyApplied } from "./already-applied.tsx";
import { ApplicationForm } from "./application-form.tsx";
import { applicationResolver } from "./application-resolver.ts";
import {
  type ApplicationInput,
  type ApplicationValues,
  fromDraftValues,
  initialValues,
  toDraftValues,
} from "./application-values.ts";
import { applyMessages } from "./apply.messages.ts";
import { ClosedJobDraft, JobClosed } from "./closed-job.tsx";
import { useCvChoice } from "./cv-choice.ts";
import { discardDraft, draftTransport, unsentDraft } from "./mutations.ts";
import { ResumeTab } from "./resume-tab.tsx";
import { type correctedIdentity, fillFromResume } from "./resume-to-form.ts";

/** What an application can start from. */
export interface ApplyStart {
  user: User;
  job: JobDetails;
  /** What the address named as where the applicant came from; null if nothing. */
  source: string | null;
  profile: CandidateProfile;
  resumes: readonly KeptResume[];
  /** What was entered for this job earlier, in whatever browser; null the first time. */
  draft: Draft | null;
  /** Something that was entered for a job that has closed meanwhile; null without it. */
  closedDraft: DraftSummary | null;
}

/** Apply for one job. What both tabs hold lives here, so that neither loses it to the other. */
export function ApplyPage({ user, job, source, profile, resumes, draft: found, closedDraft }: ApplyStart) {
  const language = useLanguage();
  const t = useMessages(applyMessages);
  const initial = initialValues(user, profile.details, source);
  const opened = found ? fromDraftValues(found.values, initial) : initial;
  const form = useForm<ApplicationInput, unknown, ApplicationValues>({
    resolver: applicationResolver(job.asksNoExperience, job.questions),
    mode: "onChange",
    // The form itself moves the focus: the first invalid field may be on another step.
    shouldFocusError: false,
    defaultValues: opened as DefaultValues<ApplicationInput>,
  });
  const [tab, setTab] = useState("form");
  const steps = useStep(formSteps.length, found?.step ?? 1);
  const usual = resumes.find((one) => one.isDefault)?.id ?? null;
  const cv = useCvChoice(resumes, found ? found.resumeId : usual);
  const [checks, setChecks] = useState<readonly string[] | null>(null);
  const show = (values: object) => form.reset(values as ApplicationInput, { keepDefaultValues: true });
  const showDraft = (draft: DraftContent) => {
    show(fromDraftValues(draft.values, initial));
    cv.choose(draft.resumeId);
    steps.setStep(draft.step);
  };
  const draft = useDraft(form, {
    transport: draftTransport(job.id),
    draft: found,
    opened,
    toValues: toDraftValues,
    beside: { step: steps.step, resumeId: cv.chosen?.resume?.id ?? null },
    unsent: unsentDraft(job.id),
    onRecovered: showDraft,
  });
  // As far as is known.
  const open = draft.kept?.open ?? true;

  const applyResume = (resume: KeptResume, corrected: ReturnType<typeof correctedIdentity>) => {
    const filled = fillFromResume(form.getValues(), resume.reading, language);
    show({ ...filled.values, ...corrected });
    cv.upsert(resume);
    cv.choose(resume.id);
    setChecks(filled.checks);
    steps.goTo(1);
    setTab("form");
  };
  const startOver = async () => {
    await discardDraft(job.id);
    show(initial);
    cv.choose(usual);
    steps.setStep(1);
    setChecks(null);
    draft.restart({ values: toDraftValues(initial), step: 1, resumeId: usual });
  };
  const takeClosedDraft = (closed: Draft) => {
    // Another job asks its own questions, and was come to by a way of its own.
    show(fromDraftValues({ ...closed.values, answers: {}, source: initial.source }, initial));
    if (closed.resumeId) cv.choose(closed.resumeId);
    steps.setStep(1);
    setTab("form");
  };

  return (
    <div className="column max-w-5xl py-8 sm:py-10">
      <PageHeader
        breadcrumb={<Breadcrumb items={[{ label: job.title, to: jobPath(job) }, { label: t.apply }]} />}
        title={t.applyFor({ job: job.title })}
        lead={[
          job.organization.name,
          job.location,
          ...(open ? [t.applyBy({ date: formatDate(job.deadline, language) })] : []),
        ].join(" · ")}
      />
      <div className="space-y-4">
        <DraftNotice draft={draft} changed={t.changedElsewhere} onTake={showDraft} onRestart={startOver}>
          {t.startOver}
        </DraftNotice>
        {closedDraft && !found && <ClosedJobDraft draft={closedDraft} onUse={takeClosedDraft} />}
        {!open && <JobClosed />}
        {draft.state.kind === "closed" && (
          <AlreadyApplied jobId={job.id} message={draft.state.message}>
            {t.notKept}
          </AlreadyApplied>
        )}
        <NeedsScripts what={t.applyHere}>
          <Card>
            <Tabs
              label={t.waysToApply}
              keepMounted
              value={tab}
              onValueChange={setTab}
              tabs={[
                {
                  value: "upload",
                  label: t.uploadResume,
                  content: <ResumeTab cv={cv} onUse={applyResume} />,
                },
                {
                  value: "form",
                  label: t.applicationForm,
                  content: (
                    <ApplicationForm
                      form={form}
                      job={job}
                      savesAnswers={profile.savesAnswers}
                      cv={cv}
                      checks={checks}
                      steps={steps}
                      status={<DraftStatus state={draft.state} note={open ? undefined : t.closedShort} />}
                      onSent={draft.stop}
                    />
                  ),
                },
              ]}
            />
          </Card>
        </NeedsScripts>
      </div>
    </div>
  );
}
