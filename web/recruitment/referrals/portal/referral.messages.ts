import { defineMessages } from "#contract/core/messages.ts";

/** The page of the link by which somebody who was referred says no. */
export const referralPageMessages = defineMessages({
  en: {
    title: "You were referred for a position",
    lead: "{job} at {organization}",
    question: "Do you want to apply?",
    text: "Applying is up to you. If you say no, your CV, your phone number and what was said of you are deleted at once, and nobody writes to you about this position again.",
    apply: "See the position and apply",
    decline: "No, thank you",
    declined: "You have said no",
    declinedText: "{organization} has deleted your CV, your phone number and what was said of you.",
    closed: "This position takes no more applications.",
    others: "See open positions",
  },
  sw: {
    title: "Ulipendekezwa kwa nafasi ya kazi",
    lead: "{job} katika {organization}",
    question: "Je, ungependa kutuma ombi?",
    text: "Kutuma ombi ni hiari yako. Ukikataa, CV yako, nambari yako ya simu na yaliyosemwa kukuhusu yatafutwa mara moja, na hakuna atakayekuandikia tena kuhusu nafasi hii.",
    apply: "Tazama nafasi na utume ombi",
    decline: "Hapana, asante",
    declined: "Umekataa",
    declinedText: "{organization} imefuta CV yako, nambari yako ya simu na yaliyosemwa kukuhusu.",
    closed: "Nafasi hii haipokei tena maombi.",
    others: "Tazama nafasi za kazi",
  },
});
