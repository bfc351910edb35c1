import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll } from "vitest";

/** A mail server of a test, which takes every mail. */
export interface MailServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** Mails that have come, in the order of their coming. */
  received(): Promise<Email[]>;
}

/** Starts a mail server for one test file, on a port that is free, and ends it afterwards. */
export async function startMailServer(): Promise<MailServer> {
  const mails: Buffer[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        mails.push(Buffer.concat(chunks));
        done();
      });
    },
  });
  const listening = smtp.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: () => Promise.all(mails.map((mail) => PostalMime.parse(mail))),
  };
}
