import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import type { ApplicationValues } from "#contract/onboarding/application-form.ts";
import type {
  applicationSave,
  applicationStart,
  Joining,
  MembershipApplication,
  OpenSacco,
  StartedApplication,
} from "#contract/onboarding/applications.ts";
import { consentNoticeVersion } from "#contract/onboarding/consent.ts";
import {
  acrossOrganisations,
  inOrganisation,
  type OrganisationScope,
} from "#server/platform/database/scope.ts";
import { writeDraft } from "#server/platform/drafts/drafts.ts";
import { type Staff, trialEnded } from "#server/platform/http/access.ts";
import { tokenDigest } from "#server/platform/token-digest.ts";
import { readSettings } from "../settings/settings.queries.ts";
import { applicantMessages } from "./applications.messages.ts";
import * as queries from "./applications.queries.ts";
import { membershipApplications } from "./applications.table.ts";
import { describeApplication } from "./describe-application.ts";
import { type Applicants, locate, onApplication, requireApplication } from "./open-application.ts";

type Sacco = NonNullable<Awaited<ReturnType<typeof queries.findSacco>>>;
type Start = z.output<typeof applicationStart>;

async function requireSacco({ database }: Applicants, slug: string): Promise<Sacco> {
  const sacco = await acrossOrganisations(database, (tx) => queries.findSacco(tx, slug));
  if (sacco) return sacco;
  throw new CodedError(
    "not_found",
    textOf(applicantMessages, (t) => t.noSacco),
  );
}

const isOpen = (sacco: Pick<Sacco, "trialEndsAt">, { open }: { open: boolean }) =>
  open && !trialEnded(sacco, new Date());

/** @throws CodedError conflict where the SACCO takes no applications */
export async function requireOpen(
  scope: OrganisationScope,
  sacco: Pick<Sacco, "trialEndsAt" | "organization">,
): Promise<void> {
  if (isOpen(sacco, await readSettings(scope))) return;
  throw new CodedError(
    "conflict",
    textOf(applicantMessages, (t) => t.closed({ sacco: sacco.organization })),
  );
}

/** The SACCOs that one may choose from. One that decided nothing yet is found by its own address only. */
export async function listOpenSaccos({ database }: Applicants): Promise<OpenSacco[]> {
  const found = await acrossOrganisations(database, queries.findOpenSaccos);
  return found.filter((sacco) => isOpen(sacco, { open: true }));
}

/** A SACCO as whoever wants to join it has to know it. @throws CodedError not_found */
export async function getJoining(applicants: Applicants, slug: string): Promise<Joining> {
  const sacco = await requireSacco(applicants, slug);
  const settings = await inOrganisation(applicants.database, sacco.organisationId, readSettings);
  return { ...settings, ...sacco, open: isOpen(sacco, settings), consentVersion: consentNoticeVersion };
}

/** Begins an application, or finds the one that the same browser's first attempt began. */
function begin(
  { database, keys }: Applicants,
  organisationId: string,
  { clientId, ...content }: Start,
  startedBy: string | null,
): Promise<StartedApplication> {
  return inOrganisation(database, organisationId, async (scope) => {
    const sacco = await queries.findSaccoOf(scope);
    const earlier = await queries.findByClientId(scope, clientId);
    if (!earlier) {
      if (!startedBy) await requireOpen(scope, sacco);
      const key = keys.keyFor({ organisationId, clientId });
      await queries.insertApplication(scope, {
        clientId,
        ...content,
        keyDigest: tokenDigest(key),
        startedBy,
      });
    }
    const found = earlier ?? (await queries.findByClientId(scope, clientId));
    if (!found) throw new Error("the application that was begun is gone");
    return { ...(await describeApplication(scope, found)), key: await keyOf(scope, keys, found.application) };
  });
}

/** The key of an application; a new one where nobody can make the old one any more, whose secret is gone. */
export async function keyOf(
  scope: OrganisationScope,
  keys: Applicants["keys"],
  application: queries.ApplicationRow,
): Promise<string> {
  const key = keys.keyOf(application);
  if (key) return key;
  const renewed = keys.keyFor(application);
  await queries.updateApplication(scope, application.id, { keyDigest: tokenDigest(renewed) });
  return renewed;
}

/** @throws CodedError not_found, conflict where the SACCO takes no applications */
export async function startApplication(
  applicants: Applicants,
  { slug, ...start }: Start & { slug: string },
): Promise<StartedApplication> {
  const { organisationId } = await requireSacco(applicants, slug);
  return begin(applicants, organisationId, start, null);
}

/** Begins an application that an officer fills in for somebody. */
export const startAssisted = (
  applicants: Applicants,
  staff: Staff,
  start: Start,
): Promise<StartedApplication> => begin(applicants, staff.organisationId, start, staff.userId);

/** @throws CodedError not_found */
export async function getApplication(applicants: Applicants, key: string): Promise<MembershipApplication> {
  const { organisationId, id } = await locate(applicants, key);
  return inOrganisation(applicants.database, organisationId, async (scope) =>
    describeApplication(scope, await requireApplication(scope, id)),
  );
}

/** What stands in the form after a change: of an application that was opened again, only the parts to correct change. */
export function changedValues(
  { status, values, reopenedParts }: queries.ApplicationRow,
  typed: ApplicationValues,
): ApplicationValues {
  if (status !== "reopened") return typed;
  const corrected = Object.entries(typed).filter(([field]) => reopenedParts.includes(field));
  return { ...values, ...Object.fromEntries(corrected) };
}

export const alreadySent = () =>
  new CodedError(
    "conflict",
    textOf(applicantMessages, (t) => t.alreadySent),
  );

/**
 * Keeps what is filled in, in place of the version that it was made from.
 * @throws CodedError not_found; conflict once it is sent; stale when another tab or device has saved since
 */
export async function saveApplication(
  applicants: Applicants,
  key: string,
  { values, step, language, ...save }: z.output<typeof applicationSave>,
): Promise<MembershipApplication> {
  return onApplication(applicants, await locate(applicants, key), async (scope, found) => {
    const { application } = found;
    if (application.status === "submitted") throw alreadySent();
    const row =
      save.version === 0
        ? null
        : await writeDraft(scope.tx, membershipApplications, {
            of: {},
            where: queries.isApplication(scope, application.id),
            content: { values: changedValues(application, values), step, language },
            save,
          });
    if (row) return describeApplication(scope, { ...found, application: row });
    throw new CodedError(
      "stale",
      textOf(applicantMessages, (t) => t.changedElsewhere),
    );
  });
}
