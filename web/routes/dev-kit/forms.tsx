import { Search } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "#web/ui/button.tsx";
import { Checkbox, RadioGroup, Switch } from "#web/ui/choice.tsx";
import { Dropzone } from "#web/ui/dropzone.tsx";
import { Field } from "#web/ui/field.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { ControlledField, FormField } from "#web/ui/form-field.tsx";
import { Input, Select, Textarea } from "#web/ui/input.tsx";
import { ListInput } from "#web/ui/list-input.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { Stepper } from "#web/ui/stepper.tsx";
import { TagInput } from "#web/ui/tag-input.tsx";
import { toast } from "#web/ui/toast.ts";
import { Part, Sample } from "./sample.tsx";

const departments = ["ICT", "Finance", "Credit"].map((name) => ({ value: name, label: name }));
const megabyte = 1024 * 1024;

export function Forms() {
  return (
    <Part title="Forms">
      <Controls />
      <Choices />
      <Files />
      <Sample name="Stepper">
        <Stepper
          current={2}
          steps={["Personal Information", "Professional Background", "Job Details", "Final Details"]}
        />
      </Sample>
      <BoundForm />
    </Part>
  );
}

function Controls() {
  return (
    <Sample name="Field with Input, Select, Textarea, PasswordInput: hint, required, error, disabled">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Full Name" required hint="As on your National ID">
          {(control) => <Input {...control} autoComplete="name" placeholder="Wanjiku Mwangi" />}
        </Field>
        <Field label="Email Address" required error="Please enter a valid email address">
          {(control) => <Input {...control} type="email" defaultValue="wanjiku@" />}
        </Field>
        <Field label="Search applications" hideLabel>
          {(control) => (
            <Input {...control} type="search" icon={Search} placeholder="Candidate, email or job title" />
          )}
        </Field>
        <Field label="Department" hideLabel>
          {(control) => <Select {...control} options={departments} placeholder="All departments" />}
        </Field>
        <Field label="Password">
          {(control) => (
            <PasswordInput {...control} autoComplete="current-password" defaultValue="Karibu-2026!" />
          )}
        </Field>
        <Field label="Workspace">
          {(control) => <Input {...control} defaultValue="Umoja SACCO" disabled />}
        </Field>
        <Field label="Cover letter" hint="At least 50 characters" className="sm:col-span-2">
          {(control) => <Textarea {...control} />}
        </Field>
      </div>
    </Sample>
  );
}

function Choices() {
  return (
    <Sample name="Checkbox, RadioGroup, Switch">
      <div className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
        <div>
          <Checkbox label="Willing to relocate" defaultChecked />
          <Checkbox
            label="I agree to the terms and conditions"
            error="You must agree to the terms and conditions"
          />
          <Checkbox label="Not available" disabled />
        </div>
        <div>
          <Switch label="Live updates" hint="Looks for news every 30 seconds" defaultChecked />
          <Switch label="Send me open positions" />
        </div>
        <RadioGroup
          legend="Work authorization"
          name="authorization"
          required
          defaultValue="citizen"
          options={[
            { value: "citizen", label: "Kenyan Citizen" },
            { value: "permit", label: "Work Permit", hint: "We ask for a copy later" },
            { value: "none", label: "No Authorization", disabled: true },
          ]}
        />
        <RadioGroup
          legend="How satisfied are you?"
          name="score"
          inline
          error="Please choose a score"
          options={["1", "2", "3", "4", "5"].map((value) => ({ value, label: value }))}
        />
      </div>
    </Sample>
  );
}

function Files() {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [tags, setTags] = useState(["Credit appraisal", "Excel"]);
  const [duties, setDuties] = useState(["Appraise loans, and follow them up"]);
  return (
    <Sample name="Dropzone, TagInput, ListInput">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="CV" hint="PDF, at most 5 MB" error={error}>
          {(control) => (
            <Dropzone
              {...control}
              file={file}
              accept=".pdf"
              maxBytes={5 * megabyte}
              onFile={(next) => {
                setFile(next);
                setError(undefined);
              }}
              onReject={(problem) =>
                setError(problem === "type" ? "Please upload a PDF file." : "File too large")
              }
            />
          )}
        </Field>
        <Field label="Skills" required hint="Press Enter after each one">
          {(control) => <TagInput {...control} value={tags} onChange={setTags} placeholder="Loan recovery" />}
        </Field>
        <Field label="Responsibilities">
          {(control) => (
            <ListInput {...control} entryLabel="Responsibility" value={duties} onChange={setDuties} />
          )}
        </Field>
      </div>
    </Sample>
  );
}

interface SampleForm {
  email: string;
  skills: string[];
}

function BoundForm() {
  const form = useForm<SampleForm>({ defaultValues: { email: "", skills: [] } });
  const { submitCount, isValid } = form.formState;
  return (
    <Sample name="FormField and ControlledField with react-hook-form, FormError: press the button">
      <form
        noValidate
        onSubmit={form.handleSubmit(() => toast.success("Sent"))}
        className="grid max-w-xl gap-5"
      >
        <FormError
          attempt={submitCount}
          message={submitCount > 0 && !isValid ? "Some fields need your attention." : undefined}
        />
        <FormField
          form={form}
          name="email"
          label="Email"
          required
          rules={{ required: "Please enter a valid email address" }}
        >
          {(field) => <Input type="email" {...field} />}
        </FormField>
        <ControlledField
          control={form.control}
          name="skills"
          label="Key skills"
          required
          rules={{ validate: (tags) => tags.length > 0 || "Please list your key skills" }}
        >
          {(field, control) => <TagInput {...control} value={field.value} onChange={field.onChange} />}
        </ControlledField>
        <Button type="submit" className="justify-self-start">
          Send
        </Button>
      </form>
    </Sample>
  );
}
