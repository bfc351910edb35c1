import { expect } from "@playwright/test";
import { newEmail, password, signIn } from "./people.ts";
import { test } from "./test.ts";

test("a job seeker's start page is shown, however often it is looked at and whatever part is refused", async ({
  page,
}) => {
  const email = newEmail("often");
  const account = { firstName: "Zawadi", lastName: "Mrisho", email, password };
  await page.request.post("/api/auth/register", { data: account });
  await signIn(page, "/jobs/login", email);

  for (let view = 0; view < 200; view += 10) {
    const views = Array.from({ length: 10 }, () => page.request.get("/jobs/dashboard"));
    for (const answer of await Promise.all(views)) expect(answer.status()).toBe(200);
  }

  // Somebody's program uses up what is left of the recommendations, and goes on.
  let going = true;
  const refusals: string[] = [];
  const program = (async () => {
    while (going) {
      const answer = await page.request.get("/api/candidate/recommendations");
      if (answer.status() === 429) refusals.push(answer.headers()["retry-after"] ?? "");
    }
  })();
  await expect.poll(() => refusals.length).toBeGreaterThan(0);
  expect(refusals[0]).toMatch(/^[1-9]\d*$/);
  await expect(async () => {
    await page.goto("/jobs/dashboard");
    await expect(page.getByText("Recommended jobs could not be shown just now.")).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await expect(page.getByRole("heading", { name: "Welcome back, Zawadi!" })).toBeVisible();
  await expect(page.getByText("No applications yet")).toBeVisible();
  going = false;
  await program;

  // What a page sends on is refused as what it is, too: a page of 429 that says when to come back, and no failure.
  // The filled trap keeps the enquiries from going anywhere.
  const enquiry = { fullName: "Zawadi Mrisho", email, subject: "Hours", message: "When?", website: "x" };
  await expect(async () => {
    const answer = await page.request.post("/contact", { form: { topic: "contact", ...enquiry } });
    expect(answer.status()).toBe(429);
    expect(answer.headers()["retry-after"]).toMatch(/^[1-9]\d*$/);
    expect(await answer.text()).toContain("Too many attempts.");
  }).toPass({ intervals: [0], timeout: 60_000 });
});
