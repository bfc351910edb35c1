import { membershipsPath } from "#contract/onboarding/addresses.ts";
import { useMessages } from "#web/lib/language.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { ownMembershipMessages } from "./own-membership.messages.ts";

/** A link that is over, or leads nowhere. @param reason in the words of the answer */
export function ClosedLinkPage({ reason }: { reason: string }) {
  const t = useMessages(ownMembershipMessages);
  return (
    <div className="column max-w-3xl py-8 sm:py-10">
      <h1 className="text-3xl sm:text-4xl">{t.closed}</h1>
      <p className="mt-2 mb-6 max-w-prose text-lg text-muted">{reason}</p>
      <ButtonLink to={membershipsPath}>{t.newLink}</ButtonLink>
    </div>
  );
}
