/**
 * What the provider says of itself (specification 000, section 1: claims, not rules). The one source of these
 * figures; no page writes one by itself.
 */
export const claims = {
  saccosServed: 20,
  /** Every agent of the directory, announced ones included. */
  agents: 12,
  satisfactionPercent: 98,
  speedFactor: 10,
  supportHours: "24/7",
  customizablePercent: 100,
} as const;
