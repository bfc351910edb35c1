import type { Text } from "#contract/core/messages.ts";
import { nairobiDate } from "#server/platform/clock.ts";
import { greeting, shortName } from "#server/platform/mail/greeting.ts";
import type { MailInLanguages } from "#server/platform/mail/in-languages.ts";
import type { MailMessage } from "#server/platform/mail/message.ts";
import { type AccountOwner, accountMail } from "./account-mail.ts";
import {
  accountExistsMailMessages,
  passwordResetMailMessages,
  verificationMailMessages,
} from "./accounts.mail.messages.ts";

/** Asks a person to show that the address is theirs. */
export const verificationMail = (to: AccountOwner, link: Text, product: string): MailInLanguages =>
  accountMail(verificationMailMessages, to, product, (t, language) => [
    { kind: "paragraph", text: t.ask({ product }) },
    { kind: "button", label: t.button, url: link[language] },
    { kind: "small", text: t.validity },
  ]);

/** Carries the link that sets a new password. */
export const passwordResetMail = (to: AccountOwner, link: Text, product: string): MailInLanguages =>
  accountMail(passwordResetMailMessages, to, product, (t, language) => [
    { kind: "paragraph", text: t.asked({ product }) },
    { kind: "button", label: t.button, url: link[language] },
    { kind: "small", text: t.validity },
  ]);

/**
 * Carries the link that sets a first password, for a person who was added before and asks for another link. In
 * English, as everything that people read who were added by a SACCO.
 */
export function firstPasswordMail(to: AccountOwner, link: string, product: string): MailMessage {
  return {
    to: to.email,
    subject: `Choose a password for ${product}`,
    preview: "The link to choose your password, good for one hour.",
    greeting: greeting(to.firstName),
    blocks: [
      {
        kind: "paragraph",
        text: `Someone, hopefully you, asked for a new link to your ${product} account, which has no password yet.`,
      },
      { kind: "button", label: "Choose my password", url: link },
      {
        kind: "small",
        text: "The link works once, within one hour. If it was not you, ignore this mail: nobody can sign in without the link.",
      },
    ],
  };
}

/**
 * Opens the trial: carries the link that sets the first password. Anybody may have typed the address, so it
 * repeats nothing of the form.
 */
export function trialMail(
  to: AccountOwner,
  trial: { link: string; linkDays: number; endsAt: Date | null; product: string },
): MailMessage {
  return {
    to: to.email,
    subject: `Your ${trial.product} workspace is ready`,
    preview: "Choose a password, and you are in.",
    greeting: greeting(to.firstName),
    blocks: [
      {
        kind: "paragraph",
        text: `You asked for a free trial of ${trial.product}. Your workspace is there; choose a password to open it.`,
      },
      ...(trial.endsAt
        ? [{ kind: "facts" as const, rows: [{ label: "Free until", value: nairobiDate(trial.endsAt) }] }]
        : []),
      { kind: "button", label: "Choose my password", url: trial.link },
      {
        kind: "small",
        text: `The link works once, within ${trial.linkDays} days; after that, "Forgot password" on the sign-in page sends another. If you did not ask for a trial, ignore this mail: nobody can sign in without the link.`,
      },
    ],
  };
}

/** Informs the owner of an account that a trial was asked for with their address. */
export const accountExistsMail = (
  to: AccountOwner,
  links: { login: Text; forgotPassword: Text },
  product: string,
): MailInLanguages =>
  accountMail(accountExistsMailMessages, to, product, (t, language) => [
    { kind: "paragraph", text: t.asked({ product }) },
    { kind: "button", label: t.button, url: links.login[language] },
    { kind: "paragraph", text: t.forgotten({ link: links.forgotPassword[language] }) },
    { kind: "small", text: t.otherwise },
  ]);

/** Makes the reader of the brand's own address the owner of the provider's organisation. */
export function providerInvitationMail(
  to: AccountOwner,
  { link, linkDays, product }: { link: string; linkDays: number; product: string },
): MailMessage {
  return {
    to: to.email,
    subject: `${product} is running: open its inbox`,
    preview: "Choose a password to read what visitors of the site send you.",
    blocks: [
      {
        kind: "paragraph",
        text: `This address stands on every page of your ${product} site. It owns the workspace in which enquiries, booked meetings and page views arrive.`,
      },
      { kind: "button", label: "Choose a password", url: link },
      {
        kind: "small",
        text: `The link works once, within ${linkDays} days; after that, "Forgot password" on the sign-in page sends another.`,
      },
    ],
  };
}

/** Brings a colleague into a workspace: who has no password chooses one with the link. */
export function teamInvitationMail(
  to: AccountOwner,
  invitation: {
    inviter: string;
    workspace: string;
    product: string;
    link: { kind: "password"; url: string; days: number } | { kind: "signIn"; url: string };
  },
): MailMessage {
  const { product, link } = invitation;
  // The address is anybody's until its owner has set a password by the link.
  const inviter = shortName(invitation.inviter, "A colleague");
  const workspace = shortName(invitation.workspace, "a SACCO");
  return {
    to: to.email,
    subject: `${inviter} invites you to ${workspace} on ${product}`,
    preview: `${workspace} works with ${product}, and now with you.`,
    greeting: greeting(to.firstName),
    blocks: [
      { kind: "paragraph", text: `${inviter} has added you to the workspace of ${workspace} on ${product}.` },
      {
        kind: "button",
        label: link.kind === "password" ? "Choose my password" : "Sign in",
        url: link.url,
      },
      {
        kind: "small",
        text:
          link.kind === "password"
            ? `The link works once, within ${link.days} days; after that, ask for another one. If you do not know ${workspace}, ignore this mail: nobody can sign in without the link.`
            : `Sign in with the account that you have. If you do not know ${workspace}, tell us by answering this mail.`,
      },
    ],
  };
}
