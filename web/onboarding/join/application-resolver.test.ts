import { expect, it } from "vitest";
import { applicationResolver } from "./application-resolver.ts";
import { blankApplication } from "./application-values.ts";
import { stepMessages } from "./wizard.messages.ts";

const resolve = (deposit: string, names?: "monthlyDepositContribution"[]) =>
  applicationResolver(1000, stepMessages.en.minDeposit)(
    { ...blankApplication, monthlyDepositContribution: deposit },
    undefined,
    { fields: {}, shouldUseNativeValidation: false, ...(names && { names }) },
  );

it("refuses a deposit below what the SACCO takes, however it is written", async () => {
  const message = "At least KES 1,000";
  expect((await resolve("999")).errors.monthlyDepositContribution).toMatchObject({ message });
  expect((await resolve("1,000")).errors.monthlyDepositContribution).toBeUndefined();
  expect(
    (await resolve("2 500", ["monthlyDepositContribution"])).errors.monthlyDepositContribution,
  ).toBeUndefined();
});

it("says first what else is wrong with it", async () => {
  const { errors } = await resolve("about 500");
  expect(errors.monthlyDepositContribution?.message).toBe("Please enter whole shillings, for example 2,500");
});
