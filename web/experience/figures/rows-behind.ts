import { createContext, useContext } from "react";
import { caseListPath } from "#contract/experience/complaint-paths.ts";
import { complaintList } from "#contract/experience/complaints.ts";
import { feedbackList } from "#contract/experience/feedback.ts";
import { interactionList } from "#contract/experience/interactions.ts";
import { begunApplicationList } from "#contract/onboarding/begun-applications.ts";
import { type ListState, listSearch, wholeList } from "#web/lib/list-state.ts";
import { answersPath, interactionsPath } from "../interactions/paths.ts";

/** Where onboarding lists the applications that were begun. */
const applicationsPath = "/dashboard/member-onboarding/applications";

/** Whether the figures are the demo's, which lead nowhere: the rows behind them are for staff. */
export const DemoContext = createContext(false);

/** Where the rows behind a figure are listed; undefined in the demo. */
export function useRowsBehind() {
  const demo = useContext(DemoContext);
  const behind = (address: string): string | undefined => (demo ? undefined : address);
  return {
    interactions: (filters: Partial<ListState<typeof interactionList>>) =>
      behind(
        `${interactionsPath}${listSearch(interactionList, { ...wholeList(interactionList), ...filters })}`,
      ),
    answers: (filters: Partial<ListState<typeof feedbackList>>) =>
      behind(`${answersPath}${listSearch(feedbackList, { ...wholeList(feedbackList), ...filters })}`),
    applications: (filters: Partial<ListState<typeof begunApplicationList>>) =>
      behind(
        `${applicationsPath}${listSearch(begunApplicationList, { ...wholeList(begunApplicationList), ...filters })}`,
      ),
    complaints: (filters: Partial<ListState<typeof complaintList>>) =>
      behind(`${caseListPath}${listSearch(complaintList, { ...wholeList(complaintList), ...filters })}`),
  };
}
