import { createServer } from "node:http";
import { expect } from "@playwright/test";
import { sql } from "drizzle-orm";
import type { App } from "#server/app.ts";

/** What a journey can have happened some time ago, and what it names: an address of mail, or an id. */
const moves = {
  /** The job alerts of an address, and a job that was published since: eight days, so that weekly ones are due as well. */
  alert: (email: string) => sql`update job_alert
    set mailed_until = mailed_until - interval '8 days', next_at = next_at - interval '8 days' where email = ${email}`,
  job: (id: string) => sql`update job set posted_at = posted_at - interval '8 days' where id = ${id}`,
  /** The visit to the applications of a member of staff: they come back after two hours away. */
  visit: (email: string) => sql`update application_visit set last_at = last_at - interval '2 hours'
    where user_id in (select id from "user" where email = ${email})`,
  application: (id: string) =>
    sql`update application set applied_at = applied_at - interval '1 day' where id = ${id}`,
} as const;

type Order = { move: { what: keyof typeof moves; which: string } } | { task: string };

/** Beside the product, on this machine only: a journey cannot wait for tomorrow. */
const addressOf = (port: number) => ({ host: "127.0.0.1", port: port + 1000 });

async function follow({ platform, domains }: App, order: Order): Promise<void> {
  await platform.database.db.transaction(async (tx) => {
    if ("move" in order) {
      await tx.execute(sql`select set_config('app.organisation', '*', true)`);
      await tx.execute(moves[order.move.what](order.move.which));
      return;
    }
    const known = domains.flatMap(({ tasks = [] }) => tasks).find(({ task }) => task.name === order.task);
    if (!known) throw new Error(`there is no task ${order.task}`);
    await platform.queue.enqueue(tx, known.task as never, {});
  });
}

/** Follows the orders of the journeys in the process that they look at. */
export function takeOrders(app: App): void {
  createServer((request, response) => {
    request.setEncoding("utf8");
    request
      .reduce((text: string, part: string) => text + part, "")
      .then((text) => follow(app, JSON.parse(text)))
      .then(
        () => response.writeHead(204).end(),
        (error: Error) => response.writeHead(500).end(error.message),
      );
  }).listen(addressOf(app.platform.config.port));
}

async function order(what: Order): Promise<void> {
  const { host, port } = addressOf(Number(process.env.E2E_PORT ?? 4310));
  const answer = await fetch(`http://${host}:${port}`, { method: "POST", body: JSON.stringify(what) });
  expect(answer.status, await answer.text()).toBe(204);
}

/** Moves something into the past, as if time had gone by since. */
export const moveBack = (what: keyof typeof moves, which: string) => order({ move: { what, which } });

/** Runs a task that comes by the clock, now. It is under way when this returns. */
export const runTask = (task: string) => order({ task });
