import { expect, it } from "vitest";
import { areasFor } from "./settings-frame.tsx";

const areas = [
  { label: "Workspace", to: "/dashboard/settings" },
  { label: "Recruitment", to: "/hr-manager/settings", role: "hr" as const },
];
const labels = (...roles: Parameters<typeof areasFor>[1]) => areasFor(areas, roles).map(({ label }) => label);

it("offers the settings that somebody's roles cover", () => {
  expect(labels("hr")).toEqual(["Workspace", "Recruitment"]);
  expect(labels("owner")).toEqual(["Workspace", "Recruitment"]);
  expect(labels("experience")).toEqual(["Workspace"]);
});
