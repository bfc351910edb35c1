import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export interface Observed {
  /** Each check rejects while its part cannot do its work. */
  checks: Record<string, () => Promise<void>>;
  queueCounts(): Promise<{ name: string; state: string; count: number }[]>;
}

/** `/healthz` (the process), `/readyz` (database, storage, queue) and `/metrics` (Prometheus). */
export function observe(app: FastifyInstance, { checks, queueCounts }: Observed): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer, by route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  new Gauge({
    name: "ushirika_tasks",
    help: "Background tasks by name and state; `failed` have used up their attempts",
    labelNames: ["task", "state"],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { name, state, count } of await queueCounts()) this.set({ task: name, state }, count);
    },
  });
  app.addHook("onResponse", async (request, reply) => {
    // The route's pattern, never the address itself: addresses carry ids and would never end.
    duration.observe(
      { method: request.method, route: request.routeOptions.url ?? "none", status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
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
  app.get("/metrics", async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
