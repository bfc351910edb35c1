import type { z } from "zod";
import type { periodQuery } from "#contract/core/period.ts";
import type { JourneyFigures } from "#contract/experience/figures.ts";
import { journeyStageOf, journeyStages } from "#contract/experience/topics.ts";
import { joiningSteps } from "#contract/onboarding/begun-applications.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as counts from "./counts.queries.ts";
import * as queries from "./journey.queries.ts";
import { addSums, satisfactionOf, shareOf } from "./satisfaction.ts";
import { comparisonOf } from "./span.ts";

/** How members do at each stage of their membership, and where they are lost. @throws CodedError validation */
export function journeyOf(
  { database }: Platform,
  organisationId: string,
  query: z.output<typeof periodQuery>,
): Promise<JourneyFigures> {
  const spans = comparisonOf(query, new Date());
  return inOrganisation(database, organisationId, async (scope) => {
    const touches = await counts.interactionsByStage(scope, spans);
    const answers = (await counts.answersByTopics(scope, spans)).map(({ stage, topics, ...row }) => ({
      ...row,
      // An answer about two stages counts in both, and once in each.
      stages: stage ? [stage] : topics.map(journeyStageOf),
    }));
    const lost = new Map((await queries.droppedOff(scope, spans)).map((row) => [row.stage, row.members]));
    const joining = await queries.joiningSteps(scope, spans);
    const figures = (stage: (typeof journeyStages)[number], isNow: boolean) => {
      const touched = touches.find((row) => row.stage === stage && row.isNow === isNow);
      const of = answers.filter((row) => row.isNow === isNow && row.stages.includes(stage));
      return {
        interactions: touched?.interactions ?? 0,
        members: touched?.members ?? 0,
        ...satisfactionOf(addSums(of)),
      };
    };
    return {
      from: spans.from,
      to: spans.to,
      before: spans.before,
      stages: journeyStages.map((stage) => {
        const [now, past] = [figures(stage, true), figures(stage, false)];
        const left = lost.get(stage) ?? 0;
        return { stage, now, past, droppedOff: left, dropOff: shareOf(left, past.members) };
      }),
      joining: joiningSteps.map((step) => ({
        step,
        now: joining.find(({ isNow }) => isNow)?.[step] ?? 0,
        past: joining.find(({ isNow }) => !isNow)?.[step] ?? 0,
      })),
    };
  });
}
