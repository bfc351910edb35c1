import { sourceLabels } from "#contract/recruitment/application-source.ts";
import type { applicationList } from "#contract/recruitment/hr.ts";
import { statusLabel } from "#web/recruitment/applications/status.ts";
import type { ListWords } from "#web/ui/list/words.ts";

/** What the Applications tab says. */
export const applicationWords: ListWords<typeof applicationList> = {
  one: "application",
  many: "applications",
  search: "Name, email or job",
  filters: {
    status: { label: "Status", option: statusLabel },
    department: { label: "Department" },
    minScore: { label: "Score", option: (score) => `${score}%` },
    source: { label: "Source", option: sourceLabels },
    internal: {
      label: "Works here",
      none: "Internal or not",
      option: { true: "Internal applicants", false: "From outside" },
    },
    flagged: {
      label: "Knock-out",
      none: "Any answers",
      option: { true: "With a knock-out answer", false: "Without" },
    },
    fresh: {
      label: "New",
      none: "New or not",
      option: { true: "New since your last visit", false: "Nothing new" },
      whenSet: true,
    },
    snoozed: {
      label: "Put aside",
      none: "Not put aside",
      option: { true: "Put aside", false: "Not put aside" },
      whenSet: true,
    },
    date: {
      label: "Applied",
      none: "Any date",
      option: {
        today: "Today",
        yesterday: "Yesterday",
        week: "Last 7 days",
        month: "Last 30 days",
        quarter: "Last 90 days",
        year: "Last 365 days",
      },
    },
    from: { label: "From", whenSet: true },
    to: { label: "To", whenSet: true },
    reached: {
      label: "Came to",
      none: "Any stage reached",
      option: (status) => `Came to ${statusLabel(status)}`,
      whenSet: true,
    },
    movedFrom: {
      label: "Moved on",
      none: "Moved on or not",
      option: (status) => `Moved on from ${statusLabel(status)}`,
      whenSet: true,
    },
    interviewedFrom: { label: "Interviewed from", whenSet: true },
    interviewedTo: { label: "Interviewed to", whenSet: true },
    offer: {
      label: "Offer",
      none: "With or without an offer",
      option: {
        sent: "Offer sent",
        waiting: "Offer waits for an answer",
        accepted: "Offer accepted",
        declined: "Offer declined",
        expired: "Offer expired",
        withdrawn: "Offer taken back",
      },
      whenSet: true,
    },
    offeredFrom: { label: "Offered from", whenSet: true },
    offeredTo: { label: "Offered to", whenSet: true },
    filledFrom: { label: "Filled the job from", whenSet: true },
    filledTo: { label: "Filled the job to", whenSet: true },
  },
  sorts: {
    "-appliedDate": "Newest first",
    appliedDate: "Oldest first",
    "-matchScore": "Best match first",
    matchScore: "Lowest match first",
    candidateName: "Name, A to Z",
    "-candidateName": "Name, Z to A",
  },
};
