import { expect, type Page } from "@playwright/test";
import type { ApplicationDocumentKind } from "#contract/onboarding/application-documents.ts";
import type { StartedApplication } from "#contract/onboarding/applications.ts";
import { consentNoticeVersion } from "#contract/onboarding/consent.ts";
import { applicantForms, type CaseName } from "#server/seed/content/applicant-forms.ts";
import { jpeg, portrait } from "#server/testing/face-pictures.ts";
import { applicantValues } from "#server/testing/membership.ts";
import { entriesOf } from "../bench/documents/catalogue.ts";
import { makeDocument } from "../bench/documents/make-document.ts";
import { expectNoFindings } from "./axe.ts";
import { mailTo, newEmail, startSession } from "./people.ts";
import { test } from "./test.ts";

/** Numbers that no other run has used. */
const unique = () => String(Math.floor(1e7 + Math.random() * 8.9e7));

/** An ID card, back and front, a certificate and a photograph; what was typed has another date of birth. */
async function papers() {
  const [entry] = entriesOf("development");
  if (!entry) throw new Error("the set has documents");
  const person = { ...entry, id: "desk-journey", difference: "none" } as const;
  const front = await makeDocument({ ...person, layout: "maisha-front", condition: "clean" });
  const back = await makeDocument({ ...person, layout: "maisha-back", condition: "clean" });
  const photo = jpeg(await portrait("anne"));
  const files: [ApplicationDocumentKind, Uint8Array][] = [
    ["passport-photo", photo],
    ["id-front", front.bytes],
    ["id-back", back.bytes],
    ["kra-pin", back.bytes],
  ];
  return { files, front: Buffer.from(front.bytes), typed: front.truth.typed };
}

/** Somebody applies at Umoja, with real pictures. @returns what the card says, where something else was typed */
async function apply(page: Page, email: string): Promise<{ dateOfBirth: string; front: Buffer }> {
  const { files, front, typed } = await papers();
  const number = unique();
  const values = applicantValues({
    fullName: typed.fullName ?? "Wanjiku Kamau",
    dateOfBirth: "1971-01-31",
    idNumber: number,
    primaryMobileNumber: `07${number}`,
    kraPin: `A0${number}Z`,
    email,
  });
  const began = await page.request.post("/api/membership-applications", {
    data: { slug: "umoja", clientId: crypto.randomUUID(), language: "en", step: 5, values },
  });
  expect(began.ok(), await began.text()).toBe(true);
  const { key } = (await began.json()) as StartedApplication;
  for (const [kind, bytes] of files) {
    const sent = await page.request.post(`/api/membership-applications/${key}/documents`, {
      multipart: {
        kind,
        clientId: crypto.randomUUID(),
        method: "file",
        document: { name: `${kind}.jpg`, mimeType: "image/jpeg", buffer: Buffer.from(bytes) },
      },
    });
    expect(sent.ok(), await sent.text()).toBe(true);
  }
  const submitted = await page.request.post(`/api/membership-applications/${key}/submission`, {
    data: { values, consentVersion: consentNoticeVersion },
  });
  expect(submitted.ok(), await submitted.text()).toBe(true);
  return { dateOfBirth: typed.dateOfBirth ?? "", front };
}

/** Id of the member whom an address belongs to. */
async function memberOf(page: Page, email: string): Promise<string> {
  const answer = await page.request.get(`/api/members?q=${encodeURIComponent(email)}`);
  const [member] = (await answer.json()) as { id: string }[];
  if (!member) throw new Error("the application has made a member");
  return member.id;
}

test.describe("the onboarding desk", () => {
  test("a mismatch is decided with the evidence beside the picture, and a rejection names what to correct @desktop", async ({
    page,
    browser,
  }) => {
    const email = newEmail("applicant");
    const { dateOfBirth, front } = await apply(page, email);
    await startSession(page, "onboarding@umoja.example");
    const id = await memberOf(page, email);

    // The checks are made in the background; the case is in the queue from the start.
    await expect
      .poll(async () => (await page.request.get(`/api/members?q=${email}&flag=document_mismatch`)).json(), {
        timeout: 240_000,
      })
      .toHaveLength(1);
    await page.goto(`/dashboard/member-onboarding/members/${id}?from=queue`);
    const main = page.getByRole("main");
    await expect(main.getByText("Document differs").first()).toBeVisible();
    await expect(main.getByRole("img", { name: "ID, front" }).first()).toBeVisible();
    const field = main.getByRole("button", { name: /^Date of birth/ });
    await field.click();
    await expect(field).toHaveAttribute("aria-pressed", "true");
    await expect(main.getByText("Differs").first()).toBeVisible();
    await expectNoFindings(page);

    await main.getByRole("button", { name: "Reject", exact: true }).click();
    await main.getByLabel("What you filled in differs").check();
    await main.getByRole("checkbox", { name: "ID, front" }).check();
    await main.locator("summary").filter({ hasText: "Bio-Data" }).click();
    await main.getByRole("checkbox", { name: "Date of Birth" }).check();
    await main.getByRole("button", { name: "Reject and inform the applicant" }).click();
    await expect(page.getByText("KYC Status Updated")).toBeVisible();
    await expect(main.getByText("Rejected").first()).toBeVisible();
    const mail = await mailTo(page, email, "could not confirm");
    expect(mail.text).toContain("differs from what your ID");

    // The applicant corrects just that, on a phone, and the case comes back.
    const phone = await browser.newContext({ viewport: { width: 360, height: 800 } });
    const applicant = await phone.newPage();
    await applicant.goto(/https?:\/\/\S+(\/join\/umoja\/[\w-]+)/.exec(mail.text)?.[1] ?? "");
    await expect(applicant.getByRole("heading", { name: "Correct your application" })).toBeVisible();
    await expect(applicant.locator('[name="fullName"]')).toHaveCount(0);
    await expectNoFindings(applicant);
    await applicant.locator('[name="dateOfBirth"]').fill(dateOfBirth);
    await applicant.getByRole("button", { name: "Next" }).click();
    await expect(applicant.locator('input[type="file"]')).toHaveCount(1);
    await applicant
      .locator('input[type="file"]')
      .setInputFiles({ name: "front.jpg", mimeType: "image/jpeg", buffer: front });
    await expect(applicant.getByText("Received", { exact: true })).toBeVisible();
    await expectNoFindings(applicant);
    await applicant.getByRole("button", { name: "Finish" }).click();
    await expect(applicant.getByRole("heading", { level: 1 })).toHaveText(
      /^(We are checking your application|Application Submitted!)$/,
    );
    await phone.close();
    await page.reload();
    await expect(main.getByText("Pending", { exact: true }).first()).toBeVisible();

    // Another SACCO's officer finds nothing of it.
    const elsewhere = await browser.newContext();
    const stranger = await elsewhere.newPage();
    await startSession(stranger, "owner@jirani.example");
    expect((await stranger.request.get(`/api/members/${id}/file`)).status()).toBe(404);
    await stranger.goto(`/dashboard/member-onboarding/members?q=${email}`);
    await expect(stranger.getByText("No members match")).toBeVisible();
    await elsewhere.close();
  });

  test("a case of the demo has its evidence: what the registry holds, the pictures, and a face that is another's", async ({
    page,
  }) => {
    await startSession(page, "onboarding@umoja.example");
    const main = page.getByRole("main");
    const open = async (theCase: CaseName) => {
      const { fullName: name, idNumber } = applicantForms[theCase];
      await page.goto(`/dashboard/member-onboarding/members?q=${idNumber}`);
      await main.getByRole("link", { name: `Open ${name}` }).click();
      await expect(main.getByRole("heading", { name, level: 1 })).toBeVisible();
    };
    await open("registry-differs");
    await expect(main.getByText("The registry holds something else as date of birth.")).toBeVisible();
    const row = main
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: /^Date of birth/ }) });
    for (const value of ["1986-04-12", "1968-04-12"])
      await expect(row.getByText(value).first()).toBeVisible();
    const card = main.getByRole("img", { name: "ID, front" }).first();
    await expect
      .poll(() => card.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(500);
    await expectNoFindings(page);

    await open("same-face");
    await expect(main.getByText("Same face elsewhere")).toBeVisible();
    await expect(main.getByRole("link", { name: "Esther Wambui Mwangi" })).toBeVisible();
    await expect(main.getByText("The same person", { exact: true })).toBeVisible();

    await open("registry-away");
    await main.getByRole("button", { name: "ID, back" }).click();
    await expect(main.getByText("Accepted on try 3, though blurred")).toBeVisible();

    // Everything is confirmed and a payment is to come: the last step says so.
    await open("approved");
    await expect(main.getByRole("button", { name: "Advance" })).toBeDisabled();
    await expect(main.getByText("entrance fee and the first shares paid in full")).toBeVisible();
  });

  test("whoever registers a member does not verify them, and sees it before trying", async ({ page }) => {
    await startSession(page, "onboarding@umoja.example");
    await page.goto("/dashboard/member-onboarding");
    await page.getByRole("link", { name: "New Member" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Create Member" }).click();
    await expect(page.getByText("Missing Information")).toBeVisible();
    const number = unique();
    await dialog.getByLabel("Full Name").fill("Akinyi Odhiambo");
    await dialog.getByLabel("ID Number").fill(number);
    await dialog.getByLabel("Phone Number").fill(`07${number}`);
    await dialog.getByRole("button", { name: "Create Member" }).click();
    await expect(
      page.getByText("New member has been successfully registered and onboarding process initiated."),
    ).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.getByRole("link", { name: "Akinyi Odhiambo" }).first().click();
    await expect(page.getByRole("heading", { name: "Akinyi Odhiambo", level: 1 })).toBeVisible();
    await expect(
      page.getByText("You registered this member, so somebody else has to verify them."),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Verify", exact: true })).toBeDisabled();
    await page.getByRole("button", { name: "Advance" }).click();
    await expect(page.getByText("Progress Updated")).toBeVisible();
    await expectNoFindings(page);
  });

  test("the entrance fee and the first shares make a member of an applicant", async ({ page, browser }) => {
    await startSession(page, "onboarding@umoja.example");
    const number = unique();
    const created = await page.request.post("/api/members", {
      data: { fullName: "Nekesa Barasa", idNumber: number, phoneNumber: `07${number}` },
    });
    const { id } = await created.json();
    for (const step of ["documents", "verification", "approval"]) {
      await page.request.patch(`/api/members/${id}/onboarding-step`, { data: { step } });
    }
    const owner = await browser.newContext();
    const other = await owner.newPage();
    await startSession(other, "owner@umoja.example");
    const verified = await other.request.patch(`/api/members/${id}/kyc-status`, {
      data: { status: "verified" },
    });
    expect(verified.status()).toBe(200);
    await owner.close();

    await page.goto(`/dashboard/member-onboarding/members/${id}`);
    await page.getByRole("tab", { name: "Payments" }).click();
    const main = page.getByRole("main");
    await main.getByLabel("Amount (KSh)").fill("1,000");
    await main.getByRole("button", { name: "Record Payment" }).click();
    await expect(page.getByText("Payment recorded")).toBeVisible();
    await expect(main.getByText("KES 2,000 of 2,000 to come")).toBeVisible();
    await main.getByLabel("For").selectOption("Shares");
    await main.getByLabel("Amount (KSh)").fill("two thousand");
    await main.getByRole("button", { name: "Record Payment" }).click();
    await expect(main.getByLabel("Amount (KSh)")).toHaveAttribute("aria-invalid", "true");
    await main.getByLabel("Amount (KSh)").fill("2000");
    await main.getByLabel("Reference").fill(`TKN${number}`);
    await expectNoFindings(page);
    await main.getByRole("button", { name: "Record Payment" }).click();
    await expect(main.getByText(`TKN${number}`)).toBeVisible();
    await page.getByRole("tab", { name: "History" }).click();
    await expect(main.getByText("Complete").first()).toBeVisible();
    await page.getByRole("tab", { name: "Details" }).click();
    await expect(page.getByRole("tabpanel", { name: "Details" }).getByText(/^UMJ-\d{5}$/)).toBeVisible();
  });

  test("each of its pages and the dashboard of the landing page are in order", async ({ page }) => {
    await page.goto("/member-onboarding-agent?desk=members");
    await page.getByRole("link", { name: "Member Onboarding Dashboard" }).click();
    await expect(page).toHaveURL(/login\?next=/);
    await startSession(page, "onboarding@umoja.example");
    for (const path of ["", "/queue", "/members", "/activities"]) {
      await page.goto(`/dashboard/member-onboarding${path}`);
      await expectNoFindings(page);
    }
    await page.goto("/member-onboarding-agent?desk=members");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("Verified members")).toBeVisible();
    await dialog.getByRole("tab", { name: "KYC Management" }).click();
    await expect(dialog.getByText("Facial match")).toBeVisible();
    await expectNoFindings(page);
  });
});
