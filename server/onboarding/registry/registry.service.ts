import { inNairobi } from "#contract/core/clock.ts";
import { CodedError } from "#contract/core/errors.ts";
import type { RegistryQuestion, RegistryResult, RegistryUsage } from "#contract/onboarding/registry.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import {
  acrossOrganisations,
  inOrganisation,
  type OrganisationScope,
} from "#server/platform/database/scope.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { type CheckOutcome, recordCheck } from "../checks/checks.service.ts";
import { askAgainTask } from "./ask-again.task.ts";
import { judge } from "./registry.policy.ts";
import * as queries from "./registry.queries.ts";
import { isCharged, type Registry, type RegistryAnswer } from "./registry-adapter.ts";
import { createRegistryCache } from "./registry-cache.ts";

/** Takes away answers that are believed no longer. */
export const cleanRegistryTask = defineScheduledTask(
  "onboarding.registry_clean",
  "Delete old answers of the registry",
  "23 2 * * *",
);

const monthOf = (now: Date): string => inNairobi(now).slice(0, 7);

/** What else is written where a result is kept, in the same transaction. */
export type WhenKept = (scope: OrganisationScope, result: RegistryResult) => Promise<void>;

/** What was learnt: the answer, and since when it is known. */
interface Learnt {
  answer: RegistryAnswer;
  answeredAt: Date | null;
  isKnown: boolean;
}

interface AskOptions {
  now?: Date;
  mayRepeat?: boolean;
  whenKept?: WhenKept;
}

const checkOf = (
  registry: Registry,
  question: RegistryQuestion,
  { answer }: Learnt,
  result: RegistryResult,
) =>
  ({
    kind: "registry",
    outcome: result.outcome,
    engine: `registry-${registry.name}`,
    engineVersion: registry.version,
    result,
    evidence: { question, answer },
  }) satisfies CheckOutcome;

/**
 * Who can be asked, with all that is kept about it: answers, and how many calls were made. What several ask about one
 * number of an organisation at the same moment is one question of this process; another process that is asked at that
 * very moment asks, and counts, once more.
 */
export function createRegistryDesk(platform: Platform, registry: Registry) {
  const { config, database, queue, sealer } = platform;
  const cache = createRegistryCache(platform, registry);
  /** What is being learnt, until it is kept. */
  const underWay = new Map<string, Promise<Learnt>>();

  /** What is known already; otherwise a call is counted. @throws CodedError monthly_limit */
  const lookUp = (organisationId: string, idNumber: string, now: Date) =>
    inOrganisation(database, organisationId, async (scope) => {
      const known = await cache.find(scope, idNumber, now);
      if (known) return known;
      const isCounted = await queries.countCall(scope, monthOf(now), config.registryMonthlyLimit);
      if (!isCounted) throw new CodedError("monthly_limit");
      return null;
    });

  async function learn(organisationId: string, question: RegistryQuestion, now: Date): Promise<Learnt> {
    if (question.document !== "national_id") {
      return { answer: { kind: "not_applicable" }, answeredAt: null, isKnown: true };
    }
    const known = await lookUp(organisationId, question.idNumber, now);
    if (known) return { ...known, isKnown: true };
    const answer = await registry.find(question.idNumber);
    return { answer, answeredAt: answer.kind === "unavailable" ? null : now, isKnown: false };
  }

  /** Learns and uses, or uses what another question about the same number learns meanwhile. @throws CodedError monthly_limit */
  async function learnOnce<T>(
    organisationId: string,
    question: RegistryQuestion,
    now: Date,
    use: (learnt: Learnt) => Promise<T>,
  ): Promise<T> {
    const about = [organisationId, question.document, question.idNumber].join(" ");
    const others = underWay.get(about);
    if (others) return use({ ...(await others), isKnown: true });
    const own = learn(organisationId, question, now);
    underWay.set(about, own);
    try {
      return await use(await own);
    } finally {
      underWay.delete(about);
    }
  }

  /** Writes down what was learnt by a call that had been counted. */
  async function settle(
    scope: OrganisationScope,
    { idNumber }: RegistryQuestion,
    { answer, isKnown }: Learnt,
    now: Date,
  ): Promise<void> {
    if (isKnown) return;
    if (!isCharged(answer)) await queries.giveCallBack(scope, monthOf(now));
    await cache.keep(scope, idNumber, answer, now);
  }

  /** Judges what was learnt, and keeps it. */
  async function conclude(
    actor: Actor & { organisationId: string },
    question: RegistryQuestion,
    learnt: Learnt,
    { now, mayRepeat = true, whenKept }: AskOptions & { now: Date },
  ): Promise<RegistryResult> {
    const { organisationId } = actor;
    const { answer, answeredAt } = learnt;
    const isUnavailable = answer.kind === "unavailable";
    const result: RegistryResult = {
      ...judge(answer, question),
      reason: isUnavailable ? answer.reason : null,
      registry: registry.name,
      answeredAt: answeredAt?.toISOString() ?? null,
      askedAgain: isUnavailable && question.reference !== undefined,
    };
    const { reference } = question;
    await inOrganisation(database, organisationId, async (scope) => {
      await settle(scope, question, learnt, now);
      await scope.audit(actor, {
        action: "registry.asked",
        subject: "organisation",
        subjectId: organisationId,
        detail: { outcome: result.outcome, registry: registry.name, known: learnt.isKnown },
      });
      if (!reference || (isUnavailable && !mayRepeat)) return;
      const check = checkOf(registry, question, learnt, result);
      const checkId = await recordCheck(scope, sealer, actor, reference, check);
      if (isUnavailable) await queue.enqueue(scope.tx, askAgainTask, { organisationId, checkId });
      await whenKept?.(scope, result);
    });
    return result;
  }

  return {
    /**
     * Asks about a number, compares, and keeps the result where the caller names a case; then an unavailable registry
     * is asked again later.
     * @param mayRepeat false for what is itself a repetition: then only a definite result is kept
     * @param whenKept called once the result of a case is written down
     * @throws CodedError monthly_limit
     */
    ask(
      actor: Actor & { organisationId: string },
      question: RegistryQuestion,
      { now = new Date(), ...options }: AskOptions = {},
    ): Promise<RegistryResult> {
      return learnOnce(actor.organisationId, question, now, (learnt) =>
        conclude(actor, question, learnt, { ...options, now }),
      );
    },

    usage: ({ organisationId }: { organisationId: string }, now = new Date()): Promise<RegistryUsage> =>
      inOrganisation(database, organisationId, async (scope) => ({
        month: monthOf(now),
        calls: await queries.callsIn(scope, monthOf(now)),
        limit: config.registryMonthlyLimit,
        registry: registry.name,
      })),

    clean: (now = new Date()): Promise<void> =>
      acrossOrganisations(database, (tx) => queries.deleteAnswersBefore(tx, now)),
  };
}

export type RegistryDesk = ReturnType<typeof createRegistryDesk>;
