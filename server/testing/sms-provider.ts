import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface ReceivedSms {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  form: Record<string, string>;
}

/** Starts a provider on this machine that answers as it is told to; texts that it takes unless told. */
export async function startSmsProvider() {
  const received: ReceivedSms[] = [];
  const answers: ((response: ServerResponse) => void)[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
      received.push({ method: request.method, url: request.url, headers: request.headers, form });
      const answer = answers.shift() ?? takes({ statusCode: 101, messageId: `ATXid_${received.length}` });
      answer(response);
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/version1/messaging`,
    received,
    /** What it answers to the next texts, one each. */
    answers,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Answers with a status and an object or text. */
export const answersSms = (status: number, answer: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
};

/** The answer of Africa's Talking for one recipient. */
export const takes = (recipient: { statusCode: number; messageId?: string }) =>
  answersSms(201, {
    SMSMessageData: {
      Message: "Sent to 1/1 Total Cost: KES 0.8000",
      Recipients: [{ number: "+254712345678", status: "Success", cost: "KES 0.8000", ...recipient }],
    },
  });
