import { describe, expect, it } from "vitest";
import { isToCancel, isToReview, requireRoom, requireWanted, stateOfRequest } from "./document-requests.ts";

const at = new Date("2026-11-20T09:00:00Z");
const open = { receivedAt: null, acceptedAt: null, cancelledAt: null };
const received = { ...open, receivedAt: at };
const accepted = { ...received, acceptedAt: at };
const returned = { ...received, cancelledAt: at };
const cancelled = { ...open, cancelledAt: at };
const conflict = expect.objectContaining({ code: "conflict" });

it("says how far a request has come", () => {
  const states = [open, received, accepted, returned, cancelled].map(stateOfRequest);
  expect(states).toEqual(["open", "received", "accepted", "returned", "cancelled"]);
});

describe("a decision", () => {
  it("is made of what came, and a repeat changes nothing", () => {
    expect(isToReview(received, "accept")).toBe(true);
    expect(isToReview(received, "ask_again")).toBe(true);
    expect(isToReview(accepted, "accept")).toBe(false);
    expect(isToReview(returned, "ask_again")).toBe(false);
  });

  it.each([open, cancelled, returned])("is refused where there is nothing to accept: %j", (request) => {
    expect(() => isToReview(request, "accept")).toThrow(conflict);
  });
});

describe("a request", () => {
  it("is taken back until the document has come", () => {
    expect(isToCancel(open)).toBe(true);
    expect(isToCancel(cancelled)).toBe(false);
    expect(() => isToCancel(received)).toThrow(conflict);
  });

  it("takes a document, and another in its place until one is accepted", () => {
    for (const request of [open, received]) expect(() => requireWanted(request)).not.toThrow();
    for (const request of [accepted, returned, cancelled, null]) {
      expect(() => requireWanted(request)).toThrow(conflict);
    }
  });

  it("is refused beside twenty other open ones", () => {
    expect(() => requireRoom([...Array(19).fill(open), received, cancelled])).not.toThrow();
    expect(() => requireRoom(Array(20).fill(open))).toThrow(conflict);
  });
});
