import http, { type Agent, type RequestOptions } from "node:http";

export interface Answer {
  status: number;
  /** Name and value in turn, as they arrived. */
  rawHeaders: string[];
  body: Buffer;
}

/** Sends one request over the agent's kept connections and takes the whole answer. */
export function exchange(
  url: string,
  options: Pick<RequestOptions, "agent" | "method" | "headers"> = {},
  body?: Uint8Array,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          rawHeaders: response.rawHeaders,
          body: Buffer.concat(chunks),
        }),
      );
      response.on("error", reject);
    });
    request.on("error", reject);
    request.end(body);
  });
}

/** An agent that keeps one connection for each request under way. */
export const keepAliveAgent = (concurrency: number): Agent =>
  new http.Agent({ keepAlive: true, maxSockets: concurrency, scheduling: "fifo" });

export interface Load {
  perSecond: number;
  /** Milliseconds of each piece of work. */
  latencies: number[];
}

/** Does `work` for each index below `count`, `concurrency` of them at a time; the first failure ends it. */
export async function load(
  count: number,
  concurrency: number,
  work: (index: number) => Promise<void>,
): Promise<Load> {
  const latencies: number[] = [];
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      const begin = performance.now();
      await work(index);
      latencies.push(performance.now() - begin);
    }
  };
  const begin = performance.now();
  await Promise.all(Array.from({ length: concurrency }, lane));
  return { perSecond: (count * 1000) / (performance.now() - begin), latencies };
}
