import { expect, test } from "vitest";
import type { MemberFile } from "#contract/onboarding/desk.ts";
import { correctedValues, correctionResolver, openedCorrection } from "./correction-values.ts";

const member = {
  fullName: "Otieno Ouma",
  idNumber: "23456789",
  phoneNumber: "+254712345678",
  email: "",
  kraPin: null,
  dateOfBirth: null,
  county: null,
  address: "",
  referredBy: "",
  occupation: "Teacher",
  language: "en",
} as MemberFile["member"];

const errorsOf = async (values: ReturnType<typeof openedCorrection>, hasApplication: boolean) =>
  Object.keys(
    (
      await correctionResolver(hasApplication)(values, undefined, {
        fields: {},
        shouldUseNativeValidation: false,
      })
    ).errors,
  );

test("what nobody touched is not sent, and need not be known of who sent no application", async () => {
  const opened = openedCorrection({ member, application: null });
  expect(correctedValues(opened, { ...opened, reason: "As on the ID." }, false)).toEqual({});
  const now = { ...opened, county: "Kisumu" as const, occupation: "Nurse", reason: "She told us." };
  expect(correctedValues(opened, now, false)).toEqual({ county: "Kisumu", occupation: "Nurse" });
  expect(await errorsOf(now, false)).toEqual([]);
  expect(await errorsOf({ ...now, reason: " ", kraPin: "P012345678Z" }, false)).toEqual(["kraPin", "reason"]);
});
