import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import {
  acrossOrganisations,
  inOrganisation,
  type OrganisationScope,
} from "#server/platform/database/scope.ts";
import type { Platform } from "#server/platform/platform.ts";
import { tokenDigest } from "#server/platform/token-digest.ts";
import type { ApplicationKeys } from "./application-keys.ts";
import { applicantMessages } from "./applications.messages.ts";
import * as queries from "./applications.queries.ts";

/** What the use cases of applicants lean on. */
export interface Applicants extends Platform {
  keys: ApplicationKeys;
}

/** Where an application lies. */
export interface Located {
  organisationId: string;
  id: string;
}

const noApplication = () =>
  new CodedError(
    "not_found",
    textOf(applicantMessages, (t) => t.noApplication),
  );

/** The application that a key opens. @throws CodedError not_found */
export async function locate({ database }: Applicants, key: string): Promise<Located> {
  const found = await acrossOrganisations(database, (tx) => queries.locateByKey(tx, tokenDigest(key)));
  if (!found) throw noApplication();
  return found;
}

/** The application whose documents a key opens: its own, or that of a hand-over. @throws CodedError not_found, gone */
export async function locateForDocuments(applicants: Applicants, key: string): Promise<Located> {
  const handOver = applicants.keys.readHandOver(key);
  if (!handOver) return locate(applicants, key);
  if (handOver.expiresAt > new Date()) return handOver;
  throw new CodedError(
    "gone",
    textOf(applicantMessages, (t) => t.handOverOver),
  );
}

/** @throws CodedError not_found */
export async function requireApplication(
  scope: OrganisationScope,
  id: string,
): Promise<queries.FoundApplication> {
  const found = await queries.findApplication(scope, id);
  if (!found) throw noApplication();
  return found;
}

/** Works on an application that nobody else changes meanwhile. @throws CodedError not_found */
export const onApplication = <T>(
  { database }: Applicants,
  { organisationId, id }: Located,
  work: (scope: OrganisationScope, found: queries.FoundApplication) => Promise<T>,
): Promise<T> =>
  inOrganisation(database, organisationId, async (scope) => {
    await queries.lockApplication(scope, id);
    return work(scope, await requireApplication(scope, id));
  });
