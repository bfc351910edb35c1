import { createHmac } from "node:crypto";
import { z } from "zod";
import { type RegistryResult, registryNames } from "#contract/onboarding/registry.ts";
import { derivedKey, installationSecret } from "#server/config.ts";
import { dayMillis } from "#server/platform/clock.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Platform } from "#server/platform/platform.ts";
import { Unreadable } from "#server/platform/sealing.ts";
import * as queries from "./registry.queries.ts";
import type { Registry, RegistryAnswer } from "./registry-adapter.ts";

/** Days for which an answer is believed. Who is not found today may be registered tomorrow. */
const believedDays = { found: 7, not_found: 1 };

const definiteAnswer = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("found"),
    person: z.object({
      idNumber: z.string(),
      fullName: z.string(),
      dateOfBirth: z.string(),
      sex: z.string().optional(),
      serialNumber: z.string().optional(),
    }),
  }),
  z.object({ kind: z.literal("not_found") }),
]);

/** How a registry is asked about a number, as nobody can read it who lacks the installation's secret. */
function questionsOf({ config }: Pick<Platform, "config">, registry: RegistryResult["registry"]) {
  // Under another SECRET the digests are others: what was kept before is asked anew, and expires.
  const key = derivedKey(installationSecret(config), "registry questions");
  return (scope: OrganisationScope, idNumber: string) =>
    createHmac("sha256", key).update(`${scope.organisationId} ${registry} ${idNumber}`).digest("hex");
}

/** Forgets what any registry answered about these numbers: of a person who is erased, nothing waits to expire. */
export function forgetAnswers(
  platform: Pick<Platform, "config">,
  scope: OrganisationScope,
  idNumbers: readonly string[],
): Promise<void> {
  const questions = registryNames.flatMap((name) => {
    const questionOf = questionsOf(platform, name);
    return idNumbers.map((idNumber) => questionOf(scope, idNumber));
  });
  return queries.deleteAnswers(scope, questions);
}

/** Answers that are kept for some days, sealed, under a keyed digest of the number. */
export function createRegistryCache(
  { config, sealer }: Pick<Platform, "config" | "sealer">,
  registry: Registry,
) {
  const questionOf = questionsOf({ config }, registry.name);
  const nameOf = (question: string) => `registry answer ${question}`;
  return {
    async find(
      scope: OrganisationScope,
      idNumber: string,
      now: Date,
    ): Promise<{ answer: RegistryAnswer; answeredAt: Date } | null> {
      const question = questionOf(scope, idNumber);
      const row = await queries.keptAnswer(scope, question, now);
      if (!row) return null;
      try {
        const answer = definiteAnswer.parse(JSON.parse(sealer.open(nameOf(question), row.answer)));
        return { answer, answeredAt: row.answeredAt };
      } catch (error) {
        if (error instanceof Unreadable) return null;
        throw error;
      }
    },

    async keep(scope: OrganisationScope, idNumber: string, answer: RegistryAnswer, now: Date): Promise<void> {
      if (answer.kind !== "found" && answer.kind !== "not_found") return;
      const question = questionOf(scope, idNumber);
      await queries.keepAnswer(scope, {
        question,
        answer: sealer.seal(nameOf(question), JSON.stringify(answer)),
        answeredAt: now,
        expiresAt: new Date(now.getTime() + believedDays[answer.kind] * dayMillis),
      });
    },
  };
}
