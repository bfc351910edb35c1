import { z } from "zod";
import { type TrialPage, trialInput } from "#contract/accounts/accounts.ts";
import { defaultLanguage } from "#contract/core/language.ts";
import { trialDays } from "#contract/core/limits.ts";
import { type Actor, audit } from "#server/platform/audit/audit.ts";
import { dayMillis } from "#server/platform/clock.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { pageInEach } from "#server/platform/mail/in-languages.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineTask } from "#server/platform/queue/queue.ts";
import { accountExistsMail, trialMail } from "./accounts.mail.ts";
import * as queries from "./accounts.queries.ts";
import { requireMailAllowed } from "./mail-limit.ts";
import { splitName, uniqueSlug } from "./naming.ts";
import { passwordLink } from "./password-link.ts";

/** Days that the link of a trial mail works; afterwards "Forgot password" sends another. */
const linkDays = 3;

/** Starts a trial that was asked for without a password. */
export const trialTask = defineTask({
  name: "accounts.trial",
  label: "Open trials",
  data: z.object({
    ...trialInput.shape,
    actor: z.object({ userId: z.null(), ip: z.string().nullable(), requestId: z.string().nullable() }),
  }),
  retries: 5,
  retryDelaySeconds: 15,
  personal: true,
});

/** Makes an organisation on a trial, with the person as its owner. */
export async function openTrial(
  tx: Tx,
  actor: Actor,
  { userId, name, page }: { userId: string; name: string; page: TrialPage },
): Promise<void> {
  const organisationId = await queries.insertOrganisation(tx, {
    slug: await uniqueSlug(name, (base) => queries.slugsLike(tx, base)),
    name,
    trialEndsAt: new Date(Date.now() + trialDays[page] * dayMillis),
  });
  await queries.insertMembership(tx, organisationId, userId, ["owner"]);
  await audit(tx, actor, {
    organisationId,
    action: "organisation.created",
    subject: "organisation",
    subjectId: organisationId,
  });
}

/**
 * Only hands the request to a task, so that the answer takes the same time for any address.
 * @throws CodedError rate_limited, whether the address has an account or not
 */
export async function requestTrial(
  { database, queue, limits }: Platform,
  { ip, requestId }: Actor,
  input: z.output<typeof trialInput>,
): Promise<void> {
  await requireMailAllowed(limits, "trial", input.email);
  const data = { ...input, actor: { userId: null, ip, requestId } };
  await acrossOrganisations(database, (tx) => queue.enqueue(tx, trialTask, data));
}

/**
 * Makes the workspace and its owner, who cannot sign in before the mail's link has set a password. For an
 * address that has an account nothing is made: its owner is informed of it, or gets the link once more while the
 * password was never set.
 */
export async function startTrial(
  { config, database, queue, origin }: Platform,
  { actor, ...input }: z.output<typeof trialTask.data>,
): Promise<void> {
  const { product } = config.brand;
  const { email, saccoName, page } = input;
  await acrossOrganisations(database, async (tx) => {
    const existing = await queries.userByEmail(tx, email);
    if (existing && (await queries.hasPassword(tx, existing.id))) {
      const links = {
        login: pageInEach(origin, "/login"),
        forgotPassword: pageInEach(origin, "/forgot-password"),
      };
      const mail = accountExistsMail(existing, links, product);
      return queueMail(tx, queue, null, mail[existing.language ?? defaultLanguage]);
    }
    const user =
      existing ??
      (await queries.insertUser(tx, {
        ...splitName(input.contactPerson),
        email,
        phone: input.phone,
        isCandidate: false,
        passwordHash: null,
      }));
    if (!existing) {
      await audit(tx, actor, {
        organisationId: null,
        action: "user.created",
        subject: "user",
        subjectId: user.id,
      });
      await openTrial(tx, actor, { userId: user.id, name: saccoName, page });
    }
    const membership = await queries.membershipOf(tx, user.id);
    const lifetimeMillis = linkDays * dayMillis;
    const link = await passwordLink(tx, origin, { userId: user.id, page: "welcome", lifetimeMillis });
    const mail = trialMail(user, {
      link: link.url.en,
      linkDays,
      endsAt: membership?.trialEndsAt ?? null,
      product,
    });
    await queueMail(tx, queue, null, mail, { secretUntil: link.until });
  });
}
