import { defineMessages } from "#contract/core/messages.ts";

/** The list of a SACCO's open jobs within its own website. */
export const embedMessages = defineMessages({
  en: {
    title: "Open positions at {sacco}",
    /** Begins the line under a job's title, before its date. */
    until: "Apply by {date}",
    none: "There is no open position at the moment.",
    paused: "{sacco} takes no applications now.",
    all: "See all {count} positions",
    noneFits: "No position fits you?",
    general: "Send a general application",
    notFound: "There is no careers page at this address.",
    newTab: "(opens in a new tab)",
  },
  sw: {
    title: "Nafasi za kazi katika {sacco}",
    until: "Tuma ombi kabla ya {date} kuisha",
    none: "Hakuna nafasi ya kazi kwa sasa.",
    paused: "{sacco} haipokei maombi kwa sasa.",
    all: "Tazama nafasi zote {count}",
    noneFits: "Hakuna nafasi inayokufaa?",
    general: "Tuma ombi la jumla",
    notFound: "Hakuna ukurasa wa ajira katika anwani hii.",
    newTab: "(hufunguka katika kichupo kipya)",
  },
});
