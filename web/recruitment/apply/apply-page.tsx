import { zodResolver } from "@hookform/resolvers/zod";
import { useRef, useState } from "react";
import { type DefaultValues, useForm } from "react-hook-form";
import type { User } from "#contract/accounts/accounts.ts";
import { applicationForm } from "#contract/recruitment/applications.ts";
import type { Job } from "#contract/recruitment/jobs.ts";
import type { ParsedResume } from "#contract/recruitment/resume.ts";
import { formatDate } from "#web/lib/format.ts";
import { jobPath } from "#web/recruitment/jobs/paths.ts";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Card } from "#web/ui/card.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { ApplicationForm } from "./application-form.tsx";
import { type ApplicationInput, type ApplicationValues, initialValues } from "./application-values.ts";
import { fillFromResume } from "./resume-to-form.ts";
import { ResumeUpload } from "./resume-upload.tsx";
import { useResume } from "./use-resume.ts";

/** Apply for one job. What both tabs hold lives here, so that neither loses it to the other. */
export function ApplyPage({ user, job }: { user: User; job: Job }) {
  const form = useForm<ApplicationInput, unknown, ApplicationValues>({
    resolver: zodResolver(applicationForm),
    mode: "onChange",
    // The form itself moves the focus: the first invalid field may stand on another step.
    shouldFocusError: false,
    defaultValues: initialValues(user) as DefaultValues<ApplicationInput>,
  });
  const [tab, setTab] = useState("form");
  const [step, setStep] = useState(1);
  const arrived = useRef(false);
  const [cv, setCv] = useState<File | null>(null);
  const [checks, setChecks] = useState<readonly string[] | null>(null);
  const resume = useResume();

  const applyResume = (parsed: ParsedResume, file: File) => {
    const filled = fillFromResume(form.getValues(), parsed);
    form.reset(filled.values as ApplicationInput, { keepDefaultValues: true });
    setCv(file);
    setChecks(filled.checks);
    arrived.current = true;
    setStep(1);
    setTab("form");
  };

  return (
    <div className="column max-w-4xl py-8 sm:py-10">
      <PageHeader
        breadcrumb={<Breadcrumb items={[{ label: job.title, to: jobPath(job) }, { label: "Apply" }]} />}
        title={`Apply for ${job.title}`}
        lead={`${job.organization.name} · ${job.location} · apply by ${formatDate(job.deadline)}`}
      />
      <Card>
        <Tabs
          label="Ways to apply"
          value={tab}
          onValueChange={setTab}
          tabs={[
            {
              value: "upload",
              label: "Upload Resume",
              content: <ResumeUpload resume={resume} onUse={applyResume} />,
            },
            {
              value: "form",
              label: "Application Form",
              content: (
                <ApplicationForm
                  form={form}
                  jobId={job.id}
                  cv={cv}
                  onCv={setCv}
                  checks={checks}
                  steps={{ step, setStep, arrived }}
                />
              ),
            },
          ]}
        />
      </Card>
    </div>
  );
}
