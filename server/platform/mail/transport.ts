import type { Transporter } from "nodemailer";
import { z } from "zod";
import type { MailAttachment } from "./message.ts";

/** A mail as it goes out. */
export interface OutgoingMail {
  /** Without angle brackets; the same over retries. */
  messageId: string;
  /** Message-ID of the mail that this one follows in its thread. */
  inReplyTo?: string;
  /** The thread's name and the Message-IDs of the mails before, oldest first. */
  references?: readonly string[];
  /** `Ushirika <hello@ushirika.example>` or an address alone. */
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments: readonly MailAttachment[];
  replyTo?: string;
  /** Where its reader says that they want no more of the kind. */
  unsubscribe?: string;
}

export interface MailTransport {
  /** Delivers nothing: the mail stays readable in the outbox. */
  readonly keeps: boolean;
  /** Resolves when the next server has taken the mail. @throws Error, see `isPermanentMailFailure` */
  send(mail: OutgoingMail): Promise<void>;
  /** @throws Error when no mail could be sent now */
  check(): Promise<void>;
  /** Finishes what is being sent and ends the connections. */
  close(): Promise<void>;
}

/** Nothing that was tried, and nothing that will be tried again: the mail itself cannot be sent. */
class UnsendableMail extends Error {}

const address = z.email();

/** One address, alone: `a@x.example, b@x.example` or a line break would add recipients or headers. */
function oneAddress(text: string): { name: string; address: string } {
  const parsed = address.safeParse(text);
  if (!parsed.success)
    throw new UnsendableMail(`Not an email address: ${JSON.stringify(text.slice(0, 100))}`);
  return { name: "", address: parsed.data };
}

/** `Name <address>` of our own configuration. */
function sender(text: string): { name: string; address: string } {
  const named = /^\s*"?([^"<>\p{Cc}]*?)"?\s*<([^<>]+)>\s*$/u.exec(text);
  return { ...oneAddress(named?.[2] ?? text.trim()), name: named?.[1] ?? "" };
}

/** The host of the sender's address: Message-IDs end with it. */
export function mailDomain(from: string): string {
  return sender(from).address.split("@")[1] ?? "";
}

const bracketed = (id: string): string => `<${oneLine(id)}>`;

/**
 * The invitation of a mail, as the text's alternative: mail programs then show it with buttons to accept and
 * decline (RFC 6047). nodemailer sends it once more as a file, for the others.
 */
function calendarPart({ contentType, filename, content }: MailAttachment) {
  const method = /^text\/calendar\b.*\bmethod=(\w+)/.exec(contentType)?.[1];
  if (!method) return null;
  return { method, filename: oneLine(filename), content: Buffer.from(content, "base64").toString() };
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

/** What has a mail program show a button of its own that needs no page (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  "List-Unsubscribe": `<${oneLine(url)}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** A password must not cross a network in the clear; within this machine nobody listens in. */
function needsEncryption(url: URL): boolean {
  return url.username !== "" && !["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
}

/**
 * Sends through an SMTP server.
 * @param url `smtp://user:password@host:587` (upgraded by STARTTLS, which is insisted on when there is a
 *   password) or `smtps://user:password@host:465` (encrypted from the start)
 */
export function createSmtpTransport(url: string): MailTransport {
  let opened: Promise<Transporter> | undefined;
  const open = () => {
    // Loaded with the first mail, so that the server starts without it.
    opened ??= import("nodemailer").then(({ createTransport }) =>
      createTransport({
        url,
        pool: true,
        maxConnections: 3,
        // Our queue repeats what failed; repeating inside the pool too would multiply an unclear delivery.
        maxRequeues: 0,
        idleTimeout: 20_000,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 30_000,
        requireTLS: needsEncryption(new URL(url)),
        disableFileAccess: true,
        disableUrlAccess: true,
      }),
    );
    return opened;
  };
  return {
    keeps: false,
    async send({ messageId, inReplyTo, references, from, to, subject, html, text, attachments, ...more }) {
      const { replyTo, unsubscribe } = more;
      const origin = sender(from);
      const recipient = oneAddress(to);
      const answersTo = replyTo ? { replyTo: oneAddress(replyTo) } : {};
      const invitation = attachments.find((one) => calendarPart(one) !== null);
      const calendar = invitation && calendarPart(invitation);
      const files = attachments.filter((one) => one !== invitation);
      const transporter = await open();
      await transporter.sendMail({
        from: origin,
        to: recipient,
        ...answersTo,
        subject: oneLine(subject),
        html,
        text,
        ...(calendar ? { icalEvent: calendar } : {}),
        attachments: files.map((one) => ({
          ...one,
          filename: oneLine(one.filename),
          encoding: "base64",
        })),
        messageId: bracketed(messageId),
        ...(inReplyTo ? { inReplyTo: bracketed(inReplyTo) } : {}),
        ...(references ? { references: references.map(bracketed) } : {}),
        headers: {
          // Out-of-office replies to a machine help nobody (RFC 3834).
          "Auto-Submitted": "auto-generated",
          ...(unsubscribe ? unsubscribeHeaders(unsubscribe) : {}),
        },
      });
    },
    async check() {
      await (await open()).verify();
    },
    async close() {
      (await opened)?.close();
    },
  };
}

/** Delivers nothing: for development and demos, where mail is read in the outbox. */
export function outboxTransport(): MailTransport {
  return { keeps: true, send: async () => {}, check: async () => {}, close: async () => {} };
}

/** What nodemailer adds to its errors. `permanent` is set with `responseCode`, the reply of the server. */
type SmtpFailure = Partial<{ code: string; permanent: boolean; responseCode: number }>;

/** Replies about us and the connection, not about the mail: sign-in and encryption (RFC 4954, RFC 3207). */
const aboutTheSession = new Set([530, 534, 535, 538]);

/**
 * Whether sending the same mail again could only fail again: the server refused its recipient or content for
 * good (5xx), or the address is none. Everything else (4xx, no connection, a refused sign-in, which an
 * operator mends) is worth another attempt.
 */
export function isPermanentMailFailure(error: unknown): boolean {
  if (error instanceof UnsendableMail) return true;
  const { code, permanent = false, responseCode = 0 } = error as SmtpFailure;
  const aboutTheMail = code === "EENVELOPE" || code === "EMESSAGE";
  return aboutTheMail && permanent && !aboutTheSession.has(responseCode);
}
