import { defineMessages } from "#contract/core/messages.ts";

export const jobRefusals = defineMessages({
  en: { noCareersPage: "We know no careers page by this name." },
  sw: { noCareersPage: "Hatujui ukurasa wa kazi wenye jina hili." },
});

/** Sharing pictures of jobs and careers pages. */
export const jobPictureMessages = defineMessages({
  en: {
    applyBy: "Apply by {date}",
    closed: "This position is closed",
    paused: "Takes no applications now",
    careers: "Careers",
    openPositionsAt: "Open positions at {sacco}",
    openPositions: { one: "{count} open position", other: "{count} open positions" },
  },
  sw: {
    applyBy: "Mwisho wa kutuma maombi: {date}",
    closed: "Nafasi hii imefungwa",
    paused: "Haipokei maombi kwa sasa",
    careers: "Nafasi za kazi",
    openPositionsAt: "Nafasi za kazi katika {sacco}",
    openPositions: { one: "Nafasi {count} ya kazi", other: "Nafasi {count} za kazi" },
  },
});
