import { expect, vi } from "vitest";
import { databaseText } from "./database-text.ts";
import type { TestApp } from "./test-app.ts";

/** Waits until no mail, no SMS and no task is on its way any more. */
export const allDone = ({ platform: { database, queue } }: TestApp): Promise<void> =>
  vi.waitFor(
    async () => {
      const text = await databaseText(database);
      expect(`${text.get("public.mail")}${text.get("public.sms")}`).not.toMatch(/,queued,/);
      const states = await queue.counts();
      expect(states.filter(({ state }) => ["created", "retry", "active"].includes(state))).toEqual([]);
    },
    { timeout: 90_000, interval: 500 },
  );
