import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { type DefaultValues, useForm, useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import {
  type JobDraft,
  type JobDraftContent,
  jobSteps,
  jobWizardForm,
} from "#contract/recruitment/job-drafts.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { NeedsScripts } from "#web/ui/needs-scripts.tsx";
import { toast } from "#web/ui/toast.ts";
import { DraftNotice } from "#web/ui/wizard/draft-notice.tsx";
import { DraftStatus } from "#web/ui/wizard/draft-status.tsx";
import { useDraft } from "#web/ui/wizard/use-draft.ts";
import { useStep } from "#web/ui/wizard/use-step.ts";
import { Wizard } from "#web/ui/wizard/wizard.tsx";
import { JobFields } from "../form/job-fields.tsx";
import {
  fromDraftValues,
  initialValues,
  type JobDraftInput,
  type JobInput,
  type JobValues,
  toDraftValues,
} from "../form/job-values.ts";
import { MilestoneFields } from "../form/milestone-fields.tsx";
import { QuestionFields } from "../form/question-fields.tsx";
import { jobRefusal } from "../form/refusal.ts";
import { discardJobDraft, jobDraftTransport, unsentJobDraft } from "../mutations.ts";
import { hrJobsPath } from "../paths.ts";
import { AskedDialog } from "./asked-dialog.tsx";
import { GenerationNotice } from "./generation-notice.tsx";
import { ModeStep } from "./mode-step.tsx";
import { PreviewStep } from "./preview-step.tsx";
import { PublishingDialog } from "./publishing-dialog.tsx";
import { TitleStep } from "./title-step.tsx";
import { useAsking } from "./use-asking.ts";
import { useGeneration } from "./use-generation.ts";
import { usePublishing } from "./use-publishing.ts";

type StepName = (typeof jobSteps)[number]["name"];

const titles: Record<StepName, string> = {
  title: "Select Job Title",
  mode: "Choose How to Write It",
  edit: "Edit Job",
  preview: "Preview",
  milestones: "Application Tracking Milestones",
};

/** What is said when a step is not complete (specification 001, section 5). */
const refusals: Partial<Record<StepName, readonly [title: string, text: string]>> = {
  title: ["Job Title Required", "Please select or enter a job title."],
  mode: ["Selection Required", "Please choose between AI generation or manual creation."],
};

/** The Create Job wizard above the Jobs tab (specification 001, section 2). */
export function JobWizard({
  id,
  draft: found,
  now,
  needsApproval,
  sentBack,
}: {
  id: string;
  draft: JobDraft | null;
  now: string;
  /** Whether the owner has to approve a job of this person's before it is published. */
  needsApproval: boolean;
  /** Why the owner sent it back; null if they did not. */
  sentBack: string | null;
}) {
  const navigate = useNavigate();
  const [initial] = useState(() => initialValues(new Date(now)));
  const opened = found ? fromDraftValues(found.values, initial) : initial;
  const form = useForm<JobInput, unknown, JobValues>({
    resolver: zodResolver(jobWizardForm),
    mode: "onChange",
    // The wizard itself moves the focus: the first invalid field may be on another step.
    shouldFocusError: false,
    defaultValues: opened as DefaultValues<JobInput>,
  });
  const steps = useStep(jobSteps.length, found?.step ?? 1);
  const show = (values: JobDraftInput) => form.reset(values as JobInput, { keepDefaultValues: true });
  const showDraft = (draft: JobDraftContent) => {
    show(fromDraftValues(draft.values, initial));
    steps.setStep(draft.step);
  };
  const draft = useDraft(form, {
    transport: jobDraftTransport(id),
    draft: found,
    opened,
    toValues: (values: JobInput | JobDraftInput) => toDraftValues(values as JobDraftInput),
    beside: { step: steps.step },
    unsent: unsentJobDraft(id),
    onRecovered: showDraft,
  });
  const generation = useGeneration(form);
  const { publishing, publish, close: closePublishing } = usePublishing(form, id, draft.stop);
  const asking = useAsking(form, id, { save: draft.finish, onAsked: draft.stop });
  // A published job has no steps to go back to: Back leads to the jobs.
  const isPublished = publishing?.at === "complete";
  useEffect(() => {
    if (isPublished && steps.step < jobSteps.length) void navigate(hrJobsPath, { replace: true });
  }, [isPublished, steps.step, navigate]);
  const [mode, department, note] = useWatch({
    control: form.control,
    name: ["mode", "department", "generationNote"],
  });
  const generating = generation.running;

  const leave = async () => {
    generation.stop();
    // What stands in the field of a list becomes an entry right after the click that closes.
    await new Promise((resolve) => setTimeout(resolve));
    await draft.finish();
    await navigate(hrJobsPath);
  };
  const startOver = async () => {
    await discardJobDraft(id);
    show(initial);
    steps.setStep(1);
    draft.restart({ values: toDraftValues(initial), step: 1 });
  };
  const refuse = (step: StepName) => {
    if (step === "edit") {
      const { title, description } = jobRefusal(form.getValues());
      toast.error(title, { description });
      return;
    }
    const [title, description] = refusals[step] ?? [];
    if (title) toast.error(title, { description });
  };

  return (
    <Dialog
      open
      size="xl"
      title="Create Job"
      closeTo={hrJobsPath}
      onOpenChange={(open) => !open && void leave()}
    >
      <NeedsScripts what="Create a job here">
        <div className="mx-auto max-w-4xl">
          <Wizard
            form={form}
            steps={jobSteps}
            titles={titles}
            at={steps}
            panels={{
              title: <TitleStep form={form} />,
              mode: <ModeStep form={form} generation={generation} />,
              edit: (
                <>
                  <GenerationNotice note={note} />
                  <JobFields form={form} department={department} />
                  <div className="mt-6 border-t border-line pt-5">
                    <QuestionFields form={form} heading="h3" />
                  </div>
                </>
              ),
              preview: <PreviewStep form={form} />,
              milestones: <MilestoneFields form={form} />,
            }}
            notice={
              <>
                {sentBack && (
                  <Alert tone="warning" title="The owner sent this job back">
                    <p className="whitespace-pre-line wrap-anywhere">{sentBack}</p>
                  </Alert>
                )}
                <DraftNotice
                  draft={draft}
                  changed="This draft was changed in another tab or by a colleague"
                  onTake={showDraft}
                  onRestart={startOver}
                >
                  What is written so far is deleted.
                </DraftNotice>
              </>
            }
            status={<DraftStatus state={draft.state} />}
            previousHidden={steps.step === 1 || generating}
            nextLabels={{
              mode:
                mode !== "ai"
                  ? "Continue to Edit"
                  : generating
                    ? "Generating Job Description..."
                    : "Generate Job Description",
              edit: "Preview Job",
              preview: "Configure Tracking",
            }}
            submitLabel={needsApproval ? "Ask for Approval" : "Publish Job"}
            sending={generating || publishing !== null || asking.state !== "writing"}
            onRefuse={refuse}
            onNext={(step) => step !== "mode" || mode !== "ai" || generation.generate()}
            onSubmit={needsApproval ? asking.ask : publish}
          />
        </div>
      </NeedsScripts>
      {asking.state === "asked" && <AskedDialog id={id} onClose={() => void navigate(hrJobsPath)} />}
      {publishing && (
        <PublishingDialog
          publishing={publishing}
          onRetry={closePublishing}
          onClose={isPublished ? () => void navigate(hrJobsPath) : closePublishing}
        />
      )}
    </Dialog>
  );
}
