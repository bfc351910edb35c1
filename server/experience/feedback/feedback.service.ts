import type { Page } from "#contract/core/paging.ts";
import type { Feedback } from "#contract/experience/feedback.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as queries from "./feedback.queries.ts";

type Found = Awaited<ReturnType<typeof queries.listFeedback>>["rows"][number];

function toFeedback({ feedback, member }: Found): Feedback {
  const { organisationId: _, memberId: __, visitDigest: ___, commentLanguage, answeredAt, ...row } = feedback;
  return { ...row, answeredAt: answeredAt.toISOString(), language: commentLanguage, member };
}

/** What members answered. */
export function listFeedback(
  { database }: Platform,
  staff: Staff,
  query: queries.FeedbackQuery,
): Promise<Page<Feedback>> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { rows, total } = await queries.listFeedback(scope, query);
    return { rows: rows.map(toFeedback), total };
  });
}
