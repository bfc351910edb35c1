import { type Browser, expect, type Page, test } from "@playwright/test";
import type { OfferFile } from "#contract/recruitment/offers.ts";
import { apply, inDays, someDay } from "./applicants.ts";
import { type Answer, firstPaint, openBeforeScripts, tapEverything } from "./early-clicks.ts";
import { newEmail, startSession } from "./people.ts";

// Playwright's own test: this journey is about what people press before the scripts have come.
const visitorPages = [
  "/",
  "/agents",
  "/member-onboarding-agent",
  "/customer-experience-agent",
  "/customer-experience-agent/demo",
  "/customer-experience-agent/demo/complaint-insights",
  "/recruitment-specialist-agent",
  "/loan-processing-agent",
  "/sales-automation-agent",
  "/financial-advisor-agent",
  "/digital-marketing-agent",
  "/business-solutions",
  "/resources",
  "/contact",
  "/jobs",
  "/jobs?sacco=umoja",
  "/jobs/login",
  "/jobs/register",
  "/jobs/alerts/new",
  "/join",
  "/join/umoja",
  "/membership",
  "/feedback/umoja",
  "/complain/umoja",
  "/login",
  "/signup",
  "/forgot-password",
  "/reset-password?token=x",
  "/terms",
  "/privacy",
  "/nowhere",
];

const candidate = "candidate@umoja.example";

const jobWhere = async (page: Page, search: string) => {
  const jobs = (await (await page.request.get(`/api/jobs?${search}`)).json()) as {
    id: string;
    slug: string;
  }[];
  return jobs[0] ?? { id: "", slug: "" };
};

/** The controls of a page on which a tap is lost. What is still off with scripts has another reason to be. */
async function lostAt(page: Page, path: string): Promise<Answer[]> {
  await openBeforeScripts(page, path);
  const answers = await tapEverything(page);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  const lost = answers.filter(({ by }) => by === "lost");
  const off = answers.filter(({ by }) => by === "off");
  if (off.length > 0) {
    await page.goto(path);
    await page.waitForFunction(() => document.documentElement.dataset.scripts === "ready");
  }
  for (const answer of off) {
    const button = page.getByRole("button", { name: answer.name, exact: true }).first();
    if (await button.isEnabled()) lost.push(answer);
  }
  return lost;
}

test("no tap of a visitor is lost, whatever it is on", async ({ page }) => {
  const job = await jobWhere(page, "pageSize=1");
  for (const path of [...visitorPages, `/jobs/${job.slug}`]) {
    expect.soft(await lostAt(page, path), path).toEqual([]);
  }
});

test("no tap of a job seeker is lost, whatever it is on", async ({ page }) => {
  await startSession(page, candidate);
  const mine = (await (await page.request.get("/api/applications/my")).json()) as {
    id: string;
    jobId: string;
  }[];
  const jobs = (await (await page.request.get("/api/jobs?pageSize=50")).json()) as { id: string }[];
  const free = jobs.find(({ id }) => mine.every(({ jobId }) => jobId !== id));
  const pages = [
    "/jobs/dashboard",
    "/jobs/applications",
    ...mine.slice(0, 3).map(({ id }) => `/jobs/applications/${id}`),
    "/jobs/profile",
    "/jobs/account",
    "/jobs/alerts",
    "/jobs/kept",
    "/jobs/general",
    "/jobs/general?sacco=umoja",
    "/jobs/apply",
    `/jobs/apply?job=${free?.id}`,
  ];
  for (const path of pages) expect.soft(await lostAt(page, path), path).toEqual([]);
});

test("no tap of who joins or complains is lost, whatever it is on", async ({ page }) => {
  await page.goto("/join/umoja");
  await page.getByRole("button", { name: "Start my application" }).first().click();
  await expect(page).toHaveURL(/\/join\/umoja\/[\w-]{20,}/);
  const application = new URL(page.url()).pathname;
  const complaint = { topic: "loans", description: "Deducted twice in October", anonymous: true };
  const sent = await page.request.post("/api/complaints/forms/umoja", {
    data: { key: crypto.randomUUID(), ...complaint },
  });
  const { code } = (await sent.json()) as { code: string };
  for (const path of [application, `/complain/umoja/${code}`, "/sw/join/umoja"]) {
    expect.soft(await lostAt(page, path), path).toEqual([]);
  }
});

/** A new candidate signs in at `page`, and is made an offer and offered times for an interview: both pages. */
async function pagesToAnswer(page: Page, browser: Browser): Promise<string[]> {
  const application = await apply(page, newEmail("early-answer"), "Zawadi Kendi");
  const staff = await browser.newContext();
  await startSession(staff, "owner@jirani.example");
  const { id: ownerId } = (await (await staff.request.get("/api/auth/me")).json()) as { id: string };
  const about = `/api/hr/applications/${application}`;
  const times = ["10:00", "11:00"].map((time) => ({ date: someDay(), time, interviewerIds: [ownerId] }));
  const offered = await staff.request.post(`${about}/interview-slots`, {
    data: {
      key: crypto.randomUUID(),
      slots: times,
      minutes: 30,
      type: "phone",
      location: "+254722418903",
      note: "Bring your ID",
      answerBy: inDays(5),
    },
  });
  expect(offered.ok(), await offered.text()).toBe(true);
  const { suggestion } = (await (await staff.request.get(`${about}/offers`)).json()) as OfferFile;
  const written = await staff.request.post(`${about}/offers`, {
    data: { ...suggestion, key: crypto.randomUUID(), salaryCents: 5_250_000, place: "Nakuru" },
  });
  expect(written.ok(), await written.text()).toBe(true);
  const { offers } = (await written.json()) as OfferFile;
  const sent = await staff.request.post(`/api/hr/offers/${offers[0]?.id}/send`, { data: {} });
  expect(sent.ok(), await sent.text()).toBe(true);
  await staff.close();
  const own = `/api/applications/my/${application}/interview-slots`;
  const [slots] = (await (await page.request.get(own)).json()) as { id: string }[];
  return [`/jobs/offers/${offers[0]?.id}`, `/jobs/interview-times/${slots?.id}`];
}

test("no tap of who is offered a position and times is lost, whatever it is on", async ({
  page,
  browser,
}) => {
  for (const path of await pagesToAnswer(page, browser)) {
    expect.soft(await lostAt(page, path), path).toEqual([]);
  }
});

test("no tap on the phone that photographs for another device is lost, whatever it is on", async ({
  page,
}) => {
  const data = { slug: "umoja", clientId: crypto.randomUUID(), language: "en", step: 1, values: {} };
  const begun = await page.request.post("/api/membership-applications", { data });
  const { key } = (await begun.json()) as { key: string };
  const handedOver = await page.request.post(`/api/membership-applications/${key}/hand-over`);
  const { key: code } = (await handedOver.json()) as { key: string };
  for (const path of [`/capture/${code}`, `/sw/capture/${code}`]) {
    expect.soft(await lostAt(page, path), path).toEqual([]);
  }
});

const staffPages = [
  "/dashboard",
  "/dashboard/first-steps",
  "/dashboard/account",
  "/dashboard/settings",
  "/dashboard/referrals",
  "/dashboard/notifications",
  "/dashboard/member-onboarding",
  "/dashboard/member-onboarding/members",
  "/dashboard/member-onboarding/queue",
  "/dashboard/customer-experience",
  "/dashboard/customer-experience/engagement",
  "/dashboard/customer-experience/feedback-loop",
  "/dashboard/customer-experience/campaigns/new",
  "/dashboard/customer-experience/complaints",
  "/dashboard/customer-experience/segments",
  "/dashboard/transactions",
  "/dashboard/loans-credit",
  "/dashboard/communications",
  "/analytics",
  "/hr-manager",
  "/hr-manager/applications",
  "/hr-manager/jobs",
  "/hr-manager/candidates",
  "/hr-manager/candidates/referrals",
  "/hr-manager/settings",
];

test("no tap of a SACCO's owner is lost, whatever it is on", async ({ page }) => {
  await startSession(page, "owner@umoja.example");
  for (const path of staffPages) expect.soft(await lostAt(page, path), path).toEqual([]);
});

/** Where nothing moved: the dialog is above the place that it was opened from. */
async function expectOpener(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const opener = page.getByRole("main").getByRole("link", { name }).first();
  await expect(opener).toBeFocused();
  await expect(opener).toBeInViewport();
}

const demos = [
  ["recruitment-specialist-agent", "View Demo", "Recruitment Specialist AI"],
  ["loan-processing-agent", "View Demo", "Loan Processing AI"],
  ["sales-automation-agent", "View Demo", "Sales Automation AI"],
  ["financial-advisor-agent", "View Demo", "Financial Advisor AI"],
  ["digital-marketing-agent", "View Demo", "Digital Marketing AI"],
] as const;

for (const [agent, name, title] of demos) {
  test(`${name} of /${agent} answers before the scripts, and works with them`, async ({ page }) => {
    const release = await openBeforeScripts(page, `/${agent}`);
    await page.getByRole("link", { name }).tap();
    const dialog = page.getByRole("dialog", { name: title });
    await expect(dialog).toContainText("Sample data");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`/${agent}$`));
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, follow");
    // A press inside, too, is kept.
    const reset = dialog.getByRole("button", { name: "Reset sample" });
    await reset.tap();
    await expect(reset).toHaveAttribute("aria-busy", "true");
    await release();
    await expect(dialog.getByText("The sample is back at its start.")).toBeAttached();
    await expect(reset).not.toHaveAttribute("aria-busy");
    await dialog.getByRole("link", { name: "Close" }).tap();
    await expect(page).toHaveURL(`/${agent}`);
    await expectOpener(page, name);
    await page.getByRole("link", { name }).tap();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expectOpener(page, name);
  });
}

test("a document's preview answers before the scripts", async ({ page }) => {
  const release = await openBeforeScripts(page, "/resources");
  const workbook = page.getByRole("link", { name: /^Preview.*Check-off reconciliation/ });
  await workbook.tap();
  const dialog = page.getByRole("dialog", { name: "Check-off reconciliation" });
  await expect(dialog.getByRole("table").first()).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, follow");
  await release();
  await expect(dialog.getByRole("table").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expectOpener(page, /^Preview.*Check-off reconciliation/);
  await expect(page).toHaveURL("/resources");
});

test("Coming Soon says so before the scripts, and then as always", async ({ page }) => {
  const release = await openBeforeScripts(page, "/agents");
  const text = page.getByText("Board and AGM Reporting AI landing page is being developed.");
  await page.getByRole("button", { name: "Coming Soon: Board and AGM Reporting AI" }).tap();
  await expect(text).toBeVisible();
  await release();
  // What was open goes on as a toast.
  await expect(page.getByRole("button", { name: "Dismiss" })).toBeVisible();
  await expect(text).toHaveCount(1);
  await page.getByRole("button", { name: "Dismiss" }).tap();
  await expect(text).toHaveCount(0);
  await page.getByRole("button", { name: "Board and AGM Reporting AI", exact: true }).tap();
  await expect(text).toBeVisible();
});

test("what the browser opens by itself is open before the scripts, and stays so", async ({ page }) => {
  let release = await openBeforeScripts(page, "/");
  await page.locator("summary").filter({ hasText: "Menu" }).tap();
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await expect(menu).toBeVisible();
  await release();
  await expect(menu).toBeVisible();
  await page.unrouteAll();
  release = await openBeforeScripts(page, "/resources");
  await page.getByText("How are our staff trained?").tap();
  await expect(page.getByText("With half-day sessions on your own forms")).toBeVisible();
  await release();
  await expect(page.getByText("With half-day sessions on your own forms")).toBeVisible();
});

/** What leads elsewhere before the scripts, where it opens a dialog with them. */
const answeredByPages = [
  ["/", "Schedule Demo", /\/contact\?subject=Schedule\+a\+demo#message$/],
  ["/business-solutions", /^Learn More.*Sacco Hisa/, /\/contact\?subject=Sacco\+Hisa#message$/],
  ["/customer-experience-agent", "Contact Sales", /\/contact\?subject=Contact\+sales#message$/],
  ["/loan-processing-agent", "Start Free Trial", /\/signup\?page=recruitment$/],
  ["/member-onboarding-agent", "Start Your Free Trial", /\/signup\?page=onboarding$/],
  ["/jobs", /^View Details: /, /\/jobs\/[a-z-]+[0-9a-f-]+$/],
  ["/", "Interact", /\?pillar=interact#pillars$/],
] as const;

test("a link leads to a page that does the same, and shows at once that it does", async ({ page }) => {
  for (const [path, name, target] of answeredByPages) {
    await openBeforeScripts(page, path);
    const link = page.getByRole("main").getByRole("link", { name }).first();
    const taken = page.evaluate(
      () =>
        new Promise<string>((resolve) =>
          document.addEventListener("click", () => {
            resolve(document.querySelector("a[aria-busy=true]")?.textContent ?? "nothing");
          }),
        ),
    );
    await link.tap();
    expect.soft(await taken, path).not.toBe("nothing");
    await expect(page).toHaveURL(target);
    if (target.source.includes("subject")) {
      await expect(page.getByLabel("Subject")).not.toHaveValue("");
      await expect(page.getByRole("heading", { name: "Send us a message" })).toBeInViewport();
    }
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
});

test("the theme changes before the scripts", async ({ page }) => {
  await openBeforeScripts(page, "/contact");
  await page.getByRole("button", { name: "Dark theme" }).tap();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a press that needs the scripts is kept, shown and done when they are there", async ({ page }) => {
  const release = await openBeforeScripts(page, "/jobs/login");
  const field = page.getByRole("textbox", { name: "Password", exact: true });
  const show = page.getByRole("button", { name: "Show password" });
  await field.fill("secret");
  // However often it is pressed meanwhile, it is one press.
  await show.tap();
  await show.tap();
  await show.tap();
  await expect(show).toHaveAttribute("aria-busy", "true");
  await expect(page.locator("html[data-clicked]")).toBeAttached();
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeAttached();
  await release();
  await expect(show).toHaveAttribute("aria-pressed", "true");
  await expect(field).toHaveAttribute("type", "text");
  await expect(field).toHaveValue("secret");
  await expect(show).not.toHaveAttribute("aria-busy");
  await expect(page.locator("html[data-clicked]")).toHaveCount(0);
});

test("an application's tabs and buttons take presses before the scripts", async ({ page }) => {
  await startSession(page, candidate);
  const mine = (await (await page.request.get("/api/applications/my?pageSize=200")).json()) as {
    jobId: string;
  }[];
  const jobs = (await (await page.request.get("/api/jobs?pageSize=50")).json()) as { id: string }[];
  const free = jobs.find(({ id }) => mine.every(({ jobId }) => jobId !== id));
  const form = `/jobs/apply?job=${free?.id}`;

  let release = await openBeforeScripts(page, form);
  await page.getByLabel("Full Name").fill("Zawadi Kendi");
  await page.getByRole("tab", { name: "Upload Resume" }).tap();
  const upload = page.getByRole("heading", { name: "Upload your resume" });
  await expect(upload).toBeVisible();
  await expect(page.getByLabel("Full Name")).toBeHidden();
  await release();
  await expect(page.getByRole("tab", { name: "Upload Resume" })).toHaveAttribute("aria-selected", "true");
  await expect(upload).toBeVisible();
  await page.getByRole("tab", { name: "Application Form" }).tap();
  await expect(page.getByLabel("Full Name")).toHaveValue("Zawadi Kendi");
  await page.unrouteAll();

  release = await openBeforeScripts(page, form);
  await page.getByLabel("Email").fill("not an address");
  const next = page.getByRole("button", { name: "Next" });
  await next.tap();
  await expect(next).toHaveAttribute("aria-busy", "true");
  expect(new URL(page.url()).searchParams.has("fullName")).toBe(false);
  await release();
  await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
});

test("an application can be withdrawn by a press before the scripts", async ({ page }) => {
  await startSession(page, candidate);
  const open = "/api/applications/my?status=Applied&status=Screening&status=Interview&pageSize=1";
  const answer = await page.request.get(open);
  const list = answer.ok() ? answer : await page.request.get("/api/applications/my");
  const mine = (await list.json()) as { id: string }[];
  const release = await openBeforeScripts(page, `/jobs/applications/${mine[0]?.id}`);
  const withdraw = page.getByRole("button", { name: "Withdraw application" });
  await withdraw.tap();
  await expect(withdraw).toHaveAttribute("aria-busy", "true");
  await release();
  await expect(page.getByRole("alertdialog")).toBeVisible();
});

test("on a line of 400 kbit/s and 400 ms a demo opens long before the scripts", async ({ page }) => {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto("/loan-processing-agent", { waitUntil: "commit" });
  await firstPaint(page);
  await page.getByRole("link", { name: "View Demo" }).tap();
  const dialog = page.getByRole("dialog", { name: "Loan Processing AI" });
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.scripts)).toBeUndefined();
  const reset = dialog.getByRole("button", { name: "Reset sample" });
  await reset.tap();
  await expect(dialog.getByText("The sample is back at its start.")).toBeAttached();
});

test.describe("where scripts are switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("a demo is shown, says what it needs, and leads on and back", async ({ page }) => {
    await page.goto("/loan-processing-agent");
    await page.getByRole("link", { name: "View Demo" }).click();
    const dialog = page.getByRole("dialog", { name: "Loan Processing AI" });
    await expect(dialog.locator("noscript p").first()).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Start Free Trial to Access Full Demo" })).toHaveAttribute(
      "href",
      "/signup?page=recruitment",
    );
    await dialog.getByRole("link", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(/\/loan-processing-agent#/);
  });

  test("workbooks are read, and Coming Soon is said", async ({ page }) => {
    await page.goto("/resources");
    await page.getByRole("link", { name: /^Preview.*Check-off reconciliation/ }).click();
    const dialog = page.getByRole("dialog", { name: "Check-off reconciliation" });
    await expect(dialog.getByRole("table").first()).toBeVisible();
    await dialog.getByRole("link", { name: "Close" }).click();
    await expect(page.getByRole("link", { name: /^Preview.*Check-off reconciliation/ })).toBeInViewport();
    await page.goto("/agents");
    await page.getByRole("button", { name: "Coming Soon: Board and AGM Reporting AI" }).click();
    await expect(page.getByText("Board and AGM Reporting AI landing page is being developed.")).toBeVisible();
  });
});
