import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Behaviour = (response: ServerResponse, idNumber: string) => void;

/** Starts an integrator on this machine that behaves at each number as it is told to; it says 404 of all others. */
export async function startIntegrator() {
  const behaviours = new Map<string, Behaviour>();
  const asked: { idNumber: string; authorization: string | undefined; url: string | undefined }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { idNumber } = JSON.parse(Buffer.concat(chunks).toString() || "{}") as { idNumber: string };
      asked.push({ idNumber, authorization: request.headers.authorization, url: request.url });
      const behave = behaviours.get(idNumber) ?? says(404, { code: "not_found" });
      behave(response, idNumber);
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/v1/persons`,
    asked,
    behaviours,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Answers with a status and an object. */
export const says =
  (status: number, answer: unknown, headers: Record<string, string> = {}): Behaviour =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
  };

/** What an integrator does instead of answering. */
export const troubles: Record<string, Behaviour> = {
  hangs: () => {},
  "hangs up": (response) => response.socket?.destroy(),
  "breaks off": (response) => {
    response.writeHead(200, { "content-length": "5000" }).write('{"idNumber":"');
    setImmediate(() => response.socket?.destroy());
  },
  trickles: (response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const drip = setInterval(() => response.write(" "), 10);
    response.on("close", () => clearInterval(drip));
  },
  "pours without end": (response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const pour = () => {
      while (response.write("[".repeat(65_536)));
    };
    response.on("drain", pour);
    pour();
  },
  "sends a page": says(200, "<!doctype html><title>Welcome</title>", { "content-type": "text/html" }),
  "sends a page of 404": says(404, "<h1>Not Found</h1>", { "content-type": "text/html" }),
  "sends nothing": says(200, ""),
  "sends a list": says(200, []),
  "sends null": says(200, "null"),
  "is down": says(503, { message: "Registry down" }),
  "is busy": says(429, { message: "Too many requests" }),
  breaks: says(500, { message: "Internal error" }),
  "refuses the key": says(401, { message: "Unauthorized" }),
  "wants payment": says(402, { message: "Top up" }),
};
