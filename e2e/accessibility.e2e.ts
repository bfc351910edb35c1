import { expect, type Page } from "@playwright/test";
import { showPart } from "./applicants.ts";
import { expectNoFindingsAtBothSizes, expectNoFindingsInBothThemes } from "./axe.ts";
import { mailTo, newEmail, startSession } from "./people.ts";
import { watchPolicy } from "./policy.ts";
import { test } from "./test.ts";

/** Several pages to a visit: a browser that has its files already opens the next one in half the time. */
const visits = {
  "the start page": ["/", "/?pillar=retain", "/?pillar=interact", "/?pillar=reward", "/nowhere"],
  "the agents": [
    "/agents",
    "/agents?q=nothing+like+this",
    "/member-onboarding-agent",
    "/customer-experience-agent",
    "/recruitment-specialist-agent",
    "/loan-processing-agent",
    "/sales-automation-agent",
    "/financial-advisor-agent",
    "/digital-marketing-agent",
  ],
  "what is read": ["/business-solutions", "/resources", "/terms", "/privacy"],
  "the job board": ["/jobs", "/jobs?q=nothing+like+this", "/jobs/login", "/jobs/register"],
  forms: [
    "/signup",
    "/join",
    "/feedback/umoja",
    "/complain/umoja",
    "/contact",
    "/login",
    "/forgot-password",
    "/reset-password?token=x",
    "/verify-email?token=x",
    "/welcome?token=x",
    "/confirm-email?token=x",
  ],
};
const forDevelopers = ["/dev/outbox", "/dev/outbox/sms", "/dev/kit"];
const trialDialogs = [
  ["/loan-processing-agent", "Start Free Trial", "Start Free Trial"],
  ["/member-onboarding-agent", "Start Your Free Trial", "Start Your Free Trial"],
] as const;
const candidate = [
  "/jobs/dashboard",
  "/jobs/account",
  "/jobs/alerts",
  "/jobs/alerts/new",
  "/jobs/kept",
  "/jobs/profile",
  "/jobs/applications",
  "/jobs/apply",
  "/jobs/general",
  "/jobs/general?sacco=umoja",
  "/hr-manager",
];
const staff = [
  "/hr-manager",
  // Few rows where the next list has a full page of them: axe looks at each row anew.
  "/hr-manager/applications?q=achieng",
  "/hr-manager/applications?q=nobody-at-all",
  "/hr-manager/applications/add",
  "/hr-manager/jobs?q=officer",
  "/hr-manager/jobs?q=nothing-like-this",
  "/hr-manager/candidates",
  "/hr-manager/candidates?status=active&q=jackson.musili",
  "/hr-manager/candidates?q=nobody-at-all",
  "/hr-manager/candidates/referrals",
  "/dashboard/referrals",
  "/hr-manager/candidates/duplicates",
  "/hr-manager/candidates/import",
  "/hr-manager/analytics",
  "/hr-manager/settings",
  "/hr-manager/settings/jobs",
  "/hr-manager/settings/offers",
  "/hr-manager/settings/retention",
  "/hr-manager/settings/first-days",
];

const owner = [
  "/dashboard",
  "/dashboard/figures",
  "/dashboard/transactions?direction=out",
  "/dashboard/transactions?q=nothing-like-this",
  "/dashboard/transactions/balances?q=wanjiku",
  "/dashboard/transactions/import",
  "/dashboard/loans-credit?bucket=31-90",
  "/dashboard/settings",
  "/dashboard/settings/brand",
  "/dashboard/settings/products",
  "/dashboard/settings/api-tokens",
  "/dashboard/settings/webhooks",
  "/dashboard/account",
  "/two-factor",
  "/dashboard/first-steps",
  "/analytics",
  "/analytics?days=365",
];
const onboardingDesk = [
  "/dashboard/customer-experience/complaints",
  "/dashboard/customer-experience/complaints/new",
  "/dashboard/customer-experience/complaints/return",
  "/dashboard/customer-experience/complaints/settings",
  "/dashboard/member-onboarding",
  "/dashboard/member-onboarding/queue",
  "/dashboard/member-onboarding/members",
  "/dashboard/member-onboarding/members?q=nobody-at-all",
  "/dashboard/member-onboarding/applications?reached=admitted",
  "/dashboard/member-onboarding/requests",
  "/dashboard/member-onboarding/activities",
  "/dashboard/member-onboarding/settings",
  "/dashboard/member-onboarding/screening",
  "/dashboard/member-onboarding/assist",
];
const experienceDesk = [
  "/dashboard/customer-experience",
  "/dashboard/customer-experience/interactions",
  "/dashboard/customer-experience/interactions/new",
  "/dashboard/customer-experience/interactions/import",
  "/dashboard/customer-experience/answers",
  "/dashboard/customer-experience/survey",
  "/dashboard/customer-experience/journey-mapping",
  "/dashboard/customer-experience/complaint-insights",
  "/dashboard/customer-experience/channel-tracker",
  "/dashboard/customer-experience/feedback-loop",
  "/dashboard/customer-experience/satisfaction-ai",
  // Days before the demo begins.
  "/dashboard/customer-experience?from=2020-01-01&to=2020-01-31",
];
const provider = [
  "/dashboard",
  "/dashboard/enquiries",
  "/dashboard/enquiries?q=nobody-at-all",
  "/dashboard/saccos",
  "/dashboard/saccos?q=nobody-at-all",
  "/dashboard/tasks",
  "/dashboard/communications",
  "/dashboard/communications/sms",
  "/dashboard/communications/templates",
  "/dashboard/communications/templates/status.screening/en",
  "/dashboard/communications/templates/survey.invitation_sms/sw",
  "/dashboard/customer-experience/engagement",
  "/dashboard/customer-experience/personalization",
  "/dashboard/customer-experience/segments",
  "/dashboard/customer-experience/segments/new",
  "/dashboard/customer-experience/campaigns/new",
  "/analytics",
];

async function expectNoFindingsAt(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // A skeleton is not yet the page; the kit shows what waits on purpose.
    if (path !== "/dev/kit") await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectNoFindingsAtBothSizes(page);
  }
}

/** The dashboard itself, for visitors: its lists bring what checks forms, so that the policy is not watched here. */
const demo = ["/customer-experience-agent/demo", "/customer-experience-agent/demo/satisfaction-ai"];

/** The page beneath a dialog is looked at by itself. */
const inDialog = "[role=dialog]";

test.use({ reducedMotion: "reduce" });
// Several pages in one sign-in; each is waited for, none for long.
test.describe.configure({ timeout: 300_000 });

for (const [name, paths] of Object.entries(visits)) {
  test(`${name}: nothing for axe to find, and nothing for the policy to report`, { tag: "@desktop" }, async ({
    page,
  }) => {
    const reported = await watchPolicy(page);
    await expectNoFindingsAt(page, paths);
    expect(reported).toEqual([]);
  });
}

test("the demo of the dashboard has nothing for axe to find", { tag: "@desktop" }, async ({ page }) => {
  await expectNoFindingsAt(page, demo);
});

test("a position's page: nothing for axe to find, and nothing for the policy to report", {
  tag: "@desktop",
}, async ({ page }) => {
  const reported = await watchPolicy(page);
  const jobs = await page.request.get("/api/jobs?pageSize=1");
  const [job] = (await jobs.json()) as { slug: string }[];
  await expectNoFindingsAt(page, [`/jobs/${job?.slug}`]);
  expect(reported).toEqual([]);
});

test("what developers see has nothing for axe to find", { tag: "@desktop" }, ({ page }) =>
  expectNoFindingsAt(page, forDevelopers),
);

for (const [path, button, title] of trialDialogs) {
  test(`"${title}" has nothing for axe to find`, { tag: "@desktop" }, async ({ page }) => {
    await page.goto(path);
    // The button is a link until the scripts run.
    await page.locator("main a[aria-haspopup=dialog]", { hasText: button }).first().click();
    const dialog = page.getByRole("dialog", { name: title });
    // Refused once, so that the errors are looked at too.
    await dialog.locator("button[type=submit]").click();
    await expect(dialog.locator("[aria-invalid=true]").first()).toBeFocused();
    await expectNoFindingsAtBothSizes(page, inDialog);
  });
}

test("a job seeker's pages have nothing for axe to find", { tag: "@desktop" }, async ({ page }) => {
  await startSession(page, "candidate@umoja.example");
  await expectNoFindingsAt(page, candidate);
  await page.goto("/jobs/applications");
  await page
    .getByRole("link", { name: /^View Details/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Messages" })).toBeVisible();
  await expectNoFindingsAtBothSizes(page);
});

test("an owner's workspace has nothing for axe to find", { tag: "@desktop" }, async ({ page }) => {
  await startSession(page, "owner@umoja.example");
  await expectNoFindingsAt(page, owner);
  await page.getByRole("main").getByText("Show as table").first().click();
  await expectNoFindingsAtBothSizes(page);
  await page.getByRole("button", { name: "Search the workspace" }).click();
  await page.getByRole("combobox", { name: "Search the workspace" }).fill("teller");
  await expect(page.getByRole("group", { name: "Applications" })).toBeVisible();
  await expectNoFindingsAtBothSizes(page, inDialog);
  await page.getByRole("combobox", { name: "Search the workspace" }).fill("nothing-like-this");
  await expect(page.getByText("Nothing found.")).toBeVisible();
  await expectNoFindingsAtBothSizes(page, inDialog);
});

test("the onboarding desk has nothing for axe to find", { tag: "@desktop" }, async ({ page }) => {
  await startSession(page, "owner@umoja.example");
  await expectNoFindingsAt(page, onboardingDesk);
  await page.goto("/dashboard/member-onboarding?new=member");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Create Member" })).toBeVisible();
  await expectNoFindingsAtBothSizes(page, inDialog);
  await page.goto("/dashboard/member-onboarding/members");
  await page.getByRole("table").locator("tbody").getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "Decision" })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expectNoFindingsAtBothSizes(page);
});

test("the experience dashboard has nothing for axe to find", { tag: "@desktop" }, async ({ page }) => {
  await startSession(page, "experience@umoja.example");
  await expectNoFindingsAt(page, experienceDesk);
});

test("the provider's inbox has nothing for axe to find", { tag: "@desktop" }, async ({ page }) => {
  await startSession(page, "team@ushirika.example");
  await expectNoFindingsAt(page, provider);
  await page.goto("/dashboard/enquiries?status=answered");
  await page.getByRole("table").locator("tbody").getByRole("link").first().click();
  await expect(page.getByRole("list", { name: "Messages" })).toBeVisible();
  await expectNoFindingsAtBothSizes(page);
});

test("an HR officer's pages have nothing for axe to find", { tag: "@desktop" }, async ({ page }) => {
  await startSession(page, "hr@umoja.example");
  await expectNoFindingsAt(page, staff);
  const jobs = await page.request.get("/api/hr/jobs?department=Finance&pageSize=1");
  const [job] = (await jobs.json()) as { id: string }[];
  await expectNoFindingsAt(page, [`/hr-manager/jobs/${job?.id}/general`]);
  const email = newEmail("referred");
  const referred = await page.request.post("/api/referrals", {
    multipart: {
      jobId: job?.id ?? "",
      name: "Joyce Nekesa",
      email,
      phone: "",
      relation: "friend",
      agreed: "true",
    },
  });
  expect(referred.status(), await referred.text()).toBe(201);
  const { text } = await mailTo(page, email, "invites you to apply");
  await expectNoFindingsAt(page, [/\/jobs\/referrals\/\w+/.exec(text)?.[0] ?? ""]);
});

// Opened at either size: a phone is shown the CV as text first, a desk as it was sent.
test("an application's dialog has nothing for axe to find", async ({ page }) => {
  await startSession(page, "hr@umoja.example");
  // The oldest at that stage is one of the demo, with a CV and everything still to be done.
  await page.goto("/hr-manager/applications?sort=appliedDate&status=screening");
  await page
    .getByRole("link", { name: /View Details/ })
    .or(page.getByRole("button", { name: /View Details/ }))
    .first()
    .click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Update Application" })).toBeVisible();
  await expectNoFindingsInBothThemes(page, inDialog);
  await showPart(page.getByRole("dialog"), "CV");
  await expect(
    page
      .getByRole("region", { name: "What was read" })
      .getByText(/% sure$/)
      .first(),
  ).toBeVisible();
  // With the page: the CV is in a frame, which axe would take for a page of its own.
  await expectNoFindingsInBothThemes(page);
  for (const task of ["Send Email", "Schedule Call", "Request Document"]) {
    await page.getByRole("dialog").getByRole("button", { name: task }).last().click();
    await expect(page.getByRole("form", { name: task })).toBeVisible();
    await expectNoFindingsInBothThemes(page, inDialog);
  }
});
