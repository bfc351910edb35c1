import type { z } from "zod";
import type { SaccoTrial, trialEndInput } from "#contract/accounts/trial-ends.ts";
import { CodedError } from "#contract/core/errors.ts";
import type { Page } from "#contract/core/paging.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { nairobiDay } from "#server/platform/clock.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import { pageInEach } from "#server/platform/mail/in-languages.ts";
import type { Platform } from "#server/platform/platform.ts";
import { queueMailToOwners } from "./account-mail.service.ts";
import { isProvider } from "./provider.service.ts";
import { trialEndMail } from "./trial-ends.mail.ts";
import { lastMomentOf, trialStateOf } from "./trial-ends.policy.ts";
import * as queries from "./trial-ends.queries.ts";

const toTrial = (row: queries.SaccoRow, now: Date): SaccoTrial => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
  trial: trialStateOf(row, now),
});

/** The SACCOs of the installation and when their trials end; none for any organisation but the provider's. */
export function listTrialEnds(
  { database }: Platform,
  staff: Staff,
  query: queries.TrialEndQuery,
): Promise<Page<SaccoTrial>> {
  const now = new Date();
  return acrossOrganisations(database, async (tx) => {
    if (!(await isProvider(tx, staff.organisationId))) return { rows: [], total: 0 };
    const { rows, total } = await queries.listSaccos(tx, query, now);
    return { rows: rows.map((row) => toTrial(row, now)), total };
  });
}

/** An end as the audit trail holds it: its last day in Nairobi. */
const written = (endsAt: Date | null): string => (endsAt ? nairobiDay(endsAt) : "no end");

const sameMoment = (a: Date | null, b: Date | null): boolean => a?.getTime() === b?.getTime();

/**
 * Sets the end of a SACCO's trial, or none. Everything asks for the end when it is needed: a later one opens a read-only
 * workspace at once. Candidates are informed anew when the new end comes (`trialEndAnnouncedFor` holds the old one).
 * Both organisations have it in their audit trail, the SACCO without the address that the provider's owner works at; its
 * owners get a mail.
 * @throws CodedError not_found outside the provider's organisation and for no SACCO of it; stale when the end is
 *   another one than was seen
 */
export function setTrialEnd(
  platform: Platform,
  staff: Staff,
  id: string,
  { lastDay, expectedTrialEndsAt }: z.output<typeof trialEndInput>,
): Promise<SaccoTrial> {
  return acrossOrganisations(platform.database, async (tx) => {
    const before = (await isProvider(tx, staff.organisationId)) && (await queries.lockSacco(tx, id));
    if (!before) throw new CodedError("not_found");
    const seen = expectedTrialEndsAt === null ? null : new Date(expectedTrialEndsAt);
    if (!sameMoment(before.trialEndsAt, seen)) throw new CodedError("stale");
    const trialEndsAt = lastDay === null ? null : lastMomentOf(lastDay);
    const after = { ...before, trialEndsAt };
    if (sameMoment(before.trialEndsAt, trialEndsAt)) return toTrial(after, new Date());

    await queries.updateTrialEnd(tx, id, trialEndsAt);
    const action = "organisation.trial_end_set";
    const subject = { action, subject: "organisation", subjectId: id } as const;
    const detail = { from: written(before.trialEndsAt), to: written(trialEndsAt) };
    await audit(tx, staff, {
      ...subject,
      organisationId: staff.organisationId,
      detail: { sacco: before.name, ...detail },
    });
    await audit(tx, { ...staff, ip: null }, { ...subject, organisationId: id, detail });
    const news = { sacco: before.name, endsAt: trialEndsAt, link: pageInEach(platform.origin, "/dashboard") };
    await queueMailToOwners(tx, platform, id, (owner) => trialEndMail(owner, news));
    return toTrial(after, new Date());
  });
}
