import { defineMessages } from "#contract/core/messages.ts";

/** The mail with the link that verifies an address. */
export const verificationMailMessages = defineMessages({
  en: {
    subject: "Verify your email address for {product}",
    preview: "One click, and we know that this address is yours.",
    ask: "Please confirm that this email address belongs to your {product} account.",
    button: "Verify my email address",
    validity: "The link works for 24 hours. If you did not create an account, you can ignore this mail.",
  },
  sw: {
    subject: "Thibitisha barua pepe yako ya {product}",
    preview: "Bofya mara moja, nasi tutajua kuwa anwani hii ni yako.",
    ask: "Tafadhali thibitisha kuwa barua pepe hii ni ya akaunti yako ya {product}.",
    button: "Thibitisha barua pepe yangu",
    validity: "Kiungo hiki kinafanya kazi kwa saa 24. Ikiwa hukufungua akaunti, puuza barua pepe hii.",
  },
});

/** The mail with the link that sets a new password. */
export const passwordResetMailMessages = defineMessages({
  en: {
    subject: "Set a new password for {product}",
    preview: "The link to choose a new password, good for one hour.",
    asked: "Someone, hopefully you, asked to set a new password for your {product} account.",
    button: "Choose a new password",
    validity:
      "The link works once, within one hour. If it was not you, ignore this mail: your password stays as it is.",
  },
  sw: {
    subject: "Weka nenosiri jipya la {product}",
    preview: "Kiungo cha kuchagua nenosiri jipya; kinafanya kazi kwa saa moja.",
    asked: "Mtu fulani, huenda ni wewe, ameomba kuweka nenosiri jipya la akaunti yako ya {product}.",
    button: "Chagua nenosiri jipya",
    validity:
      "Kiungo hiki kinafanya kazi mara moja tu, ndani ya saa moja. Ikiwa si wewe, puuza barua pepe hii: nenosiri lako litabaki lilivyo.",
  },
});

/** To the owner of an account for whose address a trial was asked for. */
export const accountExistsMailMessages = defineMessages({
  en: {
    subject: "You already have a {product} account",
    preview: "Sign in with it, or set a new password.",
    asked:
      "Someone, hopefully you, asked for a free trial of {product} with this email address. It already has an account, so no second one was made.",
    button: "Sign in",
    forgotten: "If you forgot your password, set a new one: {link}",
    otherwise:
      "To try a workspace for another SACCO, use an address of that SACCO, or answer this mail. If it was not you, there is nothing to do.",
  },
  sw: {
    subject: "Tayari una akaunti ya {product}",
    preview: "Ingia nayo, au weka nenosiri jipya.",
    asked:
      "Mtu fulani, huenda ni wewe, ameomba kipindi cha majaribio cha {product} bila malipo kwa barua pepe hii. Tayari ina akaunti, kwa hivyo hakuna ya pili iliyofunguliwa.",
    button: "Ingia",
    forgotten: "Ikiwa umesahau nenosiri lako, weka jipya: {link}",
    otherwise:
      "Ili kujaribu eneo la kazi la SACCO nyingine, tumia barua pepe ya SACCO hiyo, au jibu barua pepe hii. Ikiwa si wewe, huhitaji kufanya lolote.",
  },
});
