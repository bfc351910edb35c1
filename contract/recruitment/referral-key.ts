/** The source that the link of a referral names: `referral.` and its key. */
export const referralSource = (key: string): string => `referral.${key}`;

/** The key that a source names; null where it is no referral's. */
export const referralKeyIn = (source: string | null | undefined): string | null =>
  /^referral\.([0-9a-f]{24})$/.exec(source ?? "")?.[1] ?? null;
