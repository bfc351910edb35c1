import type { FastifyRequest } from "fastify";

/** What is known of a request: Fastify's own or, where a page reads without one, what stands for it. */
export type CallRequest = Pick<FastifyRequest, "id" | "ip" | "headers" | "log" | "method" | "raw">;

/** What a call may say in its answer besides the answer. */
export interface CallReply {
  header(name: string, value: string | number): unknown;
}

/** Names how many rows of a list were left out of its answer. */
export const rowsLeftOutHeader = "x-rows-left-out";
