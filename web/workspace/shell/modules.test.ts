import { describe, expect, it } from "vitest";
import type { Role } from "#contract/core/access.ts";
import { workspace } from "#web/lib/workspace.test-helper.ts";
import { isProviderStaff, moduleCards, moduleOffAt, modulesOf } from "./modules.ts";

const staff = (roles: Role[], isProvider = false) => ({
  workspace: { ...workspace, roles, isProvider },
});
const labels = (...args: Parameters<typeof staff>) => modulesOf(staff(...args)).map(({ label }) => label);

describe("modulesOf", () => {
  it("names them in the order of the sidebar", () => {
    expect(labels(["owner"], true)).toEqual([
      "Overview",
      "Recruitment",
      "Customer Experience",
      "Member Onboarding",
      "Transactions",
      "Loans & Credit",
      "Communications",
      "Enquiries",
      "SACCOs",
      "Refer a person",
      "Analytics",
      "Audit trail",
      "Background work",
      "Settings",
    ]);
  });

  it("shows recruitment to those who may, and enquiries to the provider's owner", () => {
    expect(labels(["hr"])).toContain("Recruitment");
    expect(labels(["onboarding", "experience"])).not.toContain("Recruitment");
    expect(labels(["owner"])).not.toContain("Enquiries");
    expect(labels(["owner"])).not.toContain("SACCOs");
    expect(labels(["owner"])).not.toContain("Background work");
    expect(labels(["hr"], true)).not.toContain("Enquiries");
    expect(labels(["hr"])).not.toContain("Audit trail");
    expect(isProviderStaff({ workspace: null })).toBe(false);
  });

  it("makes a card of each but the overview", () => {
    expect(moduleCards(staff(["owner"])).map(({ label }) => label)).not.toContain("Overview");
  });
});

describe("moduleOffAt", () => {
  const user = { workspace: { ...workspace, modulesOff: ["transactions" as const] } };

  it("knows the pages of a module that is switched off, and no others", () => {
    expect(moduleOffAt(user, "/dashboard/transactions")?.label).toBe("Transactions");
    expect(moduleOffAt(user, "/dashboard/transactions/import")?.label).toBe("Transactions");
    expect(moduleOffAt(user, "/dashboard/transactions-of-others")).toBeNull();
    expect(moduleOffAt(user, "/dashboard/loans-credit")).toBeNull();
    expect(moduleOffAt(staff(["owner"]), "/dashboard/transactions")).toBeNull();
  });
});
