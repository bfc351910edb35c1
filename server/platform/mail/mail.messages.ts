import { defineMessages } from "#contract/core/messages.ts";

/** What all mails have in common. */
export const mailMessages = defineMessages({
  en: {
    hello: "Hello,",
    helloName: "Hello {name},",
    newsSubject: "There is news for you on {product}",
    news: "There is something new for you. Sign in to read it.",
    unsubscribe: "Stop these messages",
    notVerified:
      "This address is not verified yet, so our mails say no more. Verify it when you are signed in, and they will carry everything. If you have no account with {product}, ignore this mail.",
  },
  sw: {
    hello: "Habari,",
    helloName: "Habari {name},",
    newsSubject: "Kuna habari mpya kwako kwenye {product}",
    news: "Kuna jambo jipya kwako. Ingia ili ulisome.",
    unsubscribe: "Acha kutumiwa jumbe hizi",
    notVerified:
      "Anwani hii bado haijathibitishwa, kwa hivyo barua pepe zetu hazielezi zaidi. Ithibitishe ukishaingia, nazo zitaeleza yote. Ikiwa huna akaunti ya {product}, puuza barua pepe hii.",
  },
});
