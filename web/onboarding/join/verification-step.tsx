import type { ReactNode } from "react";
import type { Joining } from "#contract/onboarding/applications.ts";
import { consentLabels } from "#contract/onboarding/consent.messages.ts";
import { formatDate } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { Checkbox } from "#web/ui/choice.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { RichText } from "#web/ui/rich-text.tsx";
import type { ApplicationForm } from "./application-values.ts";
import { ConsentNotice } from "./consent-notice.tsx";
import { WhereOpen } from "./open-parts.tsx";
import { stepMessages } from "./wizard.messages.ts";

/** Step 5: consent, documents, declaration. */
export function VerificationStep({
  form,
  sacco,
  product,
  children,
}: {
  form: ApplicationForm;
  sacco: Joining;
  product: string;
  /** The documents. */
  children: ReactNode;
}) {
  const t = useMessages(stepMessages);
  const labels = useMessages(consentLabels);
  const language = useLanguage();
  const { errors } = form.formState;
  const consent = (name: "identityChecks" | "biometrics" | "registry", label: string) => (
    <Checkbox
      {...form.register(`consents.${name}`)}
      aria-required
      label={label}
      error={errors.consents?.[name]?.message}
    />
  );
  return (
    <div className="space-y-8">
      <WhereOpen parts={["consents"]}>
        <section>
          <h3 className="text-lg">{t.consents}</h3>
          <Disclosure label={t.wholeNotice}>
            <div className="rounded-card bg-sand p-4">
              <ConsentNotice sacco={sacco} product={product} />
            </div>
          </Disclosure>
          {consent("identityChecks", labels.identityChecks({ sacco: sacco.organization }))}
          {consent("biometrics", labels.biometrics)}
          {consent("registry", labels.registry)}
          <Checkbox
            {...form.register("consents.marketing")}
            label={labels.marketing({ sacco: sacco.organization })}
          />
        </section>
      </WhereOpen>
      <section>
        <h3 className="mb-3 text-lg">{t.documents}</h3>
        {children}
      </section>
      <section>
        <h3 className="text-lg">{t.declaration}</h3>
        <Checkbox
          {...form.register("declaration")}
          aria-required
          label={
            <RichText
              text={t.declare({ sacco: sacco.organization, byLaws: sacco.byLaws })}
              // The staff of the SACCO wrote it.
              parts={{ name: (words) => <span lang="">{words}</span> }}
            />
          }
          hint={t.dated({ date: formatDate(new Date(), language) })}
          error={errors.declaration?.message}
        />
      </section>
    </div>
  );
}
