import { expect, it } from "vitest";
import { z } from "zod";
import { oneLine } from "./fields.ts";

const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

it("says a limit of length in people's words", () => {
  expect(messageOf(oneLine, "x".repeat(201))).toBe("Please use at most 200 characters");
  expect(messageOf(z.string().max(10_000), "x".repeat(10_001))).toBe("Please use at most 10,000 characters");
});

it("leaves a schema's own words as they are", () => {
  expect(messageOf(z.string().max(3, "Too long for a code"), "1234")).toBe("Too long for a code");
  expect(messageOf(oneLine, " ")).toBe("Please fill in all required fields.");
});
