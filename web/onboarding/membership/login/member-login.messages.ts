import { defineMessages } from "#contract/core/messages.ts";

/** How applicants and members come to their own page. */
export const memberLoginMessages = defineMessages({
  en: {
    title: "Member Login",
    lead: "See how far your application is, what your SACCO keeps of you, and ask for what is to change.",
    linkTitle: "By a link",
    linkText: "We send it to the address or number that your SACCO has. It works for 24 hours.",
    sacco: "Your SACCO",
    chooseSacco: "Choose your SACCO",
    saccoMissing: "Please choose your SACCO",
    contact: "Email or phone number",
    contactHint: "The one that you gave in your application.",
    contactMissing: "Please enter an email address or a phone number",
    send: "Send me the link",
    sending: "Sending…",
    sent: "If your SACCO has a member with this address or number, the link is on its way.",
    noSacco:
      "No SACCO takes applications here for now. The links in our messages still work; for a new one, ask your SACCO.",
    accountTitle: "With email and password",
    accountText: "For who has an account with the same email address.",
    signIn: "Sign in",
    yours: "Your memberships",
    noneYours:
      "No SACCO has a member with the verified email address of your account. Have a link sent to the address or number that it has.",
    open: "Open",
    seeYours: "See your memberships",
  },
  sw: {
    title: "Kuingia kwa wanachama",
    lead: "Tazama ombi lako limefika wapi, taarifa zako ambazo SACCO yako inahifadhi, na uombe zibadilishwe.",
    linkTitle: "Kwa kiungo",
    linkText: "Tunakituma kwa anwani au nambari iliyo kwenye SACCO yako. Kinafanya kazi kwa saa 24.",
    sacco: "SACCO yako",
    chooseSacco: "Chagua SACCO yako",
    saccoMissing: "Tafadhali chagua SACCO yako",
    contact: "Barua pepe au nambari ya simu",
    contactHint: "Ile uliyoweka kwenye ombi lako.",
    contactMissing: "Tafadhali weka barua pepe au nambari ya simu",
    send: "Nitumie kiungo",
    sending: "Inatuma…",
    sent: "Ikiwa SACCO yako ina mwanachama mwenye anwani au nambari hii, kiungo kiko njiani.",
    noSacco:
      "Kwa sasa hakuna SACCO inayopokea maombi hapa. Viungo kwenye ujumbe wetu bado vinafanya kazi; kwa kipya, iulize SACCO yako.",
    accountTitle: "Kwa barua pepe na nenosiri",
    accountText: "Kwa aliye na akaunti yenye barua pepe hiyo hiyo.",
    signIn: "Ingia",
    yours: "Uanachama wako",
    noneYours:
      "Hakuna SACCO yenye mwanachama mwenye barua pepe iliyothibitishwa ya akaunti yako. Omba kiungo kwa anwani au nambari iliyo nayo.",
    open: "Fungua",
    seeYours: "Tazama uanachama wako",
  },
});
