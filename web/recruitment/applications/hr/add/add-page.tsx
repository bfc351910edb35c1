import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { readablePhone } from "#contract/core/phone-number.ts";
import type { KnownCandidate } from "#contract/recruitment/added-applications.calls.ts";
import type { HrCandidate } from "#contract/recruitment/hr-candidates.ts";
import type { ReferralJob } from "#contract/recruitment/referrals.ts";
import type { ParsedResume } from "#contract/recruitment/resume.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { useLanguage } from "#web/lib/language.ts";
import type { ApplicationInput } from "#web/recruitment/applications/apply/application-values.ts";
import { BackgroundStep } from "#web/recruitment/applications/apply/background-step.tsx";
import { PersonalStep } from "#web/recruitment/applications/apply/personal-step.tsx";
import { fillFromResume, highestLevel } from "#web/recruitment/applications/apply/resume-to-form.ts";
import { readCvToEnter } from "#web/recruitment/resume/mutations.ts";
import { ResumeUpload } from "#web/recruitment/resume/resume-upload.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/choice.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Field } from "#web/ui/field.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { Select, Textarea } from "#web/ui/input.tsx";
import { KeptNotice } from "#web/ui/kept-form.tsx";
import { Link } from "#web/ui/link.tsx";
import { NeedsScripts } from "#web/ui/needs-scripts.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { toast } from "#web/ui/toast.ts";
import { applicationPath, applicationsPath } from "../paths.ts";
import { useAddForm } from "./add-form.ts";
import { type About, useKeptEntry } from "./kept-entry.ts";
import { addApplication, knownAmongCandidates } from "./mutations.ts";

/** Where HR enters an application: for whom and for which job, as far as that is known. */
interface Props {
  jobs: readonly ReferralJob[];
  jobId: string;
  candidate: HrCandidate | null;
}

/** HR enters an application for somebody who gave them their details. */
export function AddApplicationPage({ jobs, jobId, candidate }: Props) {
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            items={[{ label: "Applications", to: applicationsPath }, { label: "Add a candidate" }]}
          />
        }
        title={candidate ? `Add ${candidate.name} to a job` : "Add a candidate"}
        lead="For people who applied on paper, by email or in person. What a CV says is filled in for you to check."
      />
      {jobs.length === 0 ? (
        <div className="rounded-card border border-line bg-card">
          <EmptyState title="No open jobs">An application can be entered once a job is published.</EmptyState>
        </div>
      ) : (
        <NeedsScripts what="enter an application">
          <AddForms key={candidate?.id} jobs={jobs} jobId={jobId} candidate={candidate} />
        </NeedsScripts>
      )}
    </>
  );
}

function AddForms({ jobs, jobId: asked, candidate }: Props) {
  const language = useLanguage();
  const navigate = useNavigate();
  const form = useAddForm(candidate);
  const isOpen = (id: string) => jobs.some((job) => job.id === id);
  const about = useForm<About>({
    defaultValues: { jobId: isOpen(asked) ? asked : "", note: "", notify: false },
  });
  const kept = useKeptEntry(form, about, candidate?.id);
  const [chosenJob, note, notify] = useWatch({ control: about.control, name: ["jobId", "note", "notify"] });
  // What was kept may name a job that has closed since.
  const jobId = isOpen(chosenJob) ? chosenJob : "";
  const [cvFile, setCvFile] = useState<File>();
  const [checks, setChecks] = useState<readonly string[]>([]);
  const [agreed, setAgreed] = useState(false);
  const [pressed, setPressed] = useState(false);
  const [known, setKnown] = useState<readonly KnownCandidate[]>([]);
  const [failure, setFailure] = useState<string>();

  /** @param another whether HR has said that the person is nobody of those with the same number */
  const save = (another: boolean) =>
    form.handleSubmit(async (values) => {
      setFailure(undefined);
      if (!jobId || !agreed) return;
      try {
        if (!candidate && !another) {
          const found = await knownAmongCandidates(values, jobId);
          setKnown(found);
          if (found.length > 0) return;
        }
        const { id } = await addApplication(values, {
          jobId,
          candidateId: candidate?.id,
          cvFile,
          note,
          notify,
        });
        kept.accept();
        toast.success("Application entered", { description: values.fullName });
        await navigate(applicationPath(id));
      } catch (error) {
        setFailure(errorMessage(error, language));
      }
    });
  const submit = (another = false) => {
    setPressed(true);
    void save(another)();
  };
  const onlyNumber = known.length > 0 && !known.some(({ sameEmail }) => sameEmail);
  return (
    <form
      noValidate
      className="max-w-3xl space-y-8"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <KeptNotice kept={kept} />
      <Field label="Job" name="jobId" required error={pressed && !jobId ? "Choose a job" : undefined}>
        {(field) => (
          <Select
            {...field}
            placeholder="Choose an open job"
            options={jobs.map(({ id, title, location }) => ({ value: id, label: `${title}, ${location}` }))}
            value={jobId}
            onChange={(event) => about.setValue("jobId", event.target.value)}
          />
        )}
      </Field>
      <section aria-labelledby="cv" className="space-y-4">
        <h2 id="cv" className="text-xl">
          CV
        </h2>
        {cvFile ? (
          <CvRead file={cvFile} checks={checks} onOther={() => setCvFile(undefined)} />
        ) : (
          <ResumeUpload
            read={readCvToEnter}
            onRead={({ reading, file }) => {
              setCvFile(file);
              setChecks(checksOf(reading));
              const { values } = fillFromResume(form.getValues(), reading);
              form.reset(values as ApplicationInput, { keepDefaultValues: true });
            }}
          />
        )}
        {!cvFile && kept.restored && (
          <p className="text-sm text-muted">Files are not kept: choose the CV again if there was one.</p>
        )}
        {!cvFile && candidate?.importedCv && (
          <p className="text-sm text-muted">
            Without another one, the CV that was imported goes with the application:{" "}
            <span lang="">{candidate.importedCv.name}</span>
          </p>
        )}
      </section>
      <section aria-labelledby="person" className="space-y-4">
        <h2 id="person" className="text-xl">
          The person
        </h2>
        <PersonalStep form={form} />
        {candidate && (
          <p className="text-sm text-muted">
            Work that you leave empty is taken from what {candidate.name} sent before.
          </p>
        )}
        <BackgroundStep form={form} required={false} ofAnother />
      </section>
      <section aria-labelledby="team" className="space-y-2">
        <h2 id="team" className="mb-3 text-xl">
          For your team, and for them
        </h2>
        <Field label="Note" name="note" hint="For colleagues. The person is not shown it.">
          {(field) => (
            <Textarea
              {...field}
              rows={3}
              value={note}
              onChange={(event) => about.setValue("note", event.target.value)}
            />
          )}
        </Field>
        <Checkbox
          name="agreed"
          label="They gave us these details for this job, or have agreed to it"
          error={pressed && !agreed ? "Ask them first" : undefined}
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
        />
        <Checkbox
          name="notify"
          label="Tell them by email"
          hint="That you have entered this application, how their data are used, and how to follow or withdraw it. Without this they get no email until you write to them or change the status."
          checked={notify}
          onChange={(event) => about.setValue("notify", event.target.checked)}
        />
      </section>
      <KnownPeople
        known={known}
        onChoose={(id) => {
          kept.passTo(id);
          void navigate(`?${new URLSearchParams({ candidate: id, job: jobId })}`);
        }}
        onAnother={onlyNumber ? () => submit(true) : undefined}
      />
      <FormError message={failure} />
      <Button type="submit" size="lg" loading={form.formState.isSubmitting} className="max-sm:w-full">
        Enter the application
      </Button>
    </form>
  );
}

/** What HR should look at of a reading, in sentences. */
function checksOf({ experience, education }: ParsedResume): string[] {
  const onlyYears = experience.filter(({ startDate, endDate }) =>
    [startDate, endDate].some((date) => date?.length === 4),
  );
  return [
    ...(experience.length === 0 ? ["No work experience was found."] : []),
    ...onlyYears.map(
      ({ position, company }) =>
        `Only a year was read for ${position || company || "a position"}: check its months.`,
    ),
    ...(highestLevel(education) ? [] : ["No qualification was recognised."]),
  ];
}

function CvRead({ file, checks, onOther }: { file: File; checks: readonly string[]; onOther: () => void }) {
  return (
    <Alert
      tone={checks.length > 0 ? "warning" : "success"}
      title={`Read: ${file.name}`}
      actions={
        <Button variant="secondary" size="sm" onClick={onOther}>
          Use another file
        </Button>
      }
    >
      <p>Check below what was filled in. The file goes with the application.</p>
      {checks.length > 0 && (
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {checks.map((check) => (
            <li key={check}>{check}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

/** Candidates whom the person may be. @param onAnother absent where the address is the same: it is one person then */
function KnownPeople({
  known,
  onChoose,
  onAnother,
}: {
  known: readonly KnownCandidate[];
  /** Enters the application for that candidate. */
  onChoose: (id: string) => void;
  onAnother: (() => void) | undefined;
}) {
  if (known.length === 0) return null;
  return (
    <Alert
      tone="warning"
      title="This may be somebody whom you know already"
      actions={
        onAnother && (
          <Button variant="secondary" onClick={onAnother}>
            None of them: enter as a new person
          </Button>
        )
      }
    >
      <ul className="space-y-2">
        {known.map(({ id, name, email, phone, applicationId }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{name}</span>
              {[email, phone && readablePhone(phone)].filter(Boolean).map((one) => ` · ${one}`)}
            </span>
            {applicationId ? (
              <Link to={applicationPath(applicationId)}>Open the application for this job</Link>
            ) : (
              <Button variant="secondary" size="sm" onClick={() => onChoose(id)}>
                Add {name}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
