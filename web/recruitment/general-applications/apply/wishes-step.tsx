import { useController } from "react-hook-form";
import { employmentTypeMessages } from "#contract/recruitment/job.messages.ts";
import { departments, employmentTypes } from "#contract/recruitment/jobs.ts";
import { useMessages } from "#web/lib/language.ts";
import type { CvChoice } from "#web/recruitment/applications/apply/cv-choice.ts";
import { CvField } from "#web/recruitment/applications/apply/cv-field.tsx";
import { useDepartmentName } from "#web/recruitment/jobs/department.tsx";
import { Choices } from "#web/ui/choices.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Textarea } from "#web/ui/input.tsx";
import { generalMessages } from "../general-applications.messages.ts";
import type { GeneralFormState } from "./general-values.ts";

/** Step 1: what somebody looks for, and the CV. */
export function WishesStep({ form, cv }: { form: GeneralFormState; cv: CvChoice }) {
  const t = useMessages(generalMessages);
  const departmentName = useDepartmentName();
  const typeNames = useMessages(employmentTypeMessages);
  const { field: wished } = useController({ control: form.control, name: "departments" });
  const { field: kinds } = useController({ control: form.control, name: "types" });
  return (
    <div className="space-y-6">
      <FormField form={form} name="words" label={t.words} hint={t.wordsHint} required>
        {(field) => <Textarea {...field} rows={5} />}
      </FormField>
      <Choices
        legend={t.departments}
        hint={t.departmentsHint}
        // What was sent earlier may be a department that is not offered any more.
        options={[...new Set<string>([...departments, ...wished.value])]}
        labelOf={departmentName}
        chosen={wished.value}
        onChange={wished.onChange}
      />
      <Choices
        legend={t.types}
        options={employmentTypes}
        labelOf={(type) => typeNames[type]}
        chosen={kinds.value}
        onChange={kinds.onChange}
      />
      <CvField cv={cv} />
    </div>
  );
}
