import { defineMessages } from "#contract/core/messages.ts";

export const jobRefusals = defineMessages({
  en: { noCareersPage: "We know no careers page by this name." },
  sw: { noCareersPage: "Hatujui ukurasa wa kazi wenye jina hili." },
});
