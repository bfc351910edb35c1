import { expect, it } from "vitest";
import type { User } from "#contract/accounts/accounts.ts";
import { registrationPath } from "./paths.ts";

const staff = (role: "onboarding" | "hr") =>
  ({ workspace: { slug: "jirani", roles: [role] } }) as unknown as Pick<User, "workspace">;
const at = (search: string, user: Pick<User, "workspace"> | null, demo = false) =>
  registrationPath(new URLSearchParams(search), { user, demo });

it("registers a member at the SACCO of the link, else of the staff, else of the demo, else of one's choice", () => {
  expect(at("sacco=tujenge", staff("onboarding"), true)).toBe("/join/tujenge");
  expect(at("", staff("onboarding"), true)).toBe("/join/jirani");
  expect(at("", staff("hr"), true)).toBe("/join/umoja");
  expect(at("", null, true)).toBe("/join/umoja");
  expect(at("", null)).toBe("/join");
});
