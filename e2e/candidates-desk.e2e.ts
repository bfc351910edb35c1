import { expect, type Page } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { startSession } from "./people.ts";
import { test } from "./test.ts";

interface Candidate {
  id: string;
  name: string;
  email: string;
  status: string;
}

/** One of the demo's first candidates, whom no other journey touches; each screen size takes its own. */
async function candidateOf(page: Page): Promise<Candidate> {
  const place = (page.viewportSize()?.width ?? 0) < 768 ? 0 : 1;
  const answer = await page.request.get("/api/hr/candidates?status=active&imported=false&pageSize=100");
  const all = ((await answer.json()) as Candidate[]).filter(({ name }) => name !== "Erased on request");
  const candidate = all.at(-1 - place);
  if (!candidate) throw new Error("the demo has candidates");
  return candidate;
}

async function statusOf(page: Page, { id, email }: Candidate): Promise<string | undefined> {
  const answer = await page.request.get(`/api/hr/candidates?q=${encodeURIComponent(email)}&pageSize=100`);
  return ((await answer.json()) as Candidate[]).find((one) => one.id === id)?.status;
}

test("HR rejects a candidate, takes it back, and nobody has got an email", async ({ page }) => {
  await startSession(page, "hr@jirani.example");
  const candidate = await candidateOf(page);
  const { name, email } = candidate;
  await page.goto(`/hr-manager/candidates?status=active&q=${encodeURIComponent(email)}`);
  await expect(page.getByRole("heading", { name: "AI Analysis" })).toBeVisible();
  await expectNoFindings(page);

  await page.getByRole("button", { name: `Preview & Actions for ${name}` }).click();
  const preview = page.getByRole("dialog", { name });
  await expect(preview.getByText(email)).toBeVisible();
  await expectNoFindings(page);
  await preview.getByRole("button", { name: `Reject ${name}` }).click();
  const question = page.getByRole("alertdialog", { name: `Reject ${name}?` });
  await expectNoFindings(page);
  await question.getByRole("button", { name: "Reject" }).click();

  await expect(page.getByText(`${name} is rejected. Nothing has been sent yet`)).toBeVisible();
  await expect.poll(() => statusOf(page, candidate)).toBe("rejected");
  await page
    .getByRole("status")
    .getByRole("button", { name: `Undo rejecting ${name}` })
    .click();
  await expect(page.getByText(`No email has gone to ${name}.`)).toBeVisible();
  await expect.poll(() => statusOf(page, candidate)).toBe("active");
  const outbox = await page.request.get("/api/dev/outbox?pageSize=200");
  const mails = (await outbox.json()) as { to: string; subject: string }[];
  expect(mails.filter(({ to, subject }) => to === email && subject.startsWith("News from"))).toEqual([]);
});
