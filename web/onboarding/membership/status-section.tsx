import { applicationPath } from "#contract/onboarding/addresses.ts";
import { onboardingSteps } from "#contract/onboarding/members.ts";
import type { OwnMembership } from "#contract/onboarding/own-membership.ts";
import { formatDate } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { Timeline } from "#web/ui/timeline.tsx";
import { ownMembershipMessages } from "./own-membership.messages.ts";
import { PayIn } from "./pay-in.tsx";
import { kycNames, nextMessages, standingMessages, stepNames } from "./standing.messages.ts";
import { standingOf } from "./standing.ts";

/** How far a membership is and what comes next. */
export function StatusSection({ own }: { own: OwnMembership }) {
  const { reopenedKey } = own;
  const t = useMessages(ownMembershipMessages);
  const standing = standingOf(own);
  const words = useMessages(standingMessages)[standing];
  const next = useMessages(nextMessages)[standing];
  return (
    <Section title={t.status}>
      <Alert
        tone={standing === "refused" ? "warning" : standing === "member" ? "success" : "info"}
        title={reopenedKey ? t.correct : words}
      >
        {reopenedKey ? t.correctText : next}
      </Alert>
      {standing === "paying" && <PayIn own={own} />}
      {reopenedKey && (
        <ButtonLink to={applicationPath(own.slug, reopenedKey)} className="mt-4">
          {t.correctLink}
        </ButtonLink>
      )}
      <div className="mt-6 grid gap-6 sm:grid-cols-2">
        <Steps own={own} />
        <Facts own={own} />
      </div>
    </Section>
  );
}

function Steps({ own }: { own: OwnMembership }) {
  const names = useMessages(stepNames);
  // The person was registered already: the step after it is the first that can be under way.
  const reached = Math.max(1, onboardingSteps.indexOf(own.onboardingStep));
  const ended = own.onboardingStep === "complete";
  return (
    <Timeline
      items={onboardingSteps.map((step, place) => ({
        title: names[step],
        state: place < reached || ended ? "completed" : place === reached ? "current" : "pending",
      }))}
    />
  );
}

function Facts({ own }: { own: OwnMembership }) {
  const t = useMessages(ownMembershipMessages);
  const kyc = useMessages(kycNames);
  const language = useLanguage();
  const joined = own.joinedAt
    ? [
        { term: t.memberNumber, value: own.memberNumber },
        { term: t.memberSince, value: formatDate(own.joinedAt, language) },
        ...(own.leftOn ? [{ term: t.lastDay, value: formatDate(own.leftOn, language) }] : []),
      ]
    : [];
  return (
    <DescriptionList
      items={[
        { term: t.identity, value: kyc[own.kycStatus] },
        { term: t.registered, value: formatDate(own.createdAt, language) },
        ...joined,
      ]}
    />
  );
}
