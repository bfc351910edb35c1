import type { ReopenApplication } from "../members/kyc.service.ts";
import { reopen } from "./reopening.queries.ts";

/** Opens parts of what a member sent again: the link of the application then leads to them. */
export const reopenApplication: ReopenApplication = async (scope, memberId, parts) => {
  await reopen(scope, memberId, parts);
  return null;
};
