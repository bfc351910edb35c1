import { api } from "#web/lib/api.ts";

/** Notes that the link of a referral was opened. Nothing depends on it: a lost note is no failure of the page. */
export const noteReferralOpened = (key: string): Promise<void> =>
  api.referrals.opened({ params: { key } }).catch(() => {});
