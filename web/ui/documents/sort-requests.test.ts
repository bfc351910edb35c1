import { expect, it } from "vitest";
import type { DocumentRequest } from "#contract/core/document-requests.ts";
import { sortRequests } from "./sort-requests.ts";

const request = (title: string, state: DocumentRequest["state"], dueDate: string | null = null) =>
  ({ title, state, dueDate }) as DocumentRequest;

it("begins with what is to be sent, the most urgent first, and ends with what is done with", () => {
  const requests = [
    request("returned", "returned", "2026-01-01"),
    request("whenever", "open"),
    request("accepted", "accepted"),
    request("soon", "open", "2026-11-30"),
    request("received", "received", "2026-11-01"),
    request("late", "open", "2026-11-10"),
  ];
  expect(sortRequests(requests).map(({ title }) => title)).toEqual([
    "late",
    "soon",
    "whenever",
    "received",
    "accepted",
    "returned",
  ]);
});
