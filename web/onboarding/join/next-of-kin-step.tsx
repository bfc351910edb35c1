import { useWatch } from "react-hook-form";
import { bornBy } from "#contract/onboarding/adult.ts";
import { applicationLabels } from "#contract/onboarding/application-labels.messages.ts";
import { introductionLabels, relationshipLabels } from "#contract/onboarding/application-options.messages.ts";
import { introductions, relationships } from "#contract/onboarding/application-options.ts";
import { useMessages } from "#web/lib/language.ts";
import { Input, Select } from "#web/ui/input.tsx";
import { optionsOf } from "#web/ui/options.ts";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import type { ApplicationForm } from "./application-values.ts";
import { Beneficiaries } from "./beneficiaries.tsx";
import { LineField } from "./line-field.tsx";
import { ApplicationField, WhereOpen } from "./open-parts.tsx";
import { stepMessages } from "./wizard.messages.ts";

const nextOfKin = [
  "nextOfKinName",
  "nextOfKinRelationship",
  "nextOfKinMobile",
  "nextOfKinId",
  "nextOfKinDateOfBirth",
] as const;
const introduction = ["introducedBy", "introducingMemberName", "introducingMemberNumber"] as const;

/** Step 4: the applicant's people, and who brought them here. */
export function NextOfKinStep({ form }: { form: ApplicationForm }) {
  const names = useMessages(applicationLabels);
  const kinds = useMessages(relationshipLabels);
  const ways = useMessages(introductionLabels);
  const t = useMessages(stepMessages);
  const introducedBy = useWatch({ control: form.control, name: "introducedBy" });
  return (
    <div className="space-y-8">
      <WhereOpen parts={nextOfKin}>
        <section>
          <p className="mb-4 text-sm text-muted">{t.nextOfKinHint}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            <ApplicationField form={form} name="nextOfKinName" label={names.nextOfKinName} required>
              {(field) => <Input {...field} autoComplete="off" />}
            </ApplicationField>
            <ApplicationField
              form={form}
              name="nextOfKinRelationship"
              label={names.nextOfKinRelationship}
              required
            >
              {(field) => (
                <Select {...field} placeholder={t.chooseOne} options={optionsOf(relationships, kinds)} />
              )}
            </ApplicationField>
            <ApplicationField form={form} name="nextOfKinMobile" label={names.nextOfKinMobile} required>
              {(field) => <PhoneInput {...field} autoComplete="off" />}
            </ApplicationField>
            <ApplicationField
              form={form}
              name="nextOfKinDateOfBirth"
              label={names.nextOfKinDateOfBirth}
              required
            >
              {(field) => (
                <Input {...field} type="date" min="1900-01-01" max={bornBy(18)} autoComplete="off" />
              )}
            </ApplicationField>
            <ApplicationField form={form} name="nextOfKinId" label={names.nextOfKinId}>
              {(field) => <Input {...field} inputMode="numeric" autoComplete="off" />}
            </ApplicationField>
          </div>
        </section>
      </WhereOpen>
      <WhereOpen parts={["beneficiaries"]}>
        <Beneficiaries form={form} />
      </WhereOpen>
      <WhereOpen parts={introduction}>
        <section className="space-y-4">
          <h3 className="text-lg">{t.howYouCame}</h3>
          <div className="grid gap-4 sm:grid-cols-2">
            <ApplicationField form={form} name="introducedBy" label={names.introducedBy}>
              {(field) => (
                <Select {...field} placeholder={t.chooseOne} options={optionsOf(introductions, ways)} />
              )}
            </ApplicationField>
            {introducedBy === "Existing Member" && (
              <>
                <LineField form={form} name="introducingMemberName" />
                <LineField form={form} name="introducingMemberNumber" />
              </>
            )}
          </div>
        </section>
      </WhereOpen>
    </div>
  );
}
