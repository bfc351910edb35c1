import { useState } from "react";
import { type DefaultValues, type UseFormReturn, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { languageNames, languages } from "#contract/core/language.ts";
import { registerFields } from "#contract/onboarding/corrections.ts";
import type { MemberFile } from "#contract/onboarding/desk.ts";
import type { DataRequest } from "#contract/onboarding/own-membership.ts";
import { maxReason } from "#contract/onboarding/reason.ts";
import { showFieldErrors } from "#web/lib/field-errors.ts";
import { formatDate } from "#web/lib/format.ts";
import { useMessages } from "#web/lib/language.ts";
import type { ApplicationForm } from "#web/onboarding/join/application-values.ts";
import { BioDataStep } from "#web/onboarding/join/bio-data-step.tsx";
import { LineField } from "#web/onboarding/join/line-field.tsx";
import { NextOfKinStep } from "#web/onboarding/join/next-of-kin-step.tsx";
import { OccupationStep } from "#web/onboarding/join/occupation-step.tsx";
import { Hints, OpenParts } from "#web/onboarding/join/open-parts.tsx";
import { RemittanceStep } from "#web/onboarding/join/remittance-step.tsx";
import { stepTitles } from "#web/onboarding/join/wizard.messages.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/choice.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input, Select, Textarea } from "#web/ui/input.tsx";
import { KeptNotice } from "#web/ui/kept-form.tsx";
import { useKeptValues } from "#web/ui/kept-values.ts";
import { useCorrection } from "../mutations.ts";
import { memberPath, requestsPath } from "../paths.ts";
import {
  type Correction,
  correctedValues,
  correctionResolver,
  openedCorrection,
} from "./correction-values.ts";

const languageOptions = languages.map((value) => ({ value, label: languageNames.get(value) ?? value }));

/**
 * Corrects a member's record: the application's fields where one was sent, those of the register otherwise.
 * @param asked what the member asked to have corrected
 * @param answering whether one comes from that request
 */
export function CorrectForm({
  file,
  asked,
  answering,
}: {
  file: MemberFile;
  asked: DataRequest | null;
  answering: boolean;
}) {
  const { id } = file.member;
  const hasApplication = file.application !== null;
  const [opened] = useState(() => openedCorrection(file));
  const [grants, setGrants] = useState(answering);
  const form = useForm<Correction>({
    resolver: correctionResolver(hasApplication),
    mode: "onTouched",
    defaultValues: opened as DefaultValues<Correction>,
  });
  const kept = useKeptValues(form, `correction.${id}`);
  const correct = useCorrection(id);
  const navigate = useNavigate();
  const submit = form.handleSubmit(async () => {
    const now = form.getValues();
    try {
      const values = correctedValues(opened, now, hasApplication);
      const requestId = grants ? asked?.id : undefined;
      await correct.mutateAsync({ values, reason: now.reason, requestId });
      kept.accept();
      await navigate(requestId ? requestsPath : memberPath(id));
    } catch (error) {
      showFieldErrors(form, error);
    }
  });
  // The wizard's fields know of those that it has: here are some more.
  const fields = form as unknown as ApplicationForm;
  return (
    <form aria-label="Correction" onSubmit={submit} noValidate className="space-y-6">
      <KeptNotice kept={kept} />
      {asked && (
        <Alert title={`Asked for on ${formatDate(asked.createdAt)}`}>
          <p className="whitespace-pre-line wrap-anywhere">{asked.text}</p>
        </Alert>
      )}
      <Hints value={false}>
        {hasApplication ? (
          <SentFields form={form} fields={fields} />
        ) : (
          <RegisterFields form={form} fields={fields} />
        )}
      </Hints>
      <Section title="Why it is corrected">
        <FormField
          form={form}
          name="reason"
          label="Reason"
          hint="It stands in the history, with what was there before."
          required
        >
          {(field) => <Textarea {...field} rows={3} maxLength={maxReason} />}
        </FormField>
        {asked && (
          <Checkbox
            className="mt-2"
            checked={grants}
            onChange={({ target }) => setGrants(target.checked)}
            label="This is what the member asked for: grant the request"
            hint="The member is told, and reads which fields were corrected."
          />
        )}
        <div className="mt-4 space-y-4">
          <FormError message={correct.error} attempt={correct.submittedAt} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" loading={correct.isPending}>
              Save the correction
            </Button>
            <ButtonLink to={memberPath(id)} variant="ghost">
              Back to the case
            </ButtonLink>
          </div>
        </div>
      </Section>
    </form>
  );
}

interface FieldsProps {
  form: UseFormReturn<Correction>;
  /** The same form, as the wizard's fields know it. */
  fields: ApplicationForm;
}

function SentFields({ form, fields }: FieldsProps) {
  const titles = useMessages(stepTitles);
  return (
    <>
      <Section title={titles.bioData}>
        <BioDataStep form={fields} />
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          <ReadsField form={form} />
        </div>
      </Section>
      <Section title={titles.occupation}>
        <OccupationStep form={fields} />
      </Section>
      <Section title={titles.remittance}>
        <RemittanceStep form={fields} />
      </Section>
      <Section title={titles.nextOfKin}>
        <NextOfKinStep form={fields} />
      </Section>
    </>
  );
}

/** What is among the wizard's first fields; the PIN, which may be unknown here, is asked for by itself. */
const registerParts = Object.keys(registerFields).filter((field) => field !== "kraPin");

function RegisterFields({ form, fields }: FieldsProps) {
  return (
    <Section title="Register" description="This member sent no application: nothing else is known.">
      <OpenParts value={registerParts}>
        <BioDataStep form={fields} />
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          <FormField form={form} name="kraPin" label="KRA PIN">
            {(field) => <Input {...field} autoComplete="off" autoCapitalize="characters" />}
          </FormField>
          <FormField form={form} name="occupation" label="Occupation">
            {(field) => <Input {...field} autoComplete="off" />}
          </FormField>
          <LineField form={fields} name="introducingMemberName" />
          <ReadsField form={form} />
        </div>
      </OpenParts>
    </Section>
  );
}

function ReadsField({ form }: Pick<FieldsProps, "form">) {
  return (
    <FormField form={form} name="language" label="The member reads" required>
      {(field) => <Select {...field} options={languageOptions} />}
    </FormField>
  );
}
