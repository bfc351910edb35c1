import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { CodedError } from "#contract/core/errors.ts";
import { calendarDay } from "#contract/core/fields.ts";
import type { HrJobDetail } from "#contract/recruitment/hr-jobs.ts";
import { jobWizardForm } from "#contract/recruitment/job-drafts.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { useLanguage } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { KeptNotice } from "#web/ui/kept-form.tsx";
import { useKeptValues } from "#web/ui/kept-values.ts";
import { NeedsScripts } from "#web/ui/needs-scripts.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { toast } from "#web/ui/toast.ts";
import { JobFields } from "./form/job-fields.tsx";
import { fromJob, type JobInput, type JobValues, toJobForm } from "./form/job-values.ts";
import { MilestoneFields } from "./form/milestone-fields.tsx";
import { QuestionFields } from "./form/question-fields.tsx";
import { jobRefusal } from "./form/refusal.ts";
import { MatchWeightsSection } from "./match-weights-section.tsx";
import { useChangeJob } from "./mutations.ts";
import { hrJobsPath } from "./paths.ts";

/** A deadline that has passed may stay as it is. */
const changeForm = jobWizardForm.extend({ deadline: calendarDay });

/** A published job and its hiring path, to be changed. What is typed is kept until it is saved. */
export function EditJobPage({ job }: { job: HrJobDetail }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const form = useForm<JobInput, unknown, JobValues>({
    resolver: zodResolver(changeForm),
    mode: "onChange",
    defaultValues: fromJob(job),
  });
  const kept = useKeptValues(form, `job:${job.id}`);
  const change = useChangeJob(job.id);
  const department = useWatch({ control: form.control, name: "department" });
  const save = form.handleSubmit(
    async (values) => {
      try {
        await change.mutateAsync({ ...toJobForm(values), expectedVersion: job.version });
        kept.accept();
        toast.success("Job saved", { description: "Candidates see it as it is now." });
        await navigate(hrJobsPath);
      } catch (error) {
        const fields = error instanceof CodedError ? Object.entries(error.fields ?? {}) : [];
        for (const [path, message] of fields)
          form.setError(path as keyof JobInput, { message }, { shouldFocus: true });
      }
    },
    () => {
      const { title, description } = jobRefusal(form.getValues());
      toast.error(title, { description });
    },
  );
  const stale = change.error instanceof CodedError && change.error.code === "stale";
  return (
    <div className="max-w-4xl">
      <PageHeader
        breadcrumb={<Breadcrumb items={[{ label: "Jobs", to: hrJobsPath }, { label: "Edit" }]} />}
        title={job.title}
      />
      <NeedsScripts what="edit a job here">
        <form onSubmit={save} noValidate className="space-y-6">
          <KeptNotice kept={kept} />
          <Card>
            <JobFields form={form} department={department} />
          </Card>
          <Card>
            <QuestionFields form={form} heading="h2" />
          </Card>
          <Card>
            <h2 className="mb-4 text-xl">Application Tracking Milestones</h2>
            <MilestoneFields form={form} />
          </Card>
          {change.error && (
            <Alert
              tone="danger"
              role="alert"
              title={stale ? "Somebody else has changed this job" : "The job is not saved"}
              actions={
                stale && (
                  <ButtonLink to={hrJobsPath} variant="secondary" size="sm">
                    See the jobs as they are
                  </ButtonLink>
                )
              }
            >
              {stale
                ? "Reload the page to see their change; what you typed is kept beside it."
                : errorMessage(change.error, language)}
            </Alert>
          )}
          <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <ButtonLink to={hrJobsPath} variant="secondary">
              Cancel
            </ButtonLink>
            <Button type="submit" loading={change.isPending}>
              Save the job
            </Button>
          </div>
        </form>
        <MatchWeightsSection jobId={job.id} />
      </NeedsScripts>
    </div>
  );
}
