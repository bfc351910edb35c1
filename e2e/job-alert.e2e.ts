import { expect } from "@playwright/test";
import { test } from "./test.ts";

test.use({ viewport: { width: 360, height: 800 } });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a visitor asks for new jobs by mail, says yes by the mail's link, and stops them", async ({
      page,
    }) => {
      const to = `achieng.${Date.now()}@barua.example`;
      await page.goto("/jobs?department=Credit");
      await page.getByRole("link", { name: "Email me new jobs like these" }).click();
      await expect(page.getByLabel("Department")).toHaveValue("Credit");
      await page.getByLabel("Email address").fill(to);
      await page.getByRole("radio", { name: "Every week" }).check();
      await page.getByRole("button", { name: "Email me new jobs" }).click();
      await expect(page.getByText("Please look in your mailbox")).toBeVisible();

      const outbox = await (await page.request.get("/api/dev/outbox")).json();
      const mail = (outbox as { to: string; text: string }[]).find((one) => one.to === to);
      const path = new URL(/http\S+\/jobs\/alerts\/\S+/.exec(mail?.text ?? "")?.[0] ?? "").pathname;
      // Opening the link, as scanners of mail do, says nothing yet.
      await page.goto(path);
      await page.reload();
      await page.getByRole("button", { name: "Yes, email me new jobs" }).click();
      await expect(page.getByText("New jobs for this search come by email.")).toBeVisible();

      // The button of a mail program: no session, no page, no origin.
      const stopped = await page.request.post(path, {
        form: { "List-Unsubscribe": "One-Click" },
        maxRedirects: 0,
      });
      expect(stopped.status()).toBe(200);
      await page.goto(path);
      await expect(page.getByText("Stopped. No more emails come")).toBeVisible();
      await expect(page.getByRole("button", { name: "Have them again" })).toBeVisible();
    });
  });
}
