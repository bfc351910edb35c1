import { zodResolver } from "@hookform/resolvers/zod";
import { type UseFormRegister, useForm } from "react-hook-form";
import type { z } from "zod";
import { applicationLabels } from "#contract/onboarding/application-labels.messages.ts";
import { applicationSteps } from "#contract/onboarding/application-steps.ts";
import { rejectionReasonMessages } from "#contract/onboarding/decisions.messages.ts";
import { rejectionReasons } from "#contract/onboarding/decisions.ts";
import type { MemberDocument } from "#contract/onboarding/desk.ts";
import { kycChange } from "#contract/onboarding/member-changes.ts";
import type { Member } from "#contract/onboarding/members.ts";
import { showFieldErrors } from "#web/lib/field-errors.ts";
import { useMessages } from "#web/lib/language.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/choice.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Textarea } from "#web/ui/input.tsx";
import { KeptNotice, useKeptForm } from "#web/ui/kept-form.tsx";
import { formStepTitles } from "../labels.ts";
import { useKycChange } from "../mutations.ts";
import { documentLabels } from "./document-labels.ts";

type Values = z.input<typeof kycChange>;

/** Why an application is not confirmed, and what the applicant is to correct. */
export function RejectForm({
  member,
  documents,
  correctable,
  onDone,
}: {
  member: Member;
  documents: readonly MemberDocument[];
  /** Whether there is an application that can be opened again. */
  correctable: boolean;
  onDone: () => void;
}) {
  const form = useForm<Values, unknown, z.output<typeof kycChange>>({
    resolver: zodResolver(kycChange),
    defaultValues: { status: "rejected", reason: "", reasons: [], parts: [] },
  });
  const kept = useKeptForm(`rejection.${member.id}`);
  const change = useKycChange(member.id);
  const reasons = useMessages(rejectionReasonMessages);
  const submit = form.handleSubmit(async (values) => {
    try {
      await change.mutateAsync(values);
      kept.forget();
      onDone();
    } catch (error) {
      showFieldErrors(form, error);
    }
  });
  return (
    <form ref={kept.box} aria-label="Reject" onSubmit={submit} noValidate className="mt-4 space-y-4">
      <KeptNotice kept={kept} />
      <FormError message={change.error} attempt={change.submittedAt} />
      <fieldset>
        <legend className="text-sm font-semibold">Why</legend>
        <p className="text-sm text-muted">
          {member.language === "sw"
            ? "The applicant reads these in Kiswahili."
            : "The applicant reads these."}
        </p>
        {rejectionReasons.map((code) => (
          <Checkbox key={code} {...form.register("reasons")} value={code} label={reasons[code]} />
        ))}
      </fieldset>
      <FormField
        form={form}
        name="reason"
        label="In your own words"
        hint="Optional beside a reason above. The applicant reads it."
      >
        {(field) => <Textarea {...field} rows={2} />}
      </FormField>
      {correctable && <Parts register={form.register} documents={documents} />}
      <Button type="submit" variant="danger" className="w-full" loading={change.isPending}>
        Reject and inform the applicant
      </Button>
    </form>
  );
}

function Parts({
  register,
  documents,
}: {
  register: UseFormRegister<Values>;
  documents: readonly MemberDocument[];
}) {
  const labels = useMessages(applicationLabels);
  const kinds = [...new Set(documents.map(({ kind }) => kind))];
  return (
    <fieldset>
      <legend className="text-sm font-semibold">What to correct and send again</legend>
      <p className="text-sm text-muted">
        Nothing else is opened. Choose nothing where the rejection is final.
      </p>
      {kinds.map((kind) => (
        <Checkbox key={kind} {...register("parts")} value={kind} label={documentLabels[kind]} />
      ))}
      {applicationSteps.map((step) =>
        step.name === "verification" ? null : (
          <Disclosure key={step.name} label={formStepTitles[step.name]}>
            {step.fields.map((field) => (
              <Checkbox key={field} {...register("parts")} value={field} label={labels[field]} />
            ))}
          </Disclosure>
        ),
      )}
    </fieldset>
  );
}
