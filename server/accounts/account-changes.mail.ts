import type { Text } from "#contract/core/messages.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach } from "#server/platform/mail/in-languages.ts";
import {
  addressChangedMailMessages,
  addressChangeRequestedMailMessages,
  addressTakenMailMessages,
  confirmAddressMailMessages,
  passwordChangedMailMessages,
  twoFactorMailMessages,
} from "./account-changes.mail.messages.ts";
import { type AccountOwner, accountMail } from "./account-mail.ts";

/** Asks whether a new address is the person's. Anybody may have typed it, so it repeats nothing else. */
export const confirmAddressMail = (to: AccountOwner, link: Text, product: string): MailInLanguages =>
  accountMail(confirmAddressMailMessages, to, product, (t, language) => [
    { kind: "paragraph", text: t.asked({ product }) },
    { kind: "button", label: t.button, url: link[language] },
    { kind: "small", text: t.validity },
  ]);

/** Informs the owner of an address that somebody else wanted it for another account. */
export const addressTakenMail = (email: string, login: Text, product: string): MailInLanguages =>
  mailInEach(addressTakenMailMessages, (t, language) => ({
    to: email,
    subject: t.subject({ product }),
    preview: t.preview,
    blocks: [
      { kind: "paragraph", text: t.asked({ product }) },
      { kind: "button", label: t.button, url: login[language] },
      { kind: "small", text: t.otherwise },
    ],
  }));

/** Informs the present address that another one is to take its place, while that can still be stopped. */
export const addressChangeRequestedMail = (
  to: AccountOwner,
  account: Text,
  product: string,
): MailInLanguages =>
  accountMail(addressChangeRequestedMailMessages, to, product, (t, language) => [
    { kind: "paragraph", text: t.asked({ product }) },
    { kind: "button", label: t.button, url: account[language] },
    { kind: "small", text: t.otherwise },
  ]);

/** The last word to an address that an account has left. */
export const addressChangedMail = (
  to: AccountOwner,
  brand: { product: string; email: string },
): MailInLanguages =>
  accountMail(addressChangedMailMessages, to, brand.product, (t) => [
    { kind: "paragraph", text: t.changed(brand) },
    { kind: "small", text: t.otherwise(brand) },
  ]);

/** Informs a person that their password is another one. */
export const passwordChangedMail = (
  to: AccountOwner,
  forgotPassword: Text,
  product: string,
): MailInLanguages =>
  accountMail(passwordChangedMailMessages, to, product, (t, language) => [
    { kind: "paragraph", text: t.changed({ product }) },
    { kind: "paragraph", text: t.otherwise({ link: forgotPassword[language] }) },
  ]);

/** Informs a person that their account asks for a code from now on, or does not any more, or that an owner took it away. */
export const twoFactorMail = (
  to: AccountOwner,
  change: "on" | "off" | "reset",
  brand: { product: string; email: string },
): MailInLanguages =>
  mailInEach(twoFactorMailMessages, (t, language) => ({
    to: to.email,
    subject: t.subject(brand),
    preview: t[change],
    greeting: greeting(to.firstName, language),
    blocks: [
      { kind: "paragraph", text: t[change] },
      { kind: "paragraph", text: t.otherwise(brand) },
    ],
  }));
