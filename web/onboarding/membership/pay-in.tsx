import { formatNumber } from "#contract/core/numbers.ts";
import type { OwnMembership } from "#contract/onboarding/own-membership.ts";
import { useMessages } from "#web/lib/language.ts";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { ownMembershipMessages } from "./own-membership.messages.ts";

/** What is to be paid in before the membership begins, where to, and under which account number it is found. */
export function PayIn({ own }: { own: OwnMembership }) {
  const t = useMessages(ownMembershipMessages);
  const { entranceFee, firstShares, payInto, idNumber } = own;
  return (
    <DescriptionList
      className="mt-4"
      items={[
        ...(payInto ? [{ term: t.payInto, value: payInto }] : []),
        { term: t.account, value: t.accountIs({ number: idNumber }) },
        { term: t.entranceFee, value: `KES ${formatNumber(entranceFee)}` },
        { term: t.firstShares, value: `KES ${formatNumber(firstShares)}` },
      ]}
    />
  );
}
