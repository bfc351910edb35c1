import { nairobiDay, nairobiDayAfter } from "#contract/core/clock.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { raiseFlags } from "../members/flags.service.ts";
import type { MakeCheck } from "./case.ts";
import { expiryFlag, noticeDays } from "./expiry.policy.ts";
import * as queries from "./expiry.queries.ts";

/** Whether the person's documents are still valid, and for how long. */
export const checkExpiry: MakeCheck = async ({ database }, _engines, { organisationId, memberId }) => {
  const expiries = await inOrganisation(database, organisationId, (scope) =>
    queries.expiriesOf(scope, memberId),
  );
  const now = new Date();
  const [today, soon] = [nairobiDay(now), nairobiDayAfter(now, noticeDays)];
  const flags = expiries.flatMap((expiry) => expiryFlag(expiry, today, soon) ?? []);
  const expired = flags.some(({ code }) => code === "document_expired");
  if (expiries.length === 0) return { outcome: "not_applicable", flags, evidence: [] };
  if (expired) return { outcome: "mismatch", flags, evidence: [] };
  return { outcome: flags.length > 0 ? "uncertain" : "matched", flags, evidence: [] };
};

/** Flags members whose document expires soon, or has expired. */
export const documentExpiryTask = defineScheduledTask(
  "onboarding.document_expiry",
  "Flag documents that expire",
  "11 4 * * *",
);

const batch = 500;
const longAgo = "1900-01-01";

/** Of each document staff are told once that it ends soon, and once that it has ended. */
export async function flagExpiries(
  { database }: Pick<Platform, "database">,
  now = new Date(),
): Promise<void> {
  const [today, soon] = [nairobiDay(now), nairobiDayAfter(now, noticeDays)];
  const due = [
    ["document_expired", { from: longAgo, before: today }],
    ["document_expires_soon", { from: today, before: soon }],
  ] as const;
  for (const [code, days] of due) {
    for (;;) {
      const rows = await acrossOrganisations(database, (tx) => queries.untoldExpiries(tx, code, days, batch));
      for (const { organisationId, memberId, ...expiry } of rows) {
        const flag = expiryFlag(expiry, today, soon);
        if (!flag) continue;
        await inOrganisation(database, organisationId, (scope) => raiseFlags(scope, memberId, [flag]));
      }
      if (rows.length < batch) break;
    }
  }
}
