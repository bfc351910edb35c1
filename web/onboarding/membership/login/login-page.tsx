import { ownMembershipPath } from "#contract/onboarding/addresses.ts";
import type { OpenSacco } from "#contract/onboarding/applications.ts";
import type { MembershipSummary } from "#contract/onboarding/own-membership.ts";
import { useMessages } from "#web/lib/language.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { standingMessages } from "../standing.messages.ts";
import { standingOf } from "../standing.ts";
import { AccountWay } from "./account-way.tsx";
import { LinkForm } from "./link-form.tsx";
import { memberLoginMessages } from "./member-login.messages.ts";
import type { LinkAnswer } from "./mutations.ts";

/** Where applicants and members come in. @param memberships of who is signed in; null for others */
export function MemberLoginPage({
  saccos,
  memberships,
  answer,
}: {
  saccos: readonly OpenSacco[];
  memberships: readonly MembershipSummary[] | null;
  answer?: LinkAnswer;
}) {
  const t = useMessages(memberLoginMessages);
  return (
    <div className="column max-w-3xl space-y-6 py-8 sm:py-10">
      <header>
        <h1 className="text-3xl sm:text-4xl">{t.title}</h1>
        <p className="mt-2 max-w-prose text-lg text-muted">{t.lead}</p>
      </header>
      {memberships && (
        <Section title={t.yours}>
          <Memberships memberships={memberships} />
        </Section>
      )}
      <Section title={t.linkTitle} description={t.linkText}>
        <LinkForm saccos={saccos} answer={answer} />
      </Section>
      {!memberships && (
        <Section title={t.accountTitle}>
          <AccountWay signedIn={false} />
        </Section>
      )}
    </div>
  );
}

function Memberships({ memberships }: { memberships: readonly MembershipSummary[] }) {
  const t = useMessages(memberLoginMessages);
  const standings = useMessages(standingMessages);
  if (memberships.length === 0) return <p className="text-muted">{t.noneYours}</p>;
  return (
    <ul className="divide-y divide-line">
      {memberships.map((one) => (
        <li key={one.key} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <div className="min-w-0">
            <p className="font-semibold">{one.organization}</p>
            <p className="text-sm text-muted">{standings[standingOf(one)]}</p>
          </div>
          <ButtonLink
            to={ownMembershipPath(one.key)}
            variant="secondary"
            aria-label={`${t.open}: ${one.organization}`}
          >
            {t.open}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
