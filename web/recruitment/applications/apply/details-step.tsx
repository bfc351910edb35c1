import type { JobDetails } from "#contract/recruitment/job-terms.ts";
import { nairobiDay } from "#web/lib/format.ts";
import { useMessages } from "#web/lib/language.ts";
import { Checkbox } from "#web/ui/choice.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input, Select } from "#web/ui/input.tsx";
import { answerMessages } from "../answers.messages.ts";
import type { ApplicationForm } from "./application-values.ts";
import { fieldMessages } from "./apply.messages.ts";
import { OwnQuestions } from "./question-step.tsx";
import { WorkAuthorizationSelect } from "./work-authorization-select.tsx";

/** Step 3: pay, start, the right to work, and what the job itself asks. */
export function DetailsStep({ form, job }: { form: ApplicationForm; job: JobDetails }) {
  const names = useMessages(answerMessages);
  const t = useMessages(fieldMessages);
  return (
    <div className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name="expectedSalary" label={names.expectedSalary} required>
          {(field) => <Input {...field} placeholder={t.salaryExample} />}
        </FormField>
        <FormField form={form} name="availableStartDate" label={names.availableStartDate} required>
          {(field) => <Input {...field} type="date" min={nairobiDay(new Date())} />}
        </FormField>
        <FormField form={form} name="workAuthorization" label={names.workAuthorization} required>
          {(field) => <WorkAuthorizationSelect {...field} placeholder={t.chooseOne} />}
        </FormField>
        <FormField form={form} name="worksHere" label={t.worksAt({ organization: job.organization.name })}>
          {(field) => (
            <Select
              {...field}
              options={[
                { value: "", label: t.notSaid },
                { value: "yes", label: names.yes },
                { value: "no", label: names.no },
              ]}
            />
          )}
        </FormField>
      </div>
      <div>
        <Checkbox {...form.register("willingToRelocate")} label={t.relocate} />
        <Checkbox {...form.register("hasBackground")} label={t.criminalRecord} hint={t.criminalRecordHint} />
      </div>
      <OwnQuestions form={form} questions={job.questions} organization={job.organization.name} />
    </div>
  );
}
