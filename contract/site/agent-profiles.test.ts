import { describe, expect, it } from "vitest";
import { agentDepartments } from "./agent-departments.ts";
import { agentIcons, agentProfile } from "./agent-profiles.ts";

/** Relative luminance of `#RRGGBB` (WCAG 2.2). */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const all = [...agentDepartments, "member-onboarding", "unheard-of"];

describe.each(all)("the profile of %s", (department) => {
  const { colours, ...words } = agentProfile(department);

  it.each([
    ["white on the gradient's start", "#FFFFFF", colours.from],
    ["white on the gradient's end", "#FFFFFF", colours.to],
    ["text on its tint", colours.text, colours.tint],
    ["text on sand", colours.text, "#FAF7F2"],
    ["text on its dark tint", colours.dark.text, colours.dark.tint],
    ["text on a dark page", colours.dark.text, "#1C1917"],
  ])("can be read: %s", (_, one, other) => {
    expect(contrast(one, other)).toBeGreaterThanOrEqual(4.5);
  });

  it("says who it is", () => {
    expect(agentIcons).toContain(words.icon);
    for (const text of [words.title, words.subtitle, words.welcome]) expect(text).not.toBe("");
  });
});

it("gives what it does not know the operational icon in blue", () => {
  const unknown = agentProfile("constructor");
  expect(unknown.icon).toBe(agentProfile("operational").icon);
  expect(unknown.colours).toEqual(agentProfile("finance").colours);
  expect(unknown.colours).not.toEqual(agentProfile("operational").colours);
});
