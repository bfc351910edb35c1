import { describe, expect, it } from "vitest";
import type { User } from "#contract/accounts/accounts.ts";
import { displayDataOf } from "./user.ts";
import { workspace } from "./workspace.test-helper.ts";

const person: User = {
  id: "5a4b4c6e-59f5-4f5b-9a53-0d9a9a6f2b11",
  email: "hr@umoja.example",
  emailVerified: true,
  fullName: "Wanjiku Mwangi",
  firstName: "Wanjiku",
  lastName: "Mwangi",
  phone: "+254700000001",
  language: null,
  isCandidate: false,
  organization: null,
  workspace: null,
};

describe("displayDataOf", () => {
  it("keeps name, organisation and roles of staff", () => {
    const staff: User = {
      ...person,
      organization: "Umoja SACCO",
      workspace: { ...workspace, roles: ["hr"] },
    };
    expect(displayDataOf(staff)).toEqual({
      staff: { fullName: "Wanjiku Mwangi", organization: "Umoja SACCO", roles: ["hr"] },
    });
  });

  it("keeps the names of a job seeker, and no address or phone", () => {
    expect(displayDataOf({ ...person, isCandidate: true })).toEqual({
      candidate: { fullName: "Wanjiku Mwangi", firstName: "Wanjiku", lastName: "Mwangi" },
    });
  });
});
