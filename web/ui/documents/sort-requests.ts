import type { DocumentRequest } from "#contract/core/document-requests.ts";

const rank: Record<DocumentRequest["state"], number> = {
  open: 0,
  received: 1,
  accepted: 2,
  returned: 3,
  cancelled: 3,
};

/** Requests in the order in which who was asked has to do with them: what is to be sent first, the most urgent first. */
export function sortRequests(requests: readonly DocumentRequest[]): DocumentRequest[] {
  const due = ({ state, dueDate }: DocumentRequest) => (state === "open" && dueDate) || "9999";
  return requests.toSorted((a, b) => rank[a.state] - rank[b.state] || due(a).localeCompare(due(b)));
}
