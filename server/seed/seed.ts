import { count, eq } from "drizzle-orm";
import * as accounts from "#server/accounts/accounts.queries.ts";
import { organisations } from "#server/accounts/accounts.table.ts";
import { splitName } from "#server/accounts/naming.ts";
import { hashPassword } from "#server/accounts/password-hash.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import type { Domain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { demoOrganizations, demoPassword, demoStaff } from "./content/people.ts";
import { required } from "./required.ts";

async function seedOrganisations(tx: Tx): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { slug, name, isShowcase } of demoOrganizations) {
    ids.set(slug, await accounts.insertOrganisation(tx, { slug, name, isShowcase, trialEndsAt: null }));
  }
  return ids;
}

async function seedStaff(tx: Tx, organisationIds: Map<string, string>, passwordHash: string) {
  const ids = new Map<string, string>();
  for (const { email, fullName, organization, roles } of demoStaff) {
    const { id } = await accounts.insertUser(tx, {
      ...splitName(fullName),
      email,
      isCandidate: false,
      emailVerified: true,
      passwordHash,
    });
    await accounts.insertMembership(tx, required(organisationIds, organization), id, [...roles]);
    ids.set(email, id);
  }
  return ids;
}

/** Whether nobody is there yet, but for the provider itself. */
async function isEmpty(tx: Tx): Promise<boolean> {
  const [existing] = await tx
    .select({ total: count() })
    .from(organisations)
    .where(eq(organisations.isProvider, false));
  return !existing?.total;
}

/**
 * Fills an empty embedded database with the demo, in one transaction: it is there whole or not at all.
 * Organisations and staff come first, then each domain adds what is its own. The same day gives the same demo.
 * A database that holds an organisation besides the provider's is left as it is.
 * @param ending says that nobody waits for the demo any more: it is given up before the next domain's part, whole
 * @throws if the database is not the embedded one: a production database is never seeded
 */
export async function seedDemo(
  { database }: Platform,
  domains: readonly Domain[],
  { today = new Date(), ending }: { today?: Date; ending?: AbortSignal } = {},
): Promise<void> {
  if (database.kind !== "embedded") throw new Error("a production database is never seeded");
  // Hashing takes as long as a tenth of a later start, which has no use for it.
  if (!(await acrossOrganisations(database, isEmpty))) return;
  const passwordHash = await hashPassword(demoPassword);
  await acrossOrganisations(database, async (tx) => {
    if (!(await isEmpty(tx))) return;
    const organisationIds = await seedOrganisations(tx);
    const staffIds = await seedStaff(tx, organisationIds, passwordHash);
    const postponed: (() => Promise<void>)[] = [];
    const later = (work: () => Promise<void>) => void postponed.push(work);
    const demo = { tx, today, passwordHash, organisationIds, staffIds, later };
    for (const { seed } of domains) {
      ending?.throwIfAborted();
      await seed?.(demo);
    }
    for (const work of postponed) {
      ending?.throwIfAborted();
      await work();
    }
    ending?.throwIfAborted();
  });
}
