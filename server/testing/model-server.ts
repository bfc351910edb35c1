import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface ModelQuestion {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: {
    model: string;
    stream: boolean;
    messages: { role: string; content: string }[];
    response_format?: { type: string };
  };
}

type Answer = (response: ServerResponse) => void;

/** Starts a language model's server on this machine (OpenAI's chat completions, streamed) that answers as it is told to. */
export async function startModelServer() {
  const received: ModelQuestion[] = [];
  const answers: Answer[] = [];
  /** Resolved when a caller has left before the end of its answer. */
  const left = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    response.on("close", () => {
      if (!response.writableFinished) left.resolve();
    });
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = JSON.parse(Buffer.concat(chunks).toString());
      received.push({ url: request.url, headers: request.headers, body });
      (answers.shift() ?? failsWith(500))(response);
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    /** What it answers to the next questions, one each; then it fails. */
    answers,
    left: left.promise,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const chunk = (delta: Record<string, string>, reason: string | null = null) =>
  `data: ${JSON.stringify({
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1_795_000_000,
    model: "test",
    choices: [{ index: 0, delta, finish_reason: reason }],
  })}\n\n`;

function begin(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
}

/** Streams a text in pieces of twenty letters. @param reason why it stops */
export const says =
  (text: string, reason = "stop"): Answer =>
  (response) => {
    begin(response);
    for (const piece of text.match(/[\s\S]{1,20}/g) ?? []) response.write(chunk({ content: piece }));
    response.end(`${chunk({}, reason)}data: [DONE]\n\n`);
  };

/** Begins to stream and then says nothing more, without an end. */
export const saysAndHangs =
  (text: string): Answer =>
  (response) => {
    begin(response);
    response.write(chunk({ content: text }));
  };

/** Streams letters without end. @param pause milliseconds between them */
export const drips =
  (pause: number, text = "a"): Answer =>
  (response) => {
    begin(response);
    const timer = setInterval(() => response.write(chunk({ content: text })), pause);
    response.on("close", () => clearInterval(timer));
  };

/** Takes the question and never answers. */
export const hangs: Answer = () => {};

/** Cuts the connection in the middle of its answer. */
export const breaksOff =
  (text: string): Answer =>
  (response) => {
    begin(response);
    response.write(chunk({ content: text }), () => response.destroy());
  };

export const failsWith =
  (status: number, message = "No."): Answer =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify({ error: { message } }));
  };

export const redirects =
  (location: string): Answer =>
  (response) => {
    response.writeHead(302, { location });
    response.end();
  };

/** Answers with the bytes as they are. */
export const sends =
  (bytes: string, type = "text/event-stream"): Answer =>
  (response) => {
    response.writeHead(200, { "content-type": type });
    response.end(bytes);
  };
