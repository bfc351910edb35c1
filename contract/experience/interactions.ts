/** Who turned to whom: the member to the SACCO, or the SACCO to the member. */
export const interactionDirections = ["inbound", "outbound"] as const;
export type InteractionDirection = (typeof interactionDirections)[number];

/** How an interaction came into the records. */
export const interactionSources = ["staff", "import", "feedback", "complaint"] as const;
export type InteractionSource = (typeof interactionSources)[number];

export const interactionLimits = { summary: 2_000 } as const;
