import { greeting } from "#server/platform/mail/greeting.ts";
import type { MailMessage } from "#server/platform/mail/message.ts";

interface To {
  email: string;
  firstName: string;
}

/** Asks whether a new address is the person's. Anybody may have typed it, so it repeats nothing else. */
export function confirmAddressMail(to: To, link: string, product: string): MailMessage {
  return {
    to: to.email,
    subject: `Confirm your new email address for ${product}`,
    preview: "One click, and your account has this address.",
    greeting: greeting(to.firstName),
    blocks: [
      {
        kind: "paragraph",
        text: `Someone, hopefully you, wants to use this email address for their ${product} account.`,
      },
      { kind: "button", label: "Use this address", url: link },
      {
        kind: "small",
        text: "The link works once, within 24 hours. If it was not you, ignore this mail: nothing changes without the link.",
      },
    ],
  };
}

/** Informs the owner of an address that somebody else wanted it for another account. */
export function addressTakenMail(email: string, login: string, product: string): MailMessage {
  return {
    to: email,
    subject: `Your email address already has a ${product} account`,
    preview: "Someone wanted to use it for another one; nothing was changed.",
    blocks: [
      {
        kind: "paragraph",
        text: `Someone, perhaps you, wanted to use this email address for another ${product} account. It has an account already, so nothing was changed.`,
      },
      { kind: "button", label: "Sign in", url: login },
      { kind: "small", text: "If it was not you, there is nothing to do." },
    ],
  };
}

/** Informs the present address that another one is to take its place, while that can still be stopped. */
export function addressChangeRequestedMail(to: To, account: string, product: string): MailMessage {
  return {
    to: to.email,
    subject: `Someone asked to change the email address of your ${product} account`,
    preview: "Nothing changes before the new address is confirmed.",
    greeting: greeting(to.firstName),
    blocks: [
      {
        kind: "paragraph",
        text: `Someone who knows your password, hopefully you, asked to sign in to ${product} with another email address. Nothing changes before that address is confirmed; you then sign in with the new one.`,
      },
      { kind: "button", label: "Open my account", url: account },
      {
        kind: "small",
        text: "If it was not you, change your password there now: that stops it and signs everybody else out.",
      },
    ],
  };
}

/** The last word to an address that an account has left. */
export function addressChangedMail(to: To, brand: { product: string; email: string }): MailMessage {
  return {
    to: to.email,
    subject: `The email address of your ${brand.product} account has changed`,
    preview: "From now on you sign in with the new address.",
    greeting: greeting(to.firstName),
    blocks: [
      {
        kind: "paragraph",
        text: `Your ${brand.product} account has the email address now that you confirmed. This one does not sign in any more, and we do not write to it about your account again.`,
      },
      { kind: "small", text: `If it was not you, write to ${brand.email} at once.` },
    ],
  };
}

/** Informs a person that their password is another one. */
export function passwordChangedMail(to: To, forgotPassword: string, product: string): MailMessage {
  return {
    to: to.email,
    subject: `Your ${product} password has changed`,
    preview: "Every other session has ended.",
    greeting: greeting(to.firstName),
    blocks: [
      {
        kind: "paragraph",
        text: `The password of your ${product} account was changed in your account's settings. Every other session has ended.`,
      },
      { kind: "paragraph", text: `If it was not you, set a new password at once: ${forgotPassword}` },
    ],
  };
}
