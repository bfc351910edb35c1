import { defineMessages } from "#contract/core/messages.ts";

/** What stands around the words of a campaign. */
export const campaignMessages = defineMessages({
  en: {
    /** Below the text of a mail. */
    why: "You get this because you agreed to news and offers of {sacco}.",
    /** At the end of an SMS. */
    stop: "Stop: {url}",
    /** In place of a name that cannot be shown. */
    sacco: "your SACCO",
    unknownKey: "This link is not known. Please use the one in the newest message.",
  },
  sw: {
    why: "Unapata ujumbe huu kwa sababu ulikubali kupokea habari na ofa za {sacco}.",
    stop: "Acha: {url}",
    sacco: "SACCO yako",
    unknownKey: "Kiungo hiki hakijulikani. Tafadhali tumia kile kilicho kwenye ujumbe wa karibuni.",
  },
});
