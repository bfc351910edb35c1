import type { Calls } from "#contract/calls.ts";
import type { Client } from "#contract/core/client.ts";
import type { MyApplication, MyApplicationFigures } from "#contract/recruitment/applications.ts";
import { type MyFilters, myQuery } from "./filters.ts";

/** A page of a candidate's applications, and how many there are. */
export interface MyApplications {
  rows: MyApplication[];
  /** Applications of the chosen group, over all pages. */
  total: number;
  figures: MyApplicationFigures;
}

/** What My Applications shows, from the server's own client or the browser's. */
export async function loadMyApplications(
  { applications }: Client<Calls>,
  filters: MyFilters,
  signal?: AbortSignal,
): Promise<MyApplications> {
  const [page, figures] = await Promise.all([
    applications.mine({ query: myQuery(filters), signal }),
    applications.figures({ signal }),
  ]);
  return { ...page, figures };
}
