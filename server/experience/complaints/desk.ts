import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import type { Platform } from "#server/platform/platform.ts";
import { tokenDigest } from "#server/platform/token-digest.ts";
import * as queries from "./complaints.queries.ts";
import { ownComplaintMessages } from "./own-complaint.messages.ts";
import type { TrackingCodes } from "./tracking-codes.ts";

/** What the use cases of complaints lean on. */
export interface ComplaintDesk extends Platform {
  codes: TrackingCodes;
}

/** The SACCO of an address. @throws CodedError not_found */
export async function requireSacco({ database }: ComplaintDesk, slug: string) {
  const sacco = await acrossOrganisations(database, (tx) => queries.findSacco(tx, slug));
  if (sacco) return sacco;
  throw new CodedError(
    "not_found",
    textOf(ownComplaintMessages, (t) => t.noSacco),
  );
}

/** Where the complaint lies that a code opens. @throws CodedError not_found */
export async function locate({ database }: ComplaintDesk, code: string) {
  const found = await acrossOrganisations(database, (tx) => queries.locateByCode(tx, tokenDigest(code)));
  if (found) return found;
  throw new CodedError(
    "not_found",
    textOf(ownComplaintMessages, (t) => t.noComplaint),
  );
}
