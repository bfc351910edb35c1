import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import {
  createSmtpTransport,
  isPermanentMailFailure,
  type MailTransport,
  type OutgoingMail,
  outboxTransport,
} from "./transport.ts";

interface Delivery {
  from: string;
  to: string[];
  user: string | undefined;
  mail: Email;
  /** As it came over the wire, line breaks of the transfer removed. */
  joined: string;
}

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A real SMTP server on a free port; what it takes is parsed and kept. */
async function startServer(options: SMTPServerOptions = {}, address = "127.0.0.1") {
  const deliveries: Delivery[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        deliveries.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map((one) => one.address),
          user: session.user as string | undefined,
          mail: await PostalMime.parse(raw),
          joined: raw.toString().replaceAll("\r\n", ""),
        });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  server.listen(0, address);
  await once(server.server, "listening");
  closing.push(() => new Promise((resolve) => server.close(() => resolve(undefined))));
  const { port } = server.server.address() as AddressInfo;
  return { deliveries, port, url: `smtp://127.0.0.1:${port}` };
}

function connect(url: string): MailTransport {
  const transport = createSmtpTransport(url);
  closing.push(() => transport.close());
  return transport;
}

const outgoing: OutgoingMail = {
  messageId: "0199a0f2-6d2e-7c3a-9b1e-2f6d8c4a1b00@ushirika.example",
  from: "Ushirika <hello@ushirika.example>",
  to: "asha@umoja.example",
  subject: "We have received your application",
  html: "<p>Thank you</p>",
  text: "Thank you\n",
  attachments: [],
};

const header = (mail: Email, key: string) => mail.headers.find((one) => one.key === key)?.value;

/** What `send` fails with. */
async function failure(transport: MailTransport, mail: Partial<OutgoingMail> = {}): Promise<unknown> {
  return transport.send({ ...outgoing, ...mail }).then(
    () => expect.unreachable("the mail was sent"),
    (error: unknown) => error,
  );
}

function refusing(responseCode: number): SMTPServerOptions["onRcptTo"] {
  return (_address, _session, done) => done(Object.assign(new Error("Refused"), { responseCode }));
}

describe("sending", () => {
  it("delivers both forms of a mail to one person", async () => {
    const { url, deliveries } = await startServer();
    await connect(url).send({ ...outgoing, replyTo: "hr@umoja.example" });
    expect(deliveries).toHaveLength(1);
    const [{ from, to, mail } = expect.unreachable()] = deliveries;
    expect({ from, to }).toEqual({ from: "hello@ushirika.example", to: ["asha@umoja.example"] });
    expect(mail.from).toMatchObject({ name: "Ushirika", address: "hello@ushirika.example" });
    expect(mail.replyTo).toMatchObject([{ address: "hr@umoja.example" }]);
    expect(mail.subject).toBe(outgoing.subject);
    expect(mail.text?.trim()).toBe("Thank you");
    expect(mail.html?.trim()).toBe("<p>Thank you</p>");
    expect(header(mail, "auto-submitted")).toBe("auto-generated");
  });

  it("keeps letters beyond ASCII in subject, names and text", async () => {
    const { url, deliveries } = await startServer();
    const subject =
      "Ombi lako limepokelewa – Wanjikũ, karibu kwa mahojiano ya Afisa Mikopo wa SACCO ya Umoja, Nairobi";
    const from = "Chama cha Ushirika – Mũrang’a <hello@ushirika.example>";
    await connect(url).send({ ...outgoing, from, subject, text: "Habari Wanjikũ – é ü ñ" });
    const mail = deliveries[0]?.mail;
    expect(mail?.subject).toBe(subject);
    expect(mail?.from).toMatchObject({ name: "Chama cha Ushirika – Mũrang’a" });
    expect(mail?.text?.trim()).toBe("Habari Wanjikũ – é ü ñ");
  });

  it("carries a calendar invitation unharmed", async () => {
    const { url, deliveries } = await startServer();
    const ics = "BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nSUMMARY:Mahojiano – Wanjikũ\r\nEND:VCALENDAR\r\n";
    const contentType = "text/calendar; method=REQUEST; charset=utf-8";
    const content = Buffer.from(ics).toString("base64");
    await connect(url).send({
      ...outgoing,
      attachments: [{ filename: "mahojiano ya kazi.ics", contentType, content }],
    });
    const { mail, joined } = deliveries[0] ?? expect.unreachable();
    // Once beside the text, where mail programs show buttons to accept and decline, and once as a file.
    const [shown, file] = mail.attachments;
    expect(shown).toMatchObject({ mimeType: "text/calendar", method: "REQUEST" });
    expect(file).toMatchObject({ filename: "mahojiano ya kazi.ics", mimeType: "application/ics" });
    expect(mail.attachments).toHaveLength(2);
    const decoder = new TextDecoder();
    for (const part of [shown, file]) {
      const found = part?.content;
      expect(typeof found === "string" ? found : decoder.decode(found)).toContain(
        "SUMMARY:Mahojiano – Wanjikũ",
      );
    }
    const alternative = /multipart\/alternative;\s*boundary="([^"]+)"/.exec(joined)?.[1] ?? "";
    const inside = joined.split(`--${alternative}`).slice(1, -1);
    expect(inside.map((part) => /Content-Type: ([\w/]+)/.exec(part)?.[1])).toEqual([
      "text/plain",
      "text/html",
      "text/calendar",
    ]);
    expect(inside[2]).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
    expect(joined).toContain(content);
  });

  it("calls an invitation off in the same place", async () => {
    const { url, deliveries } = await startServer();
    const contentType = "text/calendar; method=CANCEL; charset=utf-8";
    const content = Buffer.from("BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n").toString("base64");
    await connect(url).send({
      ...outgoing,
      attachments: [{ filename: "meeting.ics", contentType, content }],
    });
    expect(deliveries[0]?.mail.attachments[0]).toMatchObject({ mimeType: "text/calendar", method: "CANCEL" });
  });

  it("names the mails that it follows", async () => {
    const { url, deliveries } = await startServer();
    const references = ["application-1@ushirika.example", "first@ushirika.example"];
    await connect(url).send({ ...outgoing, inReplyTo: "first@ushirika.example", references });
    const mail = deliveries[0]?.mail;
    expect(mail?.inReplyTo).toBe("<first@ushirika.example>");
    expect(mail?.references).toBe("<application-1@ushirika.example> <first@ushirika.example>");
  });

  it("gives every attempt at a mail the same Message-ID, and every mail another", async () => {
    const { url, deliveries } = await startServer();
    const transport = connect(url);
    await transport.send(outgoing);
    await transport.send(outgoing);
    await transport.send({ ...outgoing, messageId: "another@ushirika.example" });
    const [first, second, other] = deliveries.map(({ mail }) => mail.messageId);
    expect(first).toBe(`<${outgoing.messageId}>`);
    expect(second).toBe(first);
    expect(other).toBe("<another@ushirika.example>");
  });

  it("signs in with the credentials of the address", async () => {
    const { port, deliveries } = await startServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        if (username === "post@umoja" && password === "p:ss/w@rd") done(null, { user: username });
        else done(new Error("Wrong password"));
      },
    });
    const transport = connect(`smtp://post%40umoja:p%3Ass%2Fw%40rd@127.0.0.1:${port}`);
    await transport.check();
    await transport.send(outgoing);
    expect(deliveries[0]?.user).toBe("post@umoja");

    const wrong = connect(`smtp://post%40umoja:nothing@127.0.0.1:${port}`);
    await expect(wrong.check()).rejects.toThrow();
    expect(isPermanentMailFailure(await failure(wrong))).toBe(false);
  });

  it("sends many at once over few connections", async () => {
    let open = 0;
    let most = 0;
    const { url, deliveries } = await startServer({
      onConnect(_session, done) {
        most = Math.max(most, ++open);
        done();
      },
      onClose: () => {
        open--;
      },
    });
    const transport = connect(url);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        transport.send({ ...outgoing, messageId: `${index}@ushirika.example` }),
      ),
    );
    expect(new Set(deliveries.map(({ mail }) => mail.messageId)).size).toBe(20);
    expect(most).toBeLessThanOrEqual(3);
  });
});

describe("failures", () => {
  it.each([550, 551, 553])("a recipient refused with %i is refused for good", async (code) => {
    const { url } = await startServer({ onRcptTo: refusing(code) });
    expect(isPermanentMailFailure(await failure(connect(url)))).toBe(true);
  });

  it.each([421, 450, 451, 452])("a recipient put off with %i may be tried again", async (code) => {
    const { url } = await startServer({ onRcptTo: refusing(code) });
    expect(isPermanentMailFailure(await failure(connect(url)))).toBe(false);
  });

  it("content refused as spam is refused for good, a full disk is not", async () => {
    for (const [responseCode, permanent] of [
      [554, true],
      [452, false],
    ] as const) {
      const { url } = await startServer({
        onData(stream, _session, done) {
          stream.resume();
          stream.on("end", () => done(Object.assign(new Error("No"), { responseCode })));
        },
      });
      expect(isPermanentMailFailure(await failure(connect(url)))).toBe(permanent);
    }
  });

  it("a server that is not there, or speaks something else, may be tried again", async () => {
    const stranger = createServer((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
    stranger.listen(0, "127.0.0.1");
    await once(stranger, "listening");
    const { port } = stranger.address() as AddressInfo;
    expect(isPermanentMailFailure(await failure(connect(`smtp://127.0.0.1:${port}`)))).toBe(false);
    stranger.close();
    await once(stranger, "close");
    const gone = connect(`smtp://127.0.0.1:${port}`);
    expect(isPermanentMailFailure(await failure(gone))).toBe(false);
    await expect(gone.check()).rejects.toThrow();
  });

  it("a password never crosses a network that does not encrypt", async () => {
    const seen: string[] = [];
    const onAuth: SMTPServerOptions["onAuth"] = ({ password }, _session, done) => {
      seen.push(password ?? "");
      done(null, { user: "x" });
    };
    const { port, deliveries } = await startServer({ onAuth, allowInsecureAuth: true }, "0.0.0.0");
    // Another name for this machine, which the transport cannot know to be one.
    const error = await failure(connect(`smtp://user:secret@127.0.0.2:${port}`));
    expect(error).toMatchObject({ code: "ETLS" });
    expect(isPermanentMailFailure(error)).toBe(false);
    expect(seen).toEqual([]);
    await connect(`smtp://127.0.0.2:${port}`).send(outgoing);
    expect(deliveries).toHaveLength(1);
  });

  it("a server whose certificate nobody vouches for gets no mail", async () => {
    const { port, deliveries } = await startServer({ secure: true });
    const error = await failure(connect(`smtps://127.0.0.1:${port}`));
    expect(error).toMatchObject({ code: "ESOCKET" });
    expect(isPermanentMailFailure(error)).toBe(false);
    expect(deliveries).toEqual([]);
  });
});

describe("nothing can be smuggled into a header", () => {
  it("keeps a subject on one line", async () => {
    const { url, deliveries } = await startServer();
    await connect(url).send({ ...outgoing, subject: "Hello\r\nBcc: thief@evil.example\r\n\r\nBody" });
    const [{ to, mail } = expect.unreachable()] = deliveries;
    expect(to).toEqual(["asha@umoja.example"]);
    expect(mail.subject).toBe("Hello Bcc: thief@evil.example Body");
    expect(mail.bcc).toBeUndefined();
    expect(mail.text?.trim()).toBe("Thank you");
  });

  it("keeps what ties it to other mails on one line", async () => {
    const { url, deliveries } = await startServer();
    const smuggled = "a@x.example\r\nBcc: thief@evil.example";
    await connect(url).send({
      ...outgoing,
      messageId: smuggled,
      inReplyTo: smuggled,
      references: [smuggled],
    });
    const [{ to, mail } = expect.unreachable()] = deliveries;
    expect(to).toEqual(["asha@umoja.example"]);
    expect(mail.bcc).toBeUndefined();
  });

  it("keeps a file name on one line", async () => {
    const { url, deliveries } = await startServer();
    const filename = 'a"\r\nX-Evil: 1\r\n.ics';
    await connect(url).send({
      ...outgoing,
      attachments: [{ filename, contentType: "text/calendar", content: "" }],
    });
    const attachment = deliveries[0]?.mail.attachments[0];
    expect(attachment?.filename).toBe('a" X-Evil: 1 .ics');
  });

  it.each([
    "asha@umoja.example, thief@evil.example",
    "asha@umoja.example\r\nBcc: thief@evil.example",
    "asha@umoja.example> RCPT TO:<thief@evil.example",
    "Team: thief@evil.example;",
    "asha",
    "",
  ])("sends nothing to %j", async (to) => {
    const { url, deliveries } = await startServer();
    const transport = connect(url);
    expect(isPermanentMailFailure(await failure(transport, { to }))).toBe(true);
    expect(isPermanentMailFailure(await failure(transport, { replyTo: to || " " }))).toBe(true);
    expect(isPermanentMailFailure(await failure(transport, { from: to }))).toBe(true);
    expect(deliveries).toEqual([]);
  });
});

it("keeping mail takes everything and sends nothing", async () => {
  const transport = outboxTransport();
  expect(transport.keeps).toBe(true);
  await transport.check();
  await transport.send(outgoing);
  await transport.close();
});
