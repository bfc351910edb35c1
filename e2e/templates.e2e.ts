import { expect } from "@playwright/test";
import { apply, asHr, showPart } from "./applicants.ts";
import { mailTo, newEmail, startSession } from "./people.ts";
import { test } from "./test.ts";

test("a SACCO's own words go out, and an email that waits for tomorrow is cancelled", {
  tag: "@desktop",
}, async ({ page, browser }) => {
  const email = newEmail("templates");
  const id = await apply(page, email, "Mwende Musyoka");
  const desk = await (await browser.newContext()).newPage();
  await startSession(desk, "hr@jirani.example");
  await desk.goto("/dashboard/communications/templates");
  await desk.getByRole("link", { name: "Moved to the final review" }).click();
  const subject = desk.getByRole("textbox", { name: "Subject" });
  await subject.fill("{{nobody}}: the last step");
  await desk.getByRole("button", { name: "Save text" }).click();
  await expect(desk.getByText("{{nobody}} is not known.")).toBeVisible();
  await subject.fill("{{title}}: the last step");
  await desk
    .getByRole("textbox", { name: "Text", exact: true })
    .fill("Karibu to the last step at {{organization}}.");
  await desk.getByRole("button", { name: "Preview" }).click();
  await expect(
    desk.frameLocator("iframe").getByText("Karibu to the last step at Jirani SACCO.", { exact: true }),
  ).toBeVisible();
  await desk.getByRole("button", { name: "Save text" }).click();
  await expect(desk.getByText("Text saved")).toBeVisible();

  const hr = await asHr(browser, id);
  await hr.page.request.patch(`/api/hr/applications/${id}/status`, { data: { status: "final_review" } });
  const mail = await mailTo(page, email, ": the last step");
  expect(mail.text).toContain("Karibu to the last step at Jirani");
  await desk.getByRole("button", { name: "Reset to the standard" }).click();
  await desk.getByRole("button", { name: "Reset the text" }).click();
  await expect(desk.getByText("Standard text restored")).toBeVisible();
  await expect(subject).toHaveValue("Your application for {{title}}: {{status}}");

  await hr.page.reload();
  await showPart(hr.dialog, "Messages");
  await hr.dialog.getByRole("button", { name: "Send Email" }).first().click();
  const form = hr.dialog.getByRole("form", { name: "Send Email" });
  await form.getByRole("textbox", { name: "Message" }).fill("Which time suits you?");
  await form.getByRole("radio", { name: "Send later" }).check();
  await form
    .getByRole("button", { name: /14:00$/ })
    .first()
    .click();
  await form.getByRole("button", { name: "Schedule Email" }).click();
  const scheduled = hr.dialog.getByRole("list", { name: "Scheduled emails" });
  await expect(scheduled.getByText("Which time suits you?")).toBeVisible();
  await scheduled.getByRole("button", { name: /^Cancel/ }).click();
  await hr.page.getByRole("button", { name: "Cancel the email" }).click();
  await expect(hr.page.getByText("Scheduled email cancelled")).toBeVisible();
  await expect(scheduled).toBeHidden();
});
