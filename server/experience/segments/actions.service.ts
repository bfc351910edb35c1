import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { Page } from "#contract/core/paging.ts";
import {
  type ActionRule,
  type actionOutcomeInput,
  type actionRuleInput,
  maxActionRules,
  type NextAction,
  type nextActionList,
} from "#contract/experience/next-actions.ts";
import { openShowcase } from "#server/accounts/showcase.service.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as queries from "./actions.queries.ts";
import { actionResults, actionRules } from "./actions.table.ts";
import { findSegment } from "./segments.queries.ts";

type Values = z.output<typeof actionRuleInput>;

/** Days that the counts of what was done look back. */
const resultDays = 30;

/** The rules by priority, with how many members each is the best for and what was done of it. */
async function describeRules(scope: OrganisationScope): Promise<ActionRule[]> {
  const now = new Date();
  const rules = await queries.listRules(scope);
  const active = rules.filter((rule) => rule.active);
  const people = await queries.peopleOf(scope, active, now);
  const results = await queries.resultsSince(scope, new Date(now.getTime() - resultDays * dayMillis));
  return rules.map((rule) => ({
    ...rule,
    people: people[active.indexOf(rule)] ?? 0,
    ...(results.get(rule.id) ?? { done: 0, dismissed: 0 }),
  }));
}

/** The rules of the next best action. */
export const listRules = (
  { database }: Platform,
  { organisationId }: Pick<Staff, "organisationId">,
): Promise<ActionRule[]> => inOrganisation(database, organisationId, describeRules);

/** The same of the demo's made-up organisation. @throws CodedError not_found */
export async function getDemoRules(platform: Platform, request: Pick<FastifyRequest, "raw">) {
  const organisationId = (await openShowcase(platform, request)).id;
  return { rules: await listRules(platform, { organisationId }) };
}

/** Members with the best thing to do next for each, and why. */
export const listNextActions = (
  { database }: Platform,
  { organisationId }: Staff,
  query: z.output<typeof nextActionList.query>,
): Promise<Page<NextAction>> =>
  inOrganisation(database, organisationId, async (scope) => {
    const rules = (await queries.listRules(scope)).filter(({ active }) => active);
    const { rows, total } = await queries.listNext(scope, rules, query, new Date());
    return {
      rows: rows.flatMap(({ best, ...member }) => {
        const rule = rules[best ?? -1];
        if (!rule) return [];
        const { id: ruleId, action, segment, criteria } = rule;
        return { ...member, ruleId, action, segment, criteria };
      }),
      total,
    };
  });

/**
 * Records that something was done for a member, or put aside. What was said of it within its cooldown already stays.
 * @throws CodedError not_found
 */
export const recordOutcome = (
  { database }: Platform,
  staff: Staff,
  { memberId, ruleId, outcome, note }: z.output<typeof actionOutcomeInput>,
): Promise<void> =>
  inOrganisation(database, staff.organisationId, async (scope) => {
    const rule = (await queries.listRules(scope)).find(({ id }) => id === ruleId);
    if (!rule || !(await queries.lockedMember(scope, memberId))) throw new CodedError("not_found");
    const since = new Date(Date.now() - rule.cooldownDays * dayMillis);
    if (await queries.wasRecorded(scope, { memberId, ruleId }, since)) return;
    const recordedBy = staff.userId;
    await scope.insert(actionResults, { id: newId(), memberId, ruleId, outcome, note, recordedBy });
    await scope.audit(staff, {
      action: "next_action.recorded",
      subject: "member",
      subjectId: memberId,
      detail: { ruleId, outcome },
    });
  });

/** @throws CodedError validation for a segment that is not there */
async function requireSegmentOf(scope: OrganisationScope, { segmentId }: Values): Promise<void> {
  if (await findSegment(scope, segmentId)) return;
  const gone = "This segment was removed meanwhile. Choose another one.";
  throw new CodedError("validation", undefined, { segmentId: gone });
}

const recordRule = (scope: OrganisationScope, staff: Staff, action: "saved" | "removed", id: string) =>
  scope.audit(staff, { action: `action_rule.${action}`, subject: "action_rule", subjectId: id });

/** @throws CodedError validation; conflict when there are too many */
export const createRule = ({ database }: Platform, staff: Staff, input: Values): Promise<ActionRule[]> =>
  inOrganisation(database, staff.organisationId, async (scope) => {
    await requireSegmentOf(scope, input);
    if ((await queries.listRules(scope)).length >= maxActionRules) {
      throw new CodedError("conflict", `There can be ${maxActionRules} rules.`);
    }
    const id = newId();
    await scope.insert(actionRules, { id, ...input });
    await recordRule(scope, staff, "saved", id);
    return describeRules(scope);
  });

/** @throws CodedError not_found, validation */
export const updateRule = (
  { database }: Platform,
  staff: Staff,
  id: string,
  input: Values,
): Promise<ActionRule[]> =>
  inOrganisation(database, staff.organisationId, async (scope) => {
    const known = (await queries.listRules(scope)).some((rule) => rule.id === id);
    if (!known) throw new CodedError("not_found");
    await requireSegmentOf(scope, input);
    await scope.update(actionRules, input, eq(actionRules.id, id));
    await recordRule(scope, staff, "saved", id);
    return describeRules(scope);
  });

/** @throws CodedError not_found */
export const removeRule = ({ database }: Platform, staff: Staff, id: string): Promise<void> =>
  inOrganisation(database, staff.organisationId, async (scope) => {
    const removed = await scope.delete(actionRules, eq(actionRules.id, id)).returning({ id: actionRules.id });
    if (removed.length === 0) throw new CodedError("not_found");
    await recordRule(scope, staff, "removed", id);
  });
