import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import type { ComplaintCase } from "#contract/experience/complaints.ts";
import { FactsSection } from "./case-side.tsx";

const complaint = {
  fullName: "Achieng Otieno",
  anonymous: false,
  phone: null,
  email: null,
  memberNumber: "UM-00412",
  memberId: "5a4b4c6e-59f5-4f5b-9a53-0d9a9a6f2b11",
  channel: "branch",
  language: "en",
  happenedOn: null,
  enteredBy: null,
  receivedAt: "2026-11-02T08:00:00.000Z",
} as unknown as ComplaintCase;

const shown = (of: Partial<ComplaintCase>, opensMembers: boolean): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FactsSection complaint={{ ...complaint, ...of }} opensMembers={opensMembers} />
    </MemoryRouter>,
  );

describe("the number of the member who complains", () => {
  it("leads to the member for those who may see the register", () => {
    expect(shown({}, true)).toContain(`href="/dashboard/member-onboarding/members/${complaint.memberId}"`);
  });

  it("leads nowhere for others", () => {
    expect(shown({}, false)).toContain("UM-00412");
    expect(shown({}, false)).not.toContain("href=");
    expect(shown({}, false)).not.toContain("not in the register");
  });

  it("says where the register has no such number", () => {
    expect(shown({ memberId: null }, true)).toContain("UM-00412 (not in the register)");
  });
});
