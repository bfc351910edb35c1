import { expect, type Page } from "@playwright/test";
import { moveBack, runTask } from "./later.ts";
import { mailTo, startSession } from "./people.ts";
import { test } from "./test.ts";

test.use({ viewport: { width: 360, height: 800 } });

/** Publishes a job that the alert looks for, a week ago or so. */
async function publishedSince(page: Page, word: string): Promise<void> {
  await startSession(page, "hr@umoja.example");
  const made = await page.request.post("/api/hr/jobs", {
    data: {
      title: `${word} Officer`,
      department: "Credit",
      description: "You lend to groups of traders.",
      responsibilities: ["Visit groups"],
      requirements: ["A certificate in banking"],
    },
  });
  expect(made.status()).toBe(201);
  await moveBack("job", ((await made.json()) as { id: string }).id);
  // Whoever reads mail has no session here.
  await page.context().clearCookies();
}

/** The address below our own of the first link of a mail that has `part` in it. */
const pathIn = (text: string, part: string): string => {
  const { pathname, search } = new URL(new RegExp(`http\\S+${part}\\S*`).exec(text)?.[0] ?? "");
  return pathname + search;
};

const words = {
  english: {
    javaScriptEnabled: true,
    home: "",
    more: "Email me new jobs like these",
    department: "Department",
    address: "Email address",
    weekly: "Every week",
    ask: "Email me new jobs",
    look: "Please look in your mailbox",
    question: "Would you like new jobs by email?",
    yes: "Yes, email me new jobs",
    on: "New jobs for this search come by email.",
    news: "1 new job for you",
    stop: "Stop these emails",
    stopped: "Stopped. No more emails come",
    again: "Have them again",
  },
  Kiswahili: {
    javaScriptEnabled: false,
    home: "/sw",
    more: "Nitumie kazi mpya kama hizi",
    department: "Idara",
    address: "Anwani ya barua pepe",
    weekly: "Kila wiki",
    ask: "Nitumie kazi mpya",
    look: "Tafadhali angalia barua pepe yako",
    question: "Je, ungependa kupata kazi mpya kwa barua pepe?",
    yes: "Ndiyo, nitumie kazi mpya",
    on: "Kazi mpya za utafutaji huu zinakuja kwa barua pepe.",
    news: "Kazi 1 mpya kwako",
    stop: "Simamisha barua pepe hizi",
    stopped: "Imesimamishwa. Hatutatuma tena",
    again: "Nitumie tena",
  },
};

for (const [language, t] of Object.entries(words)) {
  test.describe(`in ${language}, ${t.javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled: t.javaScriptEnabled });

    test("a visitor has new jobs mailed, opens one, and stops the mails", async ({ page }) => {
      const word = `Zabibu${crypto.randomUUID().replaceAll(/[^a-f]/g, "")}`;
      const to = `${word.toLowerCase()}@barua.example`;
      await page.goto(`${t.home}/jobs?q=${word}&department=Credit`);
      await page.getByRole("link", { name: t.more }).click();
      await expect(page.getByLabel(t.department)).toHaveValue("Credit");
      await page.getByLabel(t.address).fill(to);
      await page.getByRole("radio", { name: t.weekly }).check();
      await page.getByRole("button", { name: t.ask }).click();
      await expect(page.getByText(t.look)).toBeVisible();

      const question = await mailTo(page, to, t.question);
      // Opening the link, as scanners of mail do, says nothing yet.
      await page.goto(pathIn(question.text, "/jobs/alerts/"));
      await page.reload();
      await page.getByRole("button", { name: t.yes }).click();
      await expect(page.getByText(t.on)).toBeVisible();

      await publishedSince(page, word);
      await moveBack("alert", to);
      await runTask("recruitment.job_alerts");
      const { text } = await mailTo(page, to, t.news);
      await page.goto(pathIn(text, "source=job_alert"));
      await expect(page).toHaveURL(new RegExp(`${t.home}/jobs/${word.toLowerCase()}-officer-`));
      await expect(page.getByRole("heading", { level: 1, name: `${word} Officer` })).toBeVisible();

      const alert = pathIn(text, "/jobs/alerts/");
      await page.goto(alert);
      await page.getByRole("button", { name: t.stop }).click();
      await expect(page.getByText(t.stopped)).toBeVisible();
      await page.getByRole("button", { name: t.again }).click();
      await expect(page.getByText(t.on)).toBeVisible();
      // The button of a mail program: no session, no page, no origin.
      const stopped = await page.request.post(alert, {
        form: { "List-Unsubscribe": "One-Click" },
        maxRedirects: 0,
      });
      expect(stopped.status()).toBe(200);
      await page.goto(alert);
      await expect(page.getByText(t.stopped)).toBeVisible();
    });
  });
}
