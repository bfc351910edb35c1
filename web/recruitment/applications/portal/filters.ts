import {
  activeStatuses,
  decidedStatuses,
  type MyApplicationStatistics,
  myApplicationList,
} from "#contract/recruitment/applications.ts";
import { oneOf, pageOf } from "#web/lib/search-params.ts";

/** Which of their applications a candidate looks at. */
const groups = ["active", "decided"] as const;
export type ApplicationGroup = (typeof groups)[number];

/** What My Applications shows, as its address states it; without a group, all. */
export interface MyFilters {
  group: ApplicationGroup | null;
  page: number;
}

const statusesOf = { active: activeStatuses, decided: [...decidedStatuses] };

/** Reads the address (`?show=decided&page=2`). What it cannot mean counts as not given. */
export const readMyFilters = (search: URLSearchParams): MyFilters => ({
  group: oneOf(search.get("show"), groups) ?? null,
  page: pageOf(search),
});

/** The filters as `api.applications.mine` takes them. */
export const myQuery = ({ group, page }: MyFilters) => ({
  status: group ? statusesOf[group] : undefined,
  page,
  pageSize: myApplicationList.pageSize,
});

/** The groups to choose from, with how many each holds; none while all are in one group and all are shown. */
export function groupLinks(
  { active, decided }: MyApplicationStatistics,
  current: MyFilters["group"],
  labels: Record<ApplicationGroup | "all", string>,
) {
  if (!current && (active === 0 || decided === 0)) return [];
  return [
    { label: labels.all, count: active + decided, to: { search: "" }, current: current === null },
    { label: labels.active, count: active, to: { search: "?show=active" }, current: current === "active" },
    {
      label: labels.decided,
      count: decided,
      to: { search: "?show=decided" },
      current: current === "decided",
    },
  ];
}
