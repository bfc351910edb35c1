import { useEffect } from "react";
import { useLocation } from "react-router";
import { sourceInSearch } from "#contract/recruitment/application-source.ts";
import { referralKeyIn } from "#contract/recruitment/referral-key.ts";
import { api } from "#web/lib/api.ts";

/** Notes that the link of a referral was opened, by a person: who scans mails runs no scripts. */
export function useReferralOpened(): void {
  const { search } = useLocation();
  const key = referralKeyIn(sourceInSearch(new URLSearchParams(search)));
  useEffect(() => {
    // Nothing depends on it: a lost note is no failure of the page.
    if (key) void api.referrals.opened({ params: { key } }).catch(() => {});
  }, [key]);
}
