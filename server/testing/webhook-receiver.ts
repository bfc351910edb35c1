import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";

/** What came to a receiver. */
export interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  body: string;
}

interface Answer {
  status: number;
  body?: string;
  headers?: Record<string, string>;
}

/** A server of this machine that takes webhooks, for one test file. Each path of it has its own log. */
export function startWebhookReceiver() {
  const received = new Map<string, ReceivedWebhook[]>();
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      received.set(path, [...(received.get(path) ?? []), { headers: request.headers, body }]);
      const answer: Answer = answers.get(path) ?? { status: 204 };
      response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });
  beforeAll(() => new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    urlOf: (path: string) => `http://localhost:${(server.address() as AddressInfo).port}${path}`,
    at: (path: string) => received.get(path) ?? [],
    /** What a path answers; 204 otherwise. */
    answers,
  };
}
