import { anyOf, anyText, defineList } from "#contract/core/list.ts";
import { type begunApplicationList, joiningStepLabels } from "#contract/onboarding/begun-applications.ts";
import { flagCodes, riskRatings } from "#contract/onboarding/flags.ts";
import { assigneeChoices, type memberList } from "#contract/onboarding/members.ts";
import { dataRequestList, dataRequestStatuses } from "#contract/onboarding/own-membership.ts";
import type { ListState } from "#web/lib/list-state.ts";
import type { ListWords } from "#web/ui/list/words.ts";
import { flagLabels, kycLabels, riskLabels, sourceLabels, stepLabels } from "../labels.ts";
import { requestStatusLabels } from "../requests/request-decisions.ts";

/** The cases that wait for a decision, the one that is due first at the top. */
export const queueList = defineList({
  pageSize: 20,
  search: true,
  filters: {
    assignee: anyText(assigneeChoices, { atOnce: 1 }),
    flag: anyOf(flagCodes),
    risk: anyOf(riskRatings),
  },
  sorts: ["dueAt", "createdAt", "-createdAt", "fullName"],
});

/** What people asked for about their data; the page begins with what waits for an answer. */
export const requestList = defineList({
  pageSize: 20,
  filters: { status: anyOf(dataRequestStatuses, { preset: ["open"] }) },
  sorts: dataRequestList.sorts,
});

export type RegisterState = ListState<typeof memberList>;
export type QueueState = ListState<typeof queueList>;
export type RequestState = ListState<typeof requestList>;

const assigneeLabels = { me: "Mine", nobody: "Unassigned" };
const searched = "Name, ID, phone, PIN or email";

export const registerWords: ListWords<typeof memberList> = {
  one: "member",
  many: "members",
  search: searched,
  filters: {
    kycStatus: { label: "KYC", option: kycLabels },
    onboardingStep: { label: "Step", option: stepLabels },
    flag: { label: "Flag", option: flagLabels },
    risk: { label: "Risk", option: riskLabels },
    county: { label: "County" },
    source: { label: "Source", option: sourceLabels },
    former: { label: "Membership", none: "Any membership", option: { true: "Ended", false: "Not ended" } },
    assignee: { label: "Case", option: assigneeLabels, none: "Anybody's" },
    registeredFrom: { label: "From" },
    registeredTo: { label: "To" },
  },
  sorts: {
    "-createdAt": "Newest first",
    createdAt: "Oldest first",
    fullName: "Name, A to Z",
    "-fullName": "Name, Z to A",
    dueAt: "Due first",
  },
};

export const queueWords: ListWords<typeof queueList> = {
  one: "case",
  many: "cases",
  search: searched,
  filters: {
    assignee: { label: "Case", option: assigneeLabels, none: "Anybody's" },
    flag: { label: "Flag", option: flagLabels },
    risk: { label: "Risk", option: riskLabels },
  },
  sorts: {
    dueAt: "Due first",
    createdAt: "Oldest first",
    "-createdAt": "Newest first",
    fullName: "Name, A to Z",
  },
};

export const begunWords: ListWords<typeof begunApplicationList> = {
  one: "application",
  many: "applications",
  filters: {
    reached: { label: "Came to", none: "Any step", option: joiningStepLabels },
    from: { label: "From" },
    to: { label: "To" },
  },
  sorts: { "-begunAt": "Newest first", begunAt: "Oldest first" },
};

export const requestWords: ListWords<typeof requestList> = {
  one: "request",
  many: "requests",
  filters: { status: { label: "Status", option: requestStatusLabels } },
  sorts: { dueAt: "Due first", "-createdAt": "Newest first" },
};
