import { describe, expect, it } from "vitest";
import { fieldsOfStep, stepOfFields } from "./steps.ts";

const steps = [
  { name: "person", fields: ["name", "phone"] },
  { name: "work", fields: ["employer", "skills"] },
  { name: "end", fields: ["agreed"] },
] as const;

describe("steps", () => {
  it("name the fields that Next checks", () => {
    expect(fieldsOfStep(steps, 1)).toEqual(["name", "phone"]);
    expect(fieldsOfStep(steps, 9)).toEqual([]);
  });

  it("find the first one with a problem; the last for what no step checks", () => {
    expect(stepOfFields(steps, ["agreed", "skills"])).toBe(2);
    expect(stepOfFields(steps, ["phone"])).toBe(1);
    expect(stepOfFields(steps, ["remarks"])).toBe(3);
  });
});
