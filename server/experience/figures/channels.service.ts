import type { z } from "zod";
import type { periodQuery } from "#contract/core/period.ts";
import { type ExperienceChannel, experienceChannels } from "#contract/experience/channels.ts";
import type { ChannelReport } from "#contract/experience/figures.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { Platform } from "#server/platform/platform.ts";

import * as counts from "./counts.queries.ts";
import { officeCalendar } from "./office-calendar.ts";
import { responseOf, satisfactionOf } from "./satisfaction.ts";
import { comparisonOf } from "./span.ts";

/** What comes by each channel, and how it goes there. @throws CodedError validation */
export function channelsOf(
  { database }: Platform,
  organisationId: string,
  query: z.output<typeof periodQuery>,
): Promise<ChannelReport> {
  const at = new Date();
  const spans = comparisonOf(query, at);
  return inOrganisation(database, organisationId, async (scope) => {
    const touches = await counts.interactionsByChannel(scope, spans);
    const waits = await counts.responseTimesByChannel(
      scope,
      spans,
      await officeCalendar(scope, spans.both.start, at),
    );
    const answers = await counts.answersByChannel(scope, spans);
    const figures = (channel: ExperienceChannel, isNow: boolean) => {
      const ofIt = (row: { channel: ExperienceChannel | null; isNow: boolean }) =>
        row.channel === channel && row.isNow === isNow;
      const { interactions = 0, closed = 0 } = touches.find(ofIt) ?? {};
      return {
        interactions,
        closed,
        response: responseOf(waits.find(ofIt)),
        ...satisfactionOf(answers.find(ofIt)),
      };
    };
    return {
      from: spans.from,
      to: spans.to,
      before: spans.before,
      channels: experienceChannels.map((channel) => ({
        channel,
        now: figures(channel, true),
        past: figures(channel, false),
      })),
    };
  });
}
