import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { CodedError } from "#contract/core/errors.ts";
import { createReadCache } from "#server/platform/cache/read-cache.ts";
import type { TaskCount } from "#server/platform/queue/queue.ts";
import { rowsLeftOutHeader } from "./call-request.ts";
import { hasBearerToken, isFromThisMachine } from "./this-machine.ts";

export interface Observed {
  /** Each check rejects while its part cannot do its work. */
  checks: Record<string, () => Promise<void>>;
  /** Whether the process was told to end, and still serves until a proxy has noticed. */
  isEnding(): boolean;
  queueCounts(): Promise<TaskCount[]>;
  /** Opens `/metrics` to requests that name it; without one it is there for this machine only. */
  metricsToken: string | undefined;
}

/** Seconds for which tasks are not counted again: that reads every task that is kept, a week's. */
const countSeconds = 60;

/** Counts an answered call for `/metrics`. */
export type NoteCall = (answered: {
  method: string;
  route: string;
  status: number;
  seconds: number;
  rowsLeftOut: number;
}) => void;

/**
 * `/healthz` (the process), `/readyz` (database, storage, queue) and `/metrics` (Prometheus).
 * @returns counts what is answered without a request
 */
export function observe(
  app: FastifyInstance,
  { checks, isEnding, queueCounts, metricsToken }: Observed,
): NoteCall {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer, by route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  const tasks = createReadCache({ seconds: countSeconds, entries: 1, version: () => 0 });
  const leftOut = new Counter({
    name: "ushirika_rows_left_out_total",
    help: "Rows of lists that did not fit their schema; the log names them",
    labelNames: ["route"],
    registers: [registry],
  });
  new Gauge({
    name: "ushirika_tasks",
    help: "Background tasks by name and state; `failed` have used up their attempts",
    labelNames: ["task", "state"],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { name, state, count } of await tasks.read("counts", queueCounts)) {
        this.set({ task: name, state }, count);
      }
    },
  });
  new Gauge({
    name: "ushirika_task_last_done_seconds",
    help: "When a background task of that name was last done, in seconds since 1970: scheduled work that stands still",
    labelNames: ["task"],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { name, state, endedAt } of await tasks.read("counts", queueCounts)) {
        if (state === "completed" && endedAt) this.set({ task: name }, endedAt);
      }
    },
  });
  const noteCall: NoteCall = ({ method, route, status, seconds, rowsLeftOut }) => {
    duration.observe({ method, route, status }, seconds);
    if (rowsLeftOut > 0) leftOut.inc({ route }, rowsLeftOut);
  };
  app.addHook("onResponse", async (request, reply) =>
    noteCall({
      method: request.method,
      // The route's pattern, never the address itself: addresses carry ids and would never end.
      route: request.routeOptions.url ?? "none",
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
      rowsLeftOut: Number(reply.getHeader(rowsLeftOutHeader) ?? 0),
    }),
  );
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    if (isEnding()) return reply.status(503).send({ status: "ending" });
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        try {
          await check();
          return [name, "ok"] as const;
        } catch (error) {
          app.log.error({ err: error, check: name }, "not ready");
          return [name, "failing"] as const;
        }
      }),
    );
    const ready = results.every(([, state]) => state === "ok");
    return reply
      .status(ready ? 200 : 503)
      .send({ status: ready ? "ok" : "failing", ...Object.fromEntries(results) });
  });
  app.get("/metrics", async (request, reply) => {
    const allowed =
      isFromThisMachine(request) || (metricsToken !== undefined && hasBearerToken(request, metricsToken));
    if (!allowed) {
      reply.header("www-authenticate", "Bearer");
      throw new CodedError("unauthenticated", "Metrics are for this machine, or for who has METRICS_TOKEN.");
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return noteCall;
}
