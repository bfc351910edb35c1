import type { OwnMembership } from "#contract/onboarding/own-membership.ts";
import { answerTo } from "#web/lib/form-answer.ts";
import { useMessages } from "#web/lib/language.ts";
import type { OwnAnswer } from "./answer.ts";
import { ConsentSection } from "./consent-section.tsx";
import { DataSection } from "./data-section.tsx";
import { ownMembershipMessages } from "./own-membership.messages.ts";
import { RequestsSection } from "./requests-section.tsx";
import { StatusSection } from "./status-section.tsx";

/** A person's own page: how far the membership is, what the SACCO keeps, and what can be asked for. */
export function OwnMembershipPage({
  own,
  ownKey,
  answer,
}: {
  own: OwnMembership;
  /** What opens it. */
  ownKey: string;
  answer: OwnAnswer | undefined;
}) {
  const t = useMessages(ownMembershipMessages);
  return (
    <div className="column max-w-3xl space-y-6 py-8 sm:py-10">
      <header>
        <h1 className="text-3xl sm:text-4xl">{t.title}</h1>
        <p className="mt-2 max-w-prose text-lg text-muted">
          {t.lead({ name: own.fullName, sacco: own.organization })}
        </p>
      </header>
      <StatusSection own={own} />
      <RequestsSection own={own} answer={answerTo("request", answer)} />
      <ConsentSection own={own} answer={answerTo("marketing", answer)} />
      <DataSection own={own} ownKey={ownKey} />
    </div>
  );
}
