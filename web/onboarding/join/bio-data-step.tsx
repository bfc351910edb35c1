import { useWatch } from "react-hook-form";
import { bornBy } from "#contract/onboarding/adult.ts";
import { applicationLabels } from "#contract/onboarding/application-labels.messages.ts";
import {
  genderLabels,
  identityDocumentLabels,
  maritalStatusLabels,
  titleLabels,
} from "#contract/onboarding/application-options.messages.ts";
import {
  genders,
  identityDocuments,
  maritalStatuses,
  titles,
} from "#contract/onboarding/application-options.ts";
import { counties } from "#contract/onboarding/counties.ts";
import { useMessages } from "#web/lib/language.ts";
import { Input, Select } from "#web/ui/input.tsx";
import { optionsOf } from "#web/ui/options.ts";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import type { ApplicationForm } from "./application-values.ts";
import { ApplicationField } from "./open-parts.tsx";
import { stepMessages } from "./wizard.messages.ts";

const countyOptions = counties.map((county) => ({ value: county, label: county }));

/** Step 1: who applies and how to reach them. */
export function BioDataStep({ form }: { form: ApplicationForm }) {
  const names = useMessages(applicationLabels);
  const t = useMessages(stepMessages);
  const document = useWatch({ control: form.control, name: "identityDocument" });
  const digits = document !== "passport";
  const titleNames = useMessages(titleLabels);
  const genderNames = useMessages(genderLabels);
  const statusNames = useMessages(maritalStatusLabels);
  const documentNames = useMessages(identityDocumentLabels);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ApplicationField form={form} name="title" label={names.title}>
        {(field) => <Select {...field} placeholder={t.chooseOne} options={optionsOf(titles, titleNames)} />}
      </ApplicationField>
      <ApplicationField form={form} name="fullName" label={names.fullName} hint={t.asOnId} required>
        {(field) => <Input {...field} autoComplete="name" />}
      </ApplicationField>
      <ApplicationField form={form} name="identityDocument" label={names.identityDocument} required>
        {(field) => <Select {...field} options={optionsOf(identityDocuments, documentNames)} />}
      </ApplicationField>
      <ApplicationField
        form={form}
        name="idNumber"
        label={names.idNumber}
        hint={digits ? t.nationalIdHint : undefined}
        required
      >
        {(field) => (
          <Input
            {...field}
            autoComplete="off"
            inputMode={digits ? "numeric" : "text"}
            autoCapitalize="characters"
          />
        )}
      </ApplicationField>
      <ApplicationField form={form} name="kraPin" label={names.kraPin} hint={t.kraPinHint} required>
        {(field) => <Input {...field} autoComplete="off" autoCapitalize="characters" spellCheck={false} />}
      </ApplicationField>
      <ApplicationField form={form} name="primaryMobileNumber" label={names.primaryMobileNumber} required>
        {(field) => <PhoneInput {...field} />}
      </ApplicationField>
      <ApplicationField form={form} name="otherNumber" label={names.otherNumber}>
        {(field) => <PhoneInput {...field} autoComplete="off" />}
      </ApplicationField>
      <ApplicationField form={form} name="email" label={names.email} hint={t.emailHint}>
        {(field) => <Input {...field} type="email" autoComplete="email" />}
      </ApplicationField>
      <ApplicationField form={form} name="dateOfBirth" label={names.dateOfBirth}>
        {(field) => <Input {...field} type="date" min="1900-01-01" max={bornBy(18)} autoComplete="bday" />}
      </ApplicationField>
      <ApplicationField form={form} name="gender" label={names.gender}>
        {(field) => <Select {...field} placeholder={t.chooseOne} options={optionsOf(genders, genderNames)} />}
      </ApplicationField>
      <ApplicationField form={form} name="maritalStatus" label={names.maritalStatus}>
        {(field) => (
          <Select {...field} placeholder={t.chooseOne} options={optionsOf(maritalStatuses, statusNames)} />
        )}
      </ApplicationField>
      <ApplicationField form={form} name="countryOfResidence" label={names.countryOfResidence}>
        {(field) => <Input {...field} autoComplete="country-name" />}
      </ApplicationField>
      <ApplicationField form={form} name="county" label={names.county}>
        {(field) => <Select {...field} placeholder={t.chooseOne} options={countyOptions} />}
      </ApplicationField>
      <ApplicationField form={form} name="postalAddress" label={names.postalAddress}>
        {(field) => <Input {...field} autoComplete="street-address" placeholder={t.postalExample} />}
      </ApplicationField>
    </div>
  );
}
