import type { OwnMembership } from "#contract/onboarding/own-membership.ts";
import { formatDate } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { ActionButton } from "#web/ui/action-form.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Section } from "#web/ui/card.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import type { OwnAnswer } from "./answer.ts";
import { ownMembershipMessages } from "./own-membership.messages.ts";

/** What the person agreed to; news and offers can be stopped and allowed at once. */
export function ConsentSection({ own, answer }: { own: OwnMembership; answer: OwnAnswer | undefined }) {
  const t = useMessages(ownMembershipMessages);
  const language = useLanguage();
  const { consent, consentWithdrawnAt } = own;
  const withdrawn = consentWithdrawnAt && (
    <Alert className="mb-4" title={t.withdrawn({ date: formatDate(consentWithdrawnAt, language) })} />
  );
  if (!consent) {
    return <Section title={t.consent}>{withdrawn || <p className="text-muted">{t.noConsent}</p>}</Section>;
  }
  const { at, version, marketing } = consent;
  return (
    <Section title={t.consent} description={t.consentGiven({ date: formatDate(at, language), version })}>
      {withdrawn}
      {answer?.failure && <FormError message={answer.failure.message} attempt={answer.failure} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-medium">
          {marketing ? t.marketingOn : t.marketingOff}
        </p>
        <ActionButton intent="marketing" values={{ allowed: String(!marketing) }} preventScrollReset>
          {marketing ? t.stop : t.allow}
        </ActionButton>
      </div>
    </Section>
  );
}
