import { anyOf, anyText, defineList } from "#contract/core/list.ts";
import { flagCodes, riskRatings } from "#contract/onboarding/flags.ts";
import { assigneeChoices, type memberList } from "#contract/onboarding/members.ts";
import type { ListState } from "#web/lib/list-state.ts";
import type { ListWords } from "#web/ui/list/words.ts";
import { flagLabels, kycLabels, riskLabels, sourceLabels, stepLabels } from "../labels.ts";

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

export type RegisterState = ListState<typeof memberList>;
export type QueueState = ListState<typeof queueList>;

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
