import type { z } from "zod";
import type { Client, OverviewFigures, overviewQuery } from "#contract/experience/figures.ts";
import { portfolioOf } from "#server/finance/portfolio.service.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import type { Span } from "#server/platform/period.ts";
import type { Platform } from "#server/platform/platform.ts";

import * as counts from "./counts.queries.ts";
import { officeCalendar } from "./office-calendar.ts";
import * as people from "./people.queries.ts";
import { addSums, responseOf, satisfactionOf } from "./satisfaction.ts";
import { comparisonOf } from "./span.ts";
import { defaultStep, trendPoints } from "./trend.ts";

/** Rows that the overview shows. */
const shown = { interactions: 6, clients: 4 };

/** How members feel and how long they wait in a period, beside the days before it. @throws CodedError validation */
export function overviewOf(
  { database }: Platform,
  organisationId: string,
  query: z.output<typeof overviewQuery>,
): Promise<OverviewFigures> {
  const at = new Date();
  const spans = comparisonOf(query, at);
  const step = query.step ?? defaultStep(spans);
  return inOrganisation(database, organisationId, async (scope) => {
    const answers = await counts.answersByPoint(scope, spans, step);
    const touches = await counts.interactionsByPoint(scope, spans, step);
    const waits = await counts.responseTimes(scope, spans, await officeCalendar(scope, spans.both.start, at));
    const figures = (isNow: boolean) => ({
      interactions: touches
        .filter(({ point }) => (point !== null) === isNow)
        .reduce((total, row) => total + row.interactions, 0),
      response: responseOf(waits.find((row) => row.isNow === isNow)),
      ...satisfactionOf(addSums(answers.filter(({ point }) => (point !== null) === isNow))),
    });
    return {
      from: spans.from,
      to: spans.to,
      before: spans.before,
      now: figures(true),
      past: figures(false),
      step,
      trend: trendPoints(spans, step).map((point) => {
        const { csat, nps } = satisfactionOf(answers.find((row) => row.point === point.start));
        const touched = touches.find((row) => row.point === point.start);
        return {
          from: point.from,
          to: point.to,
          interactions: touched?.interactions ?? 0,
          csat: csat.average,
          nps: nps.score,
        };
      }),
      recent: (await people.recentInteractions(scope, spans.now, shown.interactions)).map(
        ({ memberName, contactName, firstResponseAt, closedAt, openedAt, ...row }) => ({
          ...row,
          openedAt: openedAt.toISOString(),
          who: memberName ?? contactName,
          state: closedAt ? "closed" : firstResponseAt ? "answered" : "waiting",
        }),
      ),
      clients: await clientsOf(scope, spans.now),
    };
  });
}

/** Members who were in touch most often, with what they have and owe. */
async function clientsOf(scope: OrganisationScope, span: Span): Promise<Client[]> {
  const found = await people.membersInTouch(scope, span, shown.clients);
  const owed = await portfolioOf(
    scope,
    found.map(({ id }) => id),
  );
  return found.map((client) => {
    const cents = owed.get(client.id)?.loans ?? null;
    const loans = cents === null ? null : Math.round(cents / 100);
    return { ...client, loans, lastAt: client.lastAt.toISOString() };
  });
}
