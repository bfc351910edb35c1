import { useMessages } from "#web/lib/language.ts";
import type { ApplicationForm } from "#web/recruitment/applications/apply/application-values.ts";
import { PersonalStep } from "#web/recruitment/applications/apply/personal-step.tsx";
import { QualificationFields } from "#web/recruitment/applications/apply/qualification-fields.tsx";
import { Checkbox } from "#web/ui/choice.tsx";
import { RichText } from "#web/ui/rich-text.tsx";
import { TermsLink } from "#web/ui/terms-link.tsx";
import { generalMessages } from "../general-applications.messages.ts";
import type { GeneralFormState } from "./general-values.ts";

/** Step 2: who it is and what they can do, and that the SACCO may keep it. */
export function AboutStep({
  form,
  organization,
  keptMonths,
  positions,
}: {
  form: GeneralFormState;
  organization: string;
  keptMonths: number;
  /** Positions that the profile keeps. */
  positions: number;
}) {
  const t = useMessages(generalMessages);
  // The fields that both forms have are called the same and follow the same rules.
  const shared = form as unknown as ApplicationForm;
  return (
    <div className="space-y-6">
      <PersonalStep form={shared} />
      <QualificationFields form={shared} required />
      {positions > 0 && <p className="text-sm text-muted">{t.fromProfile({ count: positions })}</p>}
      <Checkbox
        {...form.register("agree")}
        required={false}
        aria-required
        label={
          <RichText
            text={t.agree({ organization })}
            parts={{ privacy: (words) => <TermsLink to="/privacy">{words}</TermsLink> }}
          />
        }
        hint={t.kept({ months: keptMonths })}
        error={form.formState.errors.agree?.message}
      />
    </div>
  );
}
