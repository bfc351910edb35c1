import { expect } from "@playwright/test";
import { apply } from "./applicants.ts";
import { expectNoFindings } from "./axe.ts";
import { newEmail, startSession } from "./people.ts";
import { test } from "./test.ts";

test("two candidates are put beside each other, and another SACCO's are not", async ({ page, browser }) => {
  const family = `Wekesa${crypto.randomUUID().replaceAll(/[^a-f]/g, "")}`;
  const ids = [
    await apply(page, newEmail("compare"), `Amina ${family}`),
    await apply(page, newEmail("compare"), `Brian ${family}`),
  ];
  const desk = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await startSession(desk, "hr@jirani.example");
  await desk.goto(`/hr-manager/applications?q=${family}`);
  await desk.getByRole("checkbox", { name: `Select Amina ${family}` }).check();
  await expect(desk.getByText("Select another one to compare.")).toBeVisible();
  await desk.getByRole("checkbox", { name: `Select Brian ${family}` }).check();
  await expect(desk.getByText("2 applications selected")).toBeVisible();
  await expectNoFindings(desk, "main");
  await desk.getByRole("link", { name: "Compare" }).click();
  await expect(desk.getByRole("heading", { name: "Compare candidates" })).toBeVisible();
  await expect(desk.getByText(`Amina ${family}`).filter({ visible: true }).first()).toBeVisible();
  await expect(desk.getByText(`Brian ${family}`).filter({ visible: true }).first()).toBeVisible();
  await expect(desk.getByRole("rowheader", { name: "Expected salary" })).toBeVisible();
  await expectNoFindings(desk, "main");

  const other = await (await browser.newContext()).newPage();
  await startSession(other, "hr@umoja.example");
  const answer = await other.goto(`/hr-manager/applications/compare?ids=${ids.join(",")}`);
  expect(answer?.status()).toBe(404);
});
