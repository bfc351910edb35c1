import { expect, type Locator, type Page } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { mailTo, newEmail, startSession } from "./people.ts";
import { metric } from "./samples.ts";
import { test } from "./test.ts";
import { foreignWords } from "./words.ts";

/** A picture of one point. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const phone = { width: 360, height: 800 };

test.use({ viewport: phone, reducedMotion: "reduce" });

/** What the dashboard counts, as it stands on its tabs. Other journeys may add to it, none takes away. */
async function readFigures(desk: Page) {
  const main = desk.getByRole("main");
  const textOf = async (place: Locator) => ((await place.textContent()) ?? "").replaceAll(",", "");
  const count = async (pattern: RegExp) => Number(pattern.exec(await textOf(main))?.[1]);
  await desk.goto("/dashboard/customer-experience/complaint-insights");
  const received = Number(await textOf(metric(main, "Complaints")));
  const closed = await count(/(\d+) of them at their end/);
  await desk.goto("/dashboard/customer-experience");
  return { received, closed, answers: await count(/% of (\d+) answers are 4 or 5/) };
}

test("a member complains in Kiswahili, is told what came of it and asked, and the figures move", async ({
  page,
  browser,
}) => {
  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await startSession(desk, "experience@umoja.example");
  const before = await readFigures(desk);

  const email = newEmail("mwanachama");
  const words = `Nililipa mkopo kwa M-PESA lakini salio halijabadilika, ${email}`;
  await page.goto("/sw/complain/umoja");
  expect.soft(await foreignWords(page, "sw")).toEqual([]);
  await page.getByLabel("Linahusu nini?").selectOption("mpesa");
  await page.getByLabel("Nini kilitokea?").fill(words);
  await page.getByLabel("Picha au hati").setInputFiles([
    { name: "risiti.png", mimeType: "image/png", buffer: picture },
    { name: "maelezo.txt", mimeType: "text/plain", buffer: Buffer.from("si picha") },
  ]);
  await expect(page.getByText("maelezo.txt si picha")).toBeVisible();
  // What is wrong is left out, what is added later joins the others, and each is taken back by itself.
  await page
    .getByLabel("Picha au hati")
    .setInputFiles({ name: "isiyohusika.png", mimeType: "image/png", buffer: picture });
  await expect(page.getByRole("list", { name: "Zilizochaguliwa" }).getByRole("listitem")).toHaveCount(2);
  await page.getByRole("button", { name: "Ondoa isiyohusika.png" }).click();
  await expect(page.getByLabel("Picha au hati")).toBeFocused();
  await page.getByLabel("Jina lako").fill("Wanjiku Kamau");
  await page.getByLabel("Barua pepe").fill(email);
  await page.getByRole("button", { name: "Tuma lalamiko" }).click();
  await expect(page.getByText("Lalamiko lako limefika")).toBeVisible();
  await expect(page.getByRole("link", { name: "risiti.jpg" })).toBeVisible();
  await expect(page.getByText("isiyohusika")).toHaveCount(0);
  await expectNoFindings(page);
  const own = page.url().replace(/\?.*/, "");
  const mail = await mailTo(page, email, "imepokea lalamiko lako");
  expect(mail.text).toContain(new URL(own).pathname);

  await desk.goto(`/dashboard/customer-experience/complaints?q=${encodeURIComponent(email)}`);
  await desk.getByRole("row").getByRole("link", { name: "Wanjiku Kamau" }).click();
  const seen = await desk.request.get(
    (await desk.getByRole("link", { name: "risiti.jpg" }).getAttribute("href")) ?? "",
  );
  expect(seen.headers()["content-type"]).toBe("image/jpeg");
  await desk.getByRole("button", { name: "Acknowledge" }).click();
  await expect(desk.getByText("Investigating").first()).toBeVisible();
  await expectNoFindings(desk);
  await desk.getByLabel("Root cause").selectOption("system");
  await desk.getByLabel("Outcome").selectOption("upheld");
  await desk.getByLabel("Resolution").fill("The payment lay on the suspense account.");
  await desk.getByRole("button", { name: "Resolve", exact: true }).click();
  await desk.getByLabel("What came of it").fill("Malipo yako yameingizwa.");
  await desk.getByRole("button", { name: "Tell the member and close" }).click();
  await expect(desk.getByText("Done in time").first()).toBeVisible();

  await mailTo(page, email, "imefunga lalamiko lako");
  await page.goto(own);
  await expect(page.getByText("Malipo yako yameingizwa.")).toBeVisible();
  await expect(page.getByText("Ulikuwa sahihi.")).toBeVisible();

  const question = await mailTo(page, email, "Ilikuwaje Umoja SACCO?");
  await page.goto(/https?:\/\/[^/]+(\/sw\/feedback\/umoja\?visit=\S+csat=5)/.exec(question.text)?.[1] ?? "");
  await page.getByRole("button", { name: "10 kati ya 10" }).click();
  await expect(page.getByText("Swali la 3 kati ya 4")).toBeVisible();
  await page.getByRole("button", { name: "Ruka swali hili" }).click();
  await page.getByRole("button", { name: "Tuma majibu yangu" }).click();
  await expect(page.getByRole("heading", { name: "Asante" })).toBeVisible();

  const after = await readFigures(desk);
  expect(after.received).toBeGreaterThan(before.received);
  expect(after.closed).toBeGreaterThan(before.closed);
  expect(after.answers).toBeGreaterThan(before.answers);
  await desk.close();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("somebody complains without a name, and comes back with the code", async ({ page }) => {
    await page.goto("/complain/umoja");
    await page.getByLabel("What is it about?").selectOption("staff_service");
    await page.getByLabel("What happened?").fill("The gate man asks for money before one may park.");
    const letter = { name: "Wanjiku.png", mimeType: "image/png", buffer: picture };
    await page.getByLabel("Photos or documents").setInputFiles([letter, { ...letter, name: "two.txt" }]);
    await page.getByLabel("I stay anonymous").check();
    await expect(page.getByLabel("Your name")).toBeHidden();
    await page.getByRole("button", { name: "Send the complaint" }).click();
    await expect(page.getByRole("link", { name: "photo.jpg" })).toHaveCount(2);
    const code = await page.getByText(/^\d{4}(-\d{4}){4}$/).textContent();
    await page.goto("/complain/umoja");
    await page.getByLabel("Tracking code").fill(code ?? "");
    await page.getByRole("button", { name: "Show the complaint" }).click();
    await page.getByLabel("Your words").fill("It was on Monday.");
    await page
      .getByLabel("Photos or documents")
      .setInputFiles({ name: "gate.txt", mimeType: "image/png", buffer: Buffer.from("MZ, no photo at all") });
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(page.getByText("It was on Monday.")).toBeVisible();
    await expect(page.getByText("PNG").last()).toBeVisible();
  });
});
