import { expect } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { startSession } from "./people.ts";
import { test } from "./test.ts";

/** Numbers that no other run has used. */
const unique = () => String(Math.floor(1e7 + Math.random() * 8.9e7));

test("an M-PESA statement is imported, a payment is assigned by hand, and the member's balance moves", {
  tag: "@desktop",
}, async ({ page }) => {
  await startSession(page, "owner@jirani.example");
  const number = unique();
  const fullName = "Zawadi Achieng Adhiambo";
  const created = await page.request.post("/api/members", {
    data: { fullName, idNumber: number, phoneNumber: `07${number}` },
  });
  expect(created.status()).toBe(201);
  const [known, unclear, failed] = ["A", "B", "C"].map((letter) => `TK${letter}${number.slice(1)}`);

  await page.goto("/dashboard/transactions");
  await page.getByRole("link", { name: "Import a statement" }).first().click();
  const lines = [
    "Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Balance,Reason Type,A/C No.",
    `${known},20-11-2026 14:03:22,Pay Bill,Completed,"1,500.00",,"9,000.00",Pay Bill,${number}`,
    `${known},20-11-2026 14:03:22,Pay Bill Charge,Completed,,-34.00,"8,966.00",Charge,${number}`,
    `${unclear},20-11-2026 15:03:22,Pay Bill,Completed,700.00,,"9,666.00",Pay Bill,CHAMA ${number}`,
    `${failed},20-11-2026 16:03:22,Pay Bill,Failed,100.00,,,Pay Bill,${number}`,
    `,20-11-2026 16:03:22,Pay Bill,Completed,100.00,,,Pay Bill,${number}`,
  ];
  await page.getByLabel("CSV or Excel file").setInputFiles({
    name: "paybill.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(lines.join("\n")),
  });
  await page.getByRole("button", { name: "Upload the file" }).click();
  await page.getByRole("button", { name: "Check the rows" }).click();
  await expect(page.getByText(`${fullName}: deposit KES 1,500`)).toBeVisible();
  await page.getByLabel("Which statement is it?").fill("Paybill, November");
  await page.getByLabel("This is a statement of an account of Jirani SACCO").check();
  await page.getByRole("button", { name: "Import 3 transactions" }).click();
  await expect(page.getByText("Done: 3 imported.")).toBeVisible({ timeout: 60_000 });
  await page.getByRole("link", { name: "See the transactions" }).click();
  await expectNoFindings(page);

  await page.getByRole("link", { name: `Open ${unclear}` }).click();
  await page.getByLabel("Name, ID number, member number or phone").fill(number);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("button", { name: `It is theirs: ${fullName}` }).click();
  await expect(page.getByRole("button", { name: "Take it from them" })).toBeVisible();

  await page.goto(`/dashboard/transactions/balances?q=${number}`);
  await expect(page.getByRole("row", { name: new RegExp(fullName) })).toContainText("KES 2,200");
});
