import { CodedError } from "#contract/core/errors.ts";
import type { Language } from "#contract/core/language.ts";
import { caseCheckMessages } from "#contract/onboarding/case-checks.messages.ts";
import {
  type CaseCheckState,
  caseCheckKinds,
  type MemberCase,
  type ShownCheckState,
  shownChecks,
} from "#contract/onboarding/case-checks.ts";
import type { MemberFlag } from "#contract/onboarding/flags.ts";
import {
  acrossOrganisations,
  inOrganisation,
  type OrganisationScope,
} from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { tokenDigest } from "#server/platform/token-digest.ts";
import { readChecks } from "../checks/checks.service.ts";
import { checkMemberTask } from "../members/check-member.task.ts";
import { flagsOfMember, resolveFlag as resolveOne } from "../members/flags.service.ts";
import { requireMember } from "../members/members.queries.ts";
import { assessMember, riskOf } from "./risk.service.ts";
import * as queries from "./verification.queries.ts";

type StateRow = Awaited<ReturnType<typeof queries.checksOf>>[number];

const toState = ({ finishedAt, ...row }: StateRow): CaseCheckState => ({
  ...row,
  finishedAt: finishedAt?.toISOString() ?? null,
});

async function statesOf(scope: OrganisationScope, memberId: string): Promise<CaseCheckState[]> {
  const rows = await queries.checksOf(scope, memberId);
  return rows
    .map(toState)
    .sort((one, other) => caseCheckKinds.indexOf(one.kind) - caseCheckKinds.indexOf(other.kind));
}

/** Evidence of one answer: what some resubmissions leave. The rest is read by pages, as a case of its own. */
const maxEvidence = 100;

/**
 * All that staff decide upon.
 * @throws CodedError not_found
 */
export const getCase = ({ database, sealer }: Platform, staff: Staff, id: string): Promise<MemberCase> =>
  inOrganisation(database, staff.organisationId, async (scope) => {
    await requireMember(scope, id);
    // What was made before the submission stands under the application.
    const sent = await queries.findCase(scope, id);
    const references = sent ? [id, sent.applicationId] : [id];
    const evidence = await readChecks(scope, sealer, staff, references, {
      page: 1,
      pageSize: maxEvidence,
    });
    return {
      checks: await statesOf(scope, id),
      flags: await flagsOfMember(scope, id),
      risk: await riskOf(scope, id),
      evidence: evidence.rows,
    };
  });

/** Has those checks made again that could not be made. @throws CodedError not_found; conflict where the person consents no more */
export const checkAgain = (
  { database, queue }: Platform,
  { organisationId }: Staff,
  memberId: string,
): Promise<CaseCheckState[]> =>
  inOrganisation(database, organisationId, async (scope) => {
    const { member } = await requireMember(scope, memberId);
    if (member.consentWithdrawnAt) {
      throw new CodedError("conflict", "The person took the consent back, so no check is made.");
    }
    if (await queries.resetUnavailable(scope, memberId)) {
      await queue.enqueue(scope.tx, checkMemberTask, { organisationId, memberId });
    }
    return statesOf(scope, memberId);
  });

/** Notes what came of a flag, and rates the case anew. @throws CodedError not_found, conflict for one that is resolved */
export const resolveFlag = (
  { database }: Platform,
  staff: Staff,
  id: string,
  { resolution }: { resolution: string },
): Promise<MemberFlag> =>
  inOrganisation(database, staff.organisationId, async (scope) => {
    const { memberId, flag } = await resolveOne(scope, staff, id, resolution);
    await assessMember(scope, memberId);
    return flag;
  });

const isShown = (state: CaseCheckState): state is CaseCheckState & { kind: ShownCheckState["kind"] } =>
  (shownChecks as readonly string[]).includes(state.kind);

function wordsOf({ kind, status, outcome }: CaseCheckState, language: Language): string {
  const t = caseCheckMessages[language];
  if (status === "waiting" || status === "running") return t[status];
  if (status === "unavailable") return kind === "registry" ? t.registryUnavailable : t.unavailable;
  return outcome === "matched" || outcome === "not_applicable" ? t.matched : t.person;
}

/**
 * How far the checks of an application are, as its applicant watches them; nothing before it is sent.
 * @param key of the applicant's link
 * @throws CodedError not_found
 */
export async function progressOf(
  { database }: Platform,
  key: string,
  language: Language,
): Promise<ShownCheckState[]> {
  const found = await acrossOrganisations(database, (tx) =>
    queries.findApplicationByKey(tx, tokenDigest(key)),
  );
  if (!found) throw new CodedError("not_found");
  const { organisationId, memberId } = found;
  if (memberId === null) return [];
  const states = await inOrganisation(database, organisationId, (scope) => statesOf(scope, memberId));
  return states.filter(isShown).map((state) => ({ ...state, words: wordsOf(state, language) }));
}
