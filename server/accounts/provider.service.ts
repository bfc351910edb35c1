import { audit, systemActor } from "#server/platform/audit/audit.ts";
import { dayMillis } from "#server/platform/clock.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { Platform } from "#server/platform/platform.ts";
import { providerInvitationMail } from "./accounts.mail.ts";
import * as queries from "./accounts.queries.ts";
import { uniqueSlug } from "./naming.ts";
import { passwordLink } from "./password-link.ts";

/** Days that the invitation's link works; afterwards "Forgot password" sends another. */
const invitationDays = 7;

async function ensureOrganisation(tx: Tx, name: string): Promise<string> {
  // Taken first: processes that start at once wait here for each other.
  const slug = await uniqueSlug("Ushirika", (base) => queries.slugsLike(tx, base));
  const existing = await queries.providerOrganisation(tx);
  if (!existing) {
    return queries.insertOrganisation(tx, { slug, name, trialEndsAt: null, isProvider: true });
  }
  if (existing.name !== name) await queries.renameOrganisation(tx, existing.id, name);
  return existing.id;
}

/** Whether an organisation is the one that runs this installation. */
export async function isProvider(tx: Tx, organisationId: string): Promise<boolean> {
  return (await queries.providerOrganisation(tx))?.id === organisationId;
}

/**
 * Sees to it, at every start, that the organisation which runs the installation exists under the brand's
 * name, and that whoever reads the brand's address owns it: an address without an account is invited by a
 * link that sets the password. An account with an unproven address is left alone, since anybody might have
 * made it; it becomes the owner at the first start after the address was verified.
 * @returns the organisation's id
 */
export function ensureProvider({ config, database, queue, origin }: Platform): Promise<string> {
  const { brand } = config;
  const email = brand.email.toLowerCase();
  return acrossOrganisations(database, async (tx) => {
    const organisationId = await ensureOrganisation(tx, brand.product);
    const known = await queries.userByEmail(tx, email);
    if (known) {
      if (known.emailVerified) await queries.insertMembership(tx, organisationId, known.id, ["owner"]);
      return organisationId;
    }
    const user = await queries.insertUser(tx, {
      email,
      firstName: brand.product,
      lastName: "team",
      isCandidate: false,
      passwordHash: null,
    });
    await queries.insertMembership(tx, organisationId, user.id, ["owner"]);
    await audit(tx, systemActor, {
      organisationId,
      action: "user.created",
      subject: "user",
      subjectId: user.id,
    });
    const lifetimeMillis = invitationDays * dayMillis;
    const link = await passwordLink(tx, origin, { userId: user.id, page: "welcome", lifetimeMillis });
    const mail = providerInvitationMail(user, {
      link: link.url.en,
      linkDays: invitationDays,
      product: brand.product,
    });
    await queueMail(tx, queue, organisationId, mail, { secretUntil: link.until });
    return organisationId;
  });
}
