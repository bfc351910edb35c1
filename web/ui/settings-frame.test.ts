import { expect, it } from "vitest";
import { areaOf, areasFor } from "./settings-frame.tsx";

const areas = [
  { group: "Organisation", label: "Team", to: "/dashboard/settings" },
  { group: "Organisation", label: "Brand", to: "/dashboard/settings/brand", role: "owner" as const },
  { group: "Members", label: "Asked", to: "/dashboard/members/settings", role: "onboarding" as const },
  { group: "Members", label: "Lists", to: "/dashboard/members/lists", role: "onboarding" as const },
];

it.each([
  ["/dashboard/settings", "Team"],
  ["/dashboard/settings/brand", "Brand"],
  ["/dashboard/settings/brand/edit", "Brand"],
  ["/dashboard/settings/branding", "Team"],
  ["/dashboard/members/lists", "Lists"],
  ["/dashboard/members", undefined],
])("of the page %s the area is %s", (pathname, label) => {
  expect(areaOf(areas, pathname)?.label).toBe(label);
});

it("shows nobody an area that is not theirs", () => {
  expect(areasFor(areas, ["onboarding"]).map(({ label }) => label)).toEqual(["Team", "Asked", "Lists"]);
});
