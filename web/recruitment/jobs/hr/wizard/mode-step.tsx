import { useWatch } from "react-hook-form";
import { RadioGroup } from "#web/ui/choice.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Textarea } from "#web/ui/input.tsx";
import { Progress } from "#web/ui/progress.tsx";
import type { JobFormControl } from "../form/job-values.ts";
import type { Generation } from "./use-generation.ts";

const modes = [
  {
    value: "ai",
    label: "AI generation",
    hint: "We write the description, duties and requirements for the title; you correct them.",
  },
  { value: "manual", label: "Manual creation", hint: "You write everything yourself." },
];

/** Step 2: who writes the text, and what it has to say. */
export function ModeStep({ form, generation }: { form: JobFormControl; generation: Generation }) {
  const [mode, title] = useWatch({ control: form.control, name: ["mode", "title"] });
  return (
    <div className="max-w-2xl space-y-5">
      <RadioGroup
        legend={`How do you want to describe "${title}"?`}
        options={modes}
        error={form.formState.errors.mode?.message}
        {...form.register("mode")}
      />
      {generation.running && <Writing generation={generation} />}
      {mode === "ai" && (
        <FormField
          form={form}
          name="additionalRequirements"
          label="Additional Requirements"
          hint="For instance: based in Nakuru, five years in credit, CPA Part II, some Saturdays."
        >
          {(field) => <Textarea {...field} rows={4} />}
        </FormField>
      )}
    </div>
  );
}

/** What is written so far, while it is. */
function Writing({ generation: { progress, soFar } }: { generation: Generation }) {
  return (
    <div role="status" className="rounded-card border border-line bg-sand p-4">
      <Progress label="Writing the job description" value={progress} showValue />
      {soFar && <p className="mt-3 text-sm whitespace-pre-line text-muted">{soFar}</p>}
    </div>
  );
}
