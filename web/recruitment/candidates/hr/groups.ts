import { type CandidateStatus, candidateList } from "#contract/recruitment/hr-candidates.ts";
import { type ListState, listQuery } from "#web/lib/list-state.ts";

export type CandidateState = ListState<typeof candidateList>;

/** What the tabs and the tags above the list choose. */
export const groupFilters = ["status", "imported", "general", "internal", "tagId"] as const;

const isListedAcross = ({ imported, general, internal, tagId }: CandidateState): boolean =>
  [imported, general, internal].includes("true") || tagId !== "";

/** Whether the tab "Active Candidates" is shown, which the specification calls 'all': the one without an analysis. */
export const isWholeTab = (state: CandidateState): boolean =>
  state.status.length === 0 && !isListedAcross(state);

/** The status of those who are shown; none for all who were imported, have applied without a vacancy, work here, or have a tag. */
export const shownStatus = (state: CandidateState): CandidateStatus | undefined =>
  isListedAcross(state) ? undefined : (state.status[0] ?? "active");

/** One group, or all who were imported, work here or have a tag whatever their group, as `api.hr.candidates.list` takes it. */
export const candidatesQuery = (state: CandidateState) =>
  listQuery(candidateList, { ...state, status: [shownStatus(state) ?? []].flat() });

/** The same without the page: the analysis of all that are listed, and their export. */
export function candidatesFilter(state: CandidateState) {
  const { page: _, pageSize: __, ...filter } = candidatesQuery(state);
  return filter;
}
