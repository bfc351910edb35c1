import { expect, type Page } from "@playwright/test";
import { inDays, showPart } from "./applicants.ts";
import { expectNoFindings } from "./axe.ts";
import { mailTo, newEmail, password, startSession, verifyEmail } from "./people.ts";
import { test } from "./test.ts";

/** A job of Umoja's with an application of a new candidate. @returns the application's id and the candidate's address */
async function applyAs(staff: Page, phone: Page, title: string) {
  const made = await staff.request.post("/api/hr/jobs", {
    data: {
      title,
      department: "Finance",
      description: "You keep the books of our branch and close each month.",
      responsibilities: ["Close the month"],
      requirements: ["CPA part II"],
      salary: "KSh 45,000 - 60,000",
    },
  });
  const { id: jobId } = (await made.json()) as { id: string };
  const email = newEmail("books");
  const person = { firstName: "Nduta", lastName: "Kamau", email, phone: "+254712345678", password };
  await phone.request.post("/api/auth/register", { data: person });
  await verifyEmail(phone, email);
  await startSession(phone, email);
  const values = {
    firstName: "Nduta",
    lastName: "Kamau",
    email,
    phone: "+254712345678",
    location: "Thika",
    noWorkExperience: true,
    education: "diploma",
    skills: ["Bookkeeping"],
    expectedSalary: "KSh 50,000",
    availableStartDate: inDays(30),
    workAuthorization: "citizen",
    coverLetter:
      "I kept the books of a dairy cooperative during my attachment and closed six months without help.",
  };
  await phone.request.put(`/api/candidate/drafts/${jobId}`, {
    data: { values, step: 4, resumeId: null, version: 0 },
  });
  await phone.goto(`/jobs/apply?job=${jobId}`);
  await phone.getByRole("checkbox", { name: /I agree/ }).check();
  await phone.getByRole("button", { name: "Submit" }).click();
  await expect(phone).toHaveURL(/\/jobs\/applications/);
  return { jobId, email };
}

test("HR sends an assessment, the candidate does it on a phone that loses its network, HR gives points", async ({
  page,
  browser,
}) => {
  await startSession(page, "hr@umoja.example");
  const mark = crypto.randomUUID().slice(0, 6);
  await page.goto("/hr-manager/settings/assessments");
  for (const [kind, text] of [
    ["A number", `What is 12% of KSh 50,000? ${mark}`],
    ["Free text, marked by you", `A member shouts at you. What do you do? ${mark}`],
  ] as const) {
    await page.getByRole("button", { name: "New question" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Question").fill(text);
    await dialog.getByLabel("Topic").fill("Journeys");
    await dialog.getByLabel("Answer").selectOption(kind);
    await dialog.getByLabel("Points").fill("4");
    if (kind === "A number") {
      await dialog.getByRole("button", { name: "Save question" }).click();
      await expect(dialog.getByText("Enter the right number")).toBeVisible();
      await dialog.getByLabel("Right number").fill("6,000");
    }
    await expectNoFindings(page, "[role=dialog]");
    await dialog.getByRole("button", { name: "Save question" }).click();
    await expect(dialog).toBeHidden();
  }
  await page.getByRole("button", { name: "New assessment" }).click();
  const making = page.getByRole("dialog");
  await making.getByLabel("Name").fill(`Books ${mark}`);
  await making.getByRole("checkbox", { name: new RegExp(`12%.*${mark}`) }).check();
  await making.getByRole("checkbox", { name: new RegExp(`shouts.*${mark}`) }).check();
  await expect(making.getByText("2 questions, 8 points.")).toBeVisible();
  await making.getByRole("button", { name: "Save assessment" }).click();
  await expect(making).toBeHidden();
  await expectNoFindings(page, "main");

  const phone = await (await browser.newContext({ viewport: { width: 360, height: 800 } })).newPage();
  const { jobId, email } = await applyAs(page, phone, `Branch Ledger Clerk ${mark}`);

  await page.goto(`/hr-manager/applications?jobId=${jobId}`);
  await page
    .getByRole("link", { name: /View Details/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Send Assessment" }).first().click();
  await dialog.getByRole("combobox", { name: "Assessment" }).selectOption(`Books ${mark}`);
  await dialog.getByLabel("Note to the candidate").fill("Take your time to read.");
  await expectNoFindings(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Send the assessment" }).click();
  await expect(dialog.getByText("Not begun", { exact: true })).toBeVisible();

  const { text } = await mailTo(page, email, `Books ${mark}`);
  const path = /\/jobs\/assessments\/[\w-]+/.exec(text)?.[0] ?? "";
  await phone.goto(path);
  await expect(phone.getByText("Take your time to read.")).toBeVisible();
  await expectNoFindings(phone, "main");
  await phone.getByRole("button", { name: "Begin" }).click();
  await phone.getByRole("alertdialog").getByRole("button", { name: "Begin" }).click();
  await expect(phone.getByRole("timer")).toContainText(/Time left: (30:00|29:\d\d)/);
  await expectNoFindings(phone, "main");

  await phone.context().setOffline(true);
  await phone.getByLabel(/12%/).fill("6 000");
  await expect(phone.getByText(/No connection: your last answer is not kept yet/)).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByText("All answers are kept")).toBeVisible();
  await phone.getByLabel(/shouts/).fill("I listen, stay calm and ask what happened.");
  await expect(phone.getByText("2 of 2 answered").first()).toBeVisible();
  await expect(phone.getByText("All answers are kept")).toBeVisible();
  await phone.reload();
  await expect(phone.getByLabel(/shouts/)).toHaveValue("I listen, stay calm and ask what happened.");
  await phone.getByRole("button", { name: "Hand in" }).click();
  await phone.getByRole("alertdialog").getByRole("button", { name: "Hand in" }).click();
  await expect(phone.getByText("Your answers were handed in")).toBeVisible();
  await phone.goBack();
  await phone.goto(path);
  await expect(phone.getByText("Your answers were handed in")).toBeVisible();

  await page.reload();
  await showPart(dialog, "Assessments");
  await expect(dialog.getByText("4 of 8 points so far.")).toBeVisible();
  await dialog.getByRole("button", { name: "Give points" }).click();
  await dialog.getByLabel("Points, 0 to 4").fill("9");
  await dialog.getByRole("button", { name: "Save points" }).click();
  await expect(dialog.getByText("0 to 4, in halves")).toBeVisible();
  await dialog.getByLabel("Points, 0 to 4").fill("3.5");
  await dialog.getByRole("button", { name: "Save points" }).click();
  await expect(dialog.getByText("7.5 of 8 points")).toBeVisible();
  await expectNoFindings(page, "[role=dialog]");
});
