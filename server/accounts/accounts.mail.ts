import { nairobiDate } from "#server/platform/clock.ts";
import { greeting, shortName } from "#server/platform/mail/greeting.ts";
import type { MailMessage } from "#server/platform/mail/message.ts";

interface To {
  email: string;
  firstName: string;
}

/** Asks a person to show that the address is theirs. */
export function verificationMail(to: To, link: string, product: string): MailMessage {
  return {
    to: to.email,
    subject: `Verify your email address for ${product}`,
    preview: "One click, and we know that this address is yours.",
    greeting: greeting(to.firstName),
    blocks: [
      {
        kind: "paragraph",
        text: `Please confirm that this email address belongs to your ${product} account.`,
      },
      { kind: "button", label: "Verify my email address", url: link },
      {
        kind: "small",
        text: "The link works for 24 hours. If you did not create an account, you can ignore this mail.",
      },
    ],
  };
}

/** Carries the link that sets a new password. */
export function passwordResetMail(to: To, link: string, product: string): MailMessage {
  return {
    to: to.email,
    subject: `Set a new password for ${product}`,
    preview: "The link to choose a new password, good for one hour.",
    greeting: greeting(to.firstName),
    blocks: [
      {
        kind: "paragraph",
        text: `Someone, hopefully you, asked to set a new password for your ${product} account.`,
      },
      { kind: "button", label: "Choose a new password", url: link },
      {
        kind: "small",
        text: "The link works once, within one hour. If it was not you, ignore this mail: your password stays as it is.",
      },
    ],
  };
}

/** Carries the link that sets a first password, for a person who was added before and asks for another link. */
export function firstPasswordMail(to: To, link: string, product: string): MailMessage {
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
  to: To,
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
export function accountExistsMail(
  to: To,
  links: { login: string; forgotPassword: string },
  product: string,
): MailMessage {
  return {
    to: to.email,
    subject: `You already have a ${product} account`,
    preview: "Sign in with it, or set a new password.",
    greeting: greeting(to.firstName),
    blocks: [
      {
        kind: "paragraph",
        text: `Someone, hopefully you, asked for a free trial of ${product} with this email address. It already has an account, so no second one was made.`,
      },
      { kind: "button", label: "Sign in", url: links.login },
      { kind: "paragraph", text: `If you forgot your password, set a new one: ${links.forgotPassword}` },
      {
        kind: "small",
        text: "To try a workspace for another SACCO, use an address of that SACCO, or answer this mail. If it was not you, there is nothing to do.",
      },
    ],
  };
}

/** Makes the reader of the brand's own address the owner of the provider's organisation. */
export function providerInvitationMail(
  to: To,
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
  to: To,
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
