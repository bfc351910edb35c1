import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { maxPageSize } from "#contract/core/paging.ts";
import { applicationList } from "#contract/recruitment/hr.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { readList } from "#web/lib/list-state.ts";
import { createQueryClient } from "#web/lib/query.tsx";
import { BoardPage } from "#web/recruitment/applications/hr/board/board-page.tsx";
import { openApplication } from "#web/recruitment/applications/hr/open-application.ts";
import { applicationQuery, boardQuery } from "#web/recruitment/applications/hr/queries.ts";
import type { Route } from "./+types/board.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "hr" });
  const api = args.context.get(apiContext);
  const client = createQueryClient();
  const { searchParams } = args.url;
  const open = openApplication(searchParams);
  const [jobs] = await Promise.all([
    api.hr.jobs.list({ query: { pageSize: maxPageSize } }),
    client.fetchQuery(boardQuery(readList(applicationList, searchParams), api)),
    open && client.prefetchQuery(applicationQuery(open, api)),
  ]);
  return { jobs: jobs.rows.map(({ id, title }) => ({ id, title })), queries: dehydrate(client) };
}

export { TabFailure as ErrorBoundary } from "#web/ui/tab-failure.tsx";

/** From here on the browser asks for itself: what the address says is part of each query's key. */
export { shouldRevalidate } from "./layout.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Board · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function BoardRoute({ loaderData: { jobs, queries } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <BoardPage jobs={jobs} />
    </HydrationBoundary>
  );
}
