import { type CandidateStatus, candidateList } from "#contract/recruitment/hr-candidates.ts";
import { type ListState, listQuery } from "#web/lib/list-state.ts";

export type CandidateState = ListState<typeof candidateList>;

/** The group that is shown; none for all who were imported, have applied without a vacancy, work here, or have a tag. */
export const shownStatus = ({
  status,
  imported,
  general,
  internal,
  tagId,
}: CandidateState): CandidateStatus | undefined =>
  [imported, general, internal].includes("true") || tagId !== "" ? undefined : status[0];

/** One group, or all who were imported, work here or have a tag whatever their group, as `api.hr.candidates.list` takes it. */
export const candidatesQuery = (state: CandidateState) =>
  listQuery(candidateList, { ...state, status: [shownStatus(state) ?? []].flat() });

/** The same without the page: the analysis of all that are listed, and their export. */
export function candidatesFilter(state: CandidateState) {
  const { page: _, pageSize: __, ...filter } = candidatesQuery(state);
  return filter;
}
