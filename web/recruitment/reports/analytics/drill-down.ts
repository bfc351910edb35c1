import { applicationList } from "#contract/recruitment/hr.ts";
import { type ListState, listSearch, wholeList } from "#web/lib/list-state.ts";
import { applicationsPath } from "#web/recruitment/applications/hr/paths.ts";

/** Where the applications behind a figure are listed. */
export const applicationsBehind = (filters: Partial<ListState<typeof applicationList>>): string =>
  `${applicationsPath}${listSearch(applicationList, { ...wholeList(applicationList), ...filters })}`;
