import { type Browser, expect, type Page } from "@playwright/test";
import { inDays } from "./applicants.ts";
import { expectNoFindings } from "./axe.ts";
import { startSession } from "./people.ts";
import { test } from "./test.ts";

/** Numbers that no other run has used. */
const unique = () => String(Math.floor(1e7 + Math.random() * 8.9e7));

interface Applicant {
  id: string;
  fullName: string;
  number: string;
}

/** Somebody whom staff registered, all but admitted: another colleague confirmed the identity. */
async function admitted(page: Page, browser: Browser, fullName: string): Promise<Applicant> {
  await startSession(page, "onboarding@umoja.example");
  const number = unique();
  const created = await page.request.post("/api/members", {
    data: { fullName, idNumber: number, phoneNumber: `07${number}` },
  });
  const { id } = (await created.json()) as { id: string };
  for (const step of ["documents", "verification", "approval"])
    await page.request.patch(`/api/members/${id}/onboarding-step`, { data: { step } });
  const context = await browser.newContext();
  const other = await context.newPage();
  await startSession(other, "owner@umoja.example");
  const verified = await other.request.patch(`/api/members/${id}/kyc-status`, {
    data: { status: "verified" },
  });
  expect(verified.status()).toBe(200);
  await context.close();
  return { id, fullName, number };
}

const csv = (name: string, lines: string[]) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(lines.join("\n")),
});

test("payments of a statement are looked through, one is assigned by hand, and they stand at the member", async ({
  page,
  browser,
}) => {
  const { id, fullName, number } = await admitted(page, browser, "Chebet Kiprono");
  const [known, unclear] = [`TKA${number.slice(1)}`, `TKB${number.slice(1)}`];
  await page.goto("/dashboard/member-onboarding/statements");
  await page
    .getByLabel("CSV or Excel file")
    .setInputFiles(
      csv("paybill.csv", [
        "Receipt No.,Completion Time,Details,Transaction Status,Paid In,A/C No.",
        `${known},20-11-2026 14:03:22,Pay Bill,Completed,"1,500.00",${number}`,
        `${unclear},20-11-2026 15:03:22,Pay Bill,Completed,1500,CHAMA`,
      ]),
    );
  await page.getByRole("button", { name: "Upload the file" }).click();
  await page.getByRole("button", { name: "Check the rows" }).click();
  await expect(page.getByText(`${fullName}: entrance fee KES 1,000, shares KES 500`)).toBeVisible();
  await expect(page.getByText("No member or applicant has this account").last()).toBeVisible();

  await page.getByRole("link", { name: "Assign to a member: row 3" }).last().click();
  await page.getByLabel("Name, ID number, member number or phone").fill(number);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("main").getByText(`ID ${number}`)).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole("button", { name: `It is for them: ${fullName}, ID ${number}` }).click();
  await expect(page.getByRole("heading", { name: "Assigned by hand" })).toBeVisible();
  await expect(page.getByText(`${fullName}: shares KES 1,500`).first()).toBeVisible();
  await expectNoFindings(page);

  await page.getByLabel("Which statement is it?").fill("Paybill 360360, November 2026");
  await page.getByLabel(/This is a statement of an account of/).check();
  await page.getByRole("button", { name: "Import 2 payments" }).click();
  await expect(page.getByText("Done: 2 imported.")).toBeVisible();

  await page.goto(`/dashboard/member-onboarding/members/${id}`);
  const main = page.getByRole("main");
  await page.getByRole("tab", { name: "Payments" }).click();
  for (const receipt of [known, unclear]) await expect(main.getByText(receipt).first()).toBeVisible();
  await page.getByRole("tab", { name: "History" }).click();
  await expect(main.getByText("Payment assigned by hand").first()).toBeVisible();
  await expect(main.getByText("Complete").first()).toBeVisible();
});

test("a screening list that is uploaded in the settings flags a member who is on it", async ({ page }) => {
  // A small register: all of its members are looked for.
  await startSession(page, "owner@jirani.example");
  const number = unique();
  const created = await page.request.post("/api/members", {
    data: { fullName: "Barongo Nyaribo", idNumber: number, phoneNumber: `07${number}` },
  });
  const { id } = (await created.json()) as { id: string };
  const name = `Members in default ${number}`;
  await page.goto("/dashboard/member-onboarding/screening");
  await page.getByRole("button", { name: "Upload a list" }).click();
  await page
    .getByLabel("CSV or Excel file")
    .setInputFiles(csv("default.csv", ["Name,ID number", `Barongo Nyaribo,${number}`, ","]));
  await expect(page.getByText("Columns read: ")).toBeVisible();
  await page.getByLabel("Name of the list").fill(name);
  await page.getByLabel("Where it comes from").fill("Board minutes");
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Upload the list" }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();

  // Members are looked for in the background.
  const flagged = `/api/members?q=${number}&flag=screening_hit`;
  await expect.poll(async () => (await page.request.get(flagged)).json()).toHaveLength(1);
  await page.goto(`/dashboard/member-onboarding/members/${id}`);
  await expect(page.getByRole("main").getByText("Screening hit").first()).toBeVisible();
  await expectNoFindings(page);

  await page.goto("/dashboard/member-onboarding/screening");
  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await page.getByRole("button", { name: "Delete the list" }).click();
  await expect(page.getByRole("heading", { name })).toHaveCount(0);
  await expect.poll(async () => (await page.request.get(flagged)).json()).toHaveLength(0);
});

test("a membership ends on the day that staff say, and goes on when that is taken back", async ({
  page,
  browser,
}) => {
  const { id, number } = await admitted(page, browser, "Mwende Mutua");
  for (const [kind, code] of [
    ["entrance_fee", "FEE"],
    ["shares", "SHARES"],
  ]) {
    const paid = await page.request.post(`/api/members/${id}/payments`, {
      data: { kind, amount: 2_000, method: "cash", reference: `${code}${number}`, paidOn: "2026-11-20" },
    });
    expect(paid.ok(), await paid.text()).toBe(true);
  }
  await page.goto(`/dashboard/member-onboarding/members/${id}`);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "End of membership" }).click();
  await main.getByLabel("Why").selectOption("Transferred to another SACCO");
  await main.getByLabel("Last day").fill(inDays(60));
  await main.getByLabel("In own words").fill("Moves to Kisumu");
  await expectNoFindings(page);
  await main.getByRole("button", { name: "Record the end" }).click();
  await expect(main.getByRole("button", { name: "Change the end" })).toBeVisible();
  await expect(main.getByText("Transferred to another SACCO")).toBeVisible();
  await page.getByRole("tab", { name: "History" }).click();
  await expect(main.getByText("Moves to Kisumu")).toBeVisible();
  await main.getByRole("button", { name: "It goes on" }).click();
  await expect(main.getByRole("button", { name: "End of membership" })).toBeVisible();
  await expectNoFindings(page);
});
