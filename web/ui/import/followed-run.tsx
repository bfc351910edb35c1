import { type DehydratedState, HydrationBoundary, useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { RunPage } from "./run-page.tsx";
import type { RunQuery } from "./run-query.ts";

type Followed = Omit<ComponentProps<typeof RunPage>, "run"> & { query: RunQuery };

/** The last step of an import, up to date while it runs. @param queries what the loader has read of it */
export function FollowedRun({ queries, ...followed }: Followed & { queries: DehydratedState }) {
  return (
    <HydrationBoundary state={queries}>
      <Run {...followed} />
    </HydrationBoundary>
  );
}

function Run({ query, ...shown }: Followed) {
  const { data: run } = useQuery(query);
  return run && <RunPage run={run} {...shown} />;
}
