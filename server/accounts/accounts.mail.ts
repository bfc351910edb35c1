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
    greeting: `Hello ${to.firstName},`,
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
    greeting: `Hello ${to.firstName},`,
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
