import { useEffect } from "react";
import { useLocation } from "react-router";
import { sourceInSearch } from "#contract/recruitment/application-source.ts";
import { referralKeyIn } from "#contract/recruitment/referral-key.ts";
import { noteReferralOpened } from "./mutations.ts";

/** Notes that the link of a referral was opened, by a person: who scans mails runs no scripts. */
export function useReferralOpened(): void {
  const { search } = useLocation();
  const key = referralKeyIn(sourceInSearch(new URLSearchParams(search)));
  useEffect(() => {
    if (key) void noteReferralOpened(key);
  }, [key]);
}
