import { z } from "zod";
import type { ApplicationForm } from "#contract/onboarding/application-form.ts";
import type { FlagCode } from "#contract/onboarding/flags.ts";
import { type RiskAssessment, type RiskRule, riskSentence } from "#contract/onboarding/risk.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineTask } from "#server/platform/queue/queue.ts";
import { openFlagCodes, replaceFlags } from "../members/flags.service.ts";
import { readRiskRules, writeRiskRules } from "../settings/risk-rules.queries.ts";
import { assessRisk, type RiskFacts } from "./risk.policy.ts";
import * as queries from "./risk.queries.ts";

function factsOf(form: ApplicationForm, flags: readonly FlagCode[]): RiskFacts {
  const { grossMonthlyIncome, pensionIncome, otherIncome } = form;
  return {
    politicallyExposed: form.politicallyExposed,
    countryOfResidence: form.countryOfResidence,
    identityDocument: form.identityDocument,
    income: grossMonthlyIncome + (pensionIncome ?? 0) + (otherIncome ?? 0),
    deposit: form.monthlyDepositContribution,
    sourceOfFunds: form.sourceOfFunds,
    flags,
  };
}

/** What the organisation's rules make of a member's case now; null without an application. */
export async function riskOf(scope: OrganisationScope, memberId: string): Promise<RiskAssessment | null> {
  const rated = await queries.findRated(scope, memberId);
  if (!rated) return null;
  const flags = await openFlagCodes(scope, memberId);
  return assessRisk(factsOf(rated.form, flags), await readRiskRules(scope));
}

/**
 * Rates a member's case by the organisation's rules, in the transaction of what changed it. A rating that has become
 * high is flagged, with the rules that made it.
 */
export async function assessMember(scope: OrganisationScope, memberId: string): Promise<void> {
  const rated = await queries.findRated(scope, memberId);
  const assessment = await riskOf(scope, memberId);
  if (!rated || !assessment || rated.risk === assessment.rating) return;
  const { rating, reasons } = assessment;
  await queries.saveRating(scope, memberId, rating);
  const high = reasons.filter((reason) => reason.rating === "high").map(riskSentence);
  const flag = { code: "high_risk", subject: "risk", detail: `${high.join(". ")}.` } as const;
  await replaceFlags(scope, memberId, ["high_risk"], rating === "high" ? [flag] : []);
}

/** Rates the cases of an organisation anew whose rules have changed. */
export const assessAgainTask = defineTask({
  name: "onboarding.assess_again",
  label: "Rate members by changed rules",
  data: z.object({
    organisationId: z.uuid(),
    /** The last member that an earlier task rated. */
    after: z.uuid().optional(),
  }),
  retries: 5,
  retryDelaySeconds: 30,
});

const perTask = 200;
const firstId = "00000000-0000-0000-0000-000000000000";

export const assessAgain = (
  { database, queue }: Pick<Platform, "database" | "queue">,
  { organisationId, after = firstId }: z.output<typeof assessAgainTask.data>,
): Promise<void> =>
  inOrganisation(database, organisationId, async (scope) => {
    const rows = await queries.ratedAfter(scope, after, perTask);
    for (const { id } of rows) await assessMember(scope, id);
    const last = rows.at(-1);
    if (!last || rows.length < perTask) return;
    await queue.enqueue(scope.tx, assessAgainTask, { organisationId, after: last.id });
  });

export const getRiskRules = ({ database }: Platform, { organisationId }: Staff): Promise<RiskRule[]> =>
  inOrganisation(database, organisationId, readRiskRules);

/** Replaces the organisation's rules; cases that were rated are rated anew. */
export const saveRiskRules = (
  { database, queue }: Platform,
  staff: Staff,
  rules: RiskRule[],
): Promise<RiskRule[]> =>
  inOrganisation(database, staff.organisationId, async (scope) => {
    const { organisationId } = staff;
    await writeRiskRules(scope, rules);
    await scope.audit(staff, {
      action: "onboarding_settings.changed",
      subject: "organisation",
      subjectId: organisationId,
      detail: Object.fromEntries(rules.map(({ condition, rating }) => [condition, rating])),
    });
    await queue.enqueue(scope.tx, assessAgainTask, { organisationId });
    return rules;
  });
