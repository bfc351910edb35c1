import { defineMessages } from "#contract/core/messages.ts";

/** What goes to a number and an address that staff replaced, or under which they replaced the other. */
export const contactChangeMessages = defineMessages({
  en: {
    sacco: "SACCO",
    subject: "{sacco} reaches you in another way from now on",
    phone: "Your phone number at {sacco} was changed to one that ends in {end}.",
    email: "Your email address at {sacco} was changed to one that begins with {start}.",
    emailRemoved: "Your email address at {sacco} was removed.",
    wrong:
      "If this is right, you need not do anything. If you did not ask for it, contact {sacco} at once, at its office or on a number that you know.",
    complain: "You may also complain to the Office of the Data Protection Commissioner of Kenya.",
    wrongSms:
      "If you did not ask for it, contact us at once. You may also complain to the Data Protection Commissioner.",
  },
  sw: {
    sacco: "SACCO",
    subject: "{sacco} itawasiliana nawe kwa njia nyingine kuanzia sasa",
    phone: "Nambari yako ya simu katika {sacco} imebadilishwa kuwa inayoishia na {end}.",
    email: "Anwani yako ya barua pepe katika {sacco} imebadilishwa kuwa inayoanza na {start}.",
    emailRemoved: "Anwani yako ya barua pepe katika {sacco} imeondolewa.",
    wrong:
      "Ikiwa ni sahihi, huhitaji kufanya lolote. Ikiwa hukuomba, wasiliana na {sacco} mara moja, ofisini kwake au kwa nambari unayoijua.",
    complain: "Pia unaweza kuwasilisha malalamiko kwa Ofisi ya Kamishna wa Ulinzi wa Data ya Kenya.",
    wrongSms:
      "Ikiwa hukuomba, wasiliana nasi mara moja. Pia unaweza kulalamika kwa Kamishna wa Ulinzi wa Data.",
  },
});
