import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll } from "vitest";

/** A mail server of a test, which takes every mail. */
export interface MailServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** Mails that have come, in the order of their coming. */
  received(): Promise<Email[]>;
}

let servers = 0;

/** Starts a mail server for one test file, and ends it afterwards. */
export function startMailServer(): MailServer {
  servers += 1;
  const port = 20_000 + ((process.pid + servers * 7_919) % 20_000);
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
  beforeAll(() => new Promise<void>((resolve) => smtp.listen(port, "127.0.0.1", resolve)));
  afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: () => Promise.all(mails.map((mail) => PostalMime.parse(mail))),
  };
}
