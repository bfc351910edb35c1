import { defineMessages } from "#contract/core/messages.ts";

/** What a new member reads, by mail and by SMS. */
export const welcomeMessages = defineMessages({
  en: {
    subject: "Welcome to {sacco}: your member number is {number}",
    preview: "You are a member of {sacco} now.",
    welcome: "Karibu! Your entrance fee and first shares have arrived, and you are a member of {sacco} now.",
    number: "Member number",
    since: "Member since",
    next: "Please use your member number whenever you pay in or ask something.",
    sms: "Karibu! You are a member of {sacco} now. Your member number is {number}.",
    noticeText: "You are a member of {sacco} now.",
  },
  sw: {
    subject: "Karibu {sacco}: nambari yako ya uanachama ni {number}",
    preview: "Sasa wewe ni mwanachama wa {sacco}.",
    welcome:
      "Karibu! Ada yako ya kujiunga na hisa za kwanza zimefika, na sasa wewe ni mwanachama wa {sacco}.",
    number: "Nambari ya uanachama",
    since: "Mwanachama tangu",
    next: "Tafadhali tumia nambari yako ya uanachama kila unapolipa au kuuliza jambo.",
    sms: "Karibu! Sasa wewe ni mwanachama wa {sacco}. Nambari yako ya uanachama ni {number}.",
    noticeText: "Sasa wewe ni mwanachama wa {sacco}.",
  },
});
