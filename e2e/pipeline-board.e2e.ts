import { expect } from "@playwright/test";
import { apply } from "./applicants.ts";
import { expectNoFindings } from "./axe.ts";
import { newEmail, startSession } from "./people.ts";
import { test } from "./test.ts";

test("applications are moved on a board by drag and by keyboard, and several at once in the list", async ({
  page,
  browser,
}) => {
  const family = `Barasa${crypto.randomUUID().replaceAll(/[^a-f]/g, "")}`;
  const names = ["Amina", "Brian"].map((first) => `${first} ${family}`);
  const [amina = "", brian = ""] = names;
  const ids: string[] = [];
  for (const name of names) ids.push(await apply(page, newEmail("pipeline"), name));
  const colleague = await browser.newContext();
  await startSession(colleague, "owner@jirani.example");
  const moves = async (id: string | undefined, status: string) =>
    expect(
      (await colleague.request.patch(`/api/hr/applications/${id}/status`, { data: { status } })).ok(),
    ).toBe(true);
  const desk = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await startSession(desk, "hr@jirani.example");
  await desk.goto(`/hr-manager/applications/board?q=${family}`);
  const column = (name: string) => desk.getByRole("region", { name, exact: true });
  const card = (name: string) => desk.getByRole("listitem").filter({ hasText: name });
  await expect(column("Submitted").getByRole("listitem")).toHaveCount(2);
  await expectNoFindings(desk, "main");

  await card(amina).dragTo(column("Screening"));
  await desk.getByRole("alertdialog").getByRole("button", { name: "Update Status" }).click();
  await expect(column("Screening")).toContainText(amina);

  await column("Submitted").getByRole("link", { name: brian }).focus();
  await desk.keyboard.press("ArrowRight");
  await expect(column("Screening").getByRole("link", { name: amina })).toBeFocused();
  await desk.keyboard.press("Shift+ArrowRight");
  await desk.getByRole("alertdialog").getByRole("button", { name: "Update Status" }).click();
  await expect(column("Interview")).toContainText(amina);

  // A colleague is faster with a card that was dropped: it says so, and asks again from where the card is now.
  await card(brian).dragTo(column("Interview"));
  const question = desk.getByRole("alertdialog");
  await expect(question).toContainText(`Move ${brian}`);
  await moves(ids[1], "assessment");
  await question.getByRole("button", { name: "Update Status" }).click();
  await expect(question).toContainText("Someone else changed this while you had it open.");
  await expect(question).toContainText(/It was\s*Submitted\s*and is now\s*Assessment/);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(column("Assessment")).toContainText(brian);

  // And with one of several that were selected: the others move, that one stays selected and is named.
  await desk.getByRole("link", { name: "List", exact: true }).click();
  for (const name of names) await desk.getByRole("checkbox", { name: `Select ${name}` }).check();
  await moves(ids[1], "screening");
  await desk.getByRole("button", { name: "Update Status", exact: true }).click();
  const several = desk.getByRole("dialog", { name: "Update the status of 2 applications" });
  await several.getByLabel("New status").selectOption("assessment");
  await several.getByRole("button", { name: "Update 2 applications" }).click();
  await expect(several).toBeHidden();
  await expect(desk.getByRole("row").filter({ hasText: amina })).toContainText("Assessment");
  await expect(desk.getByRole("row").filter({ hasText: brian })).toContainText("Screening");
  await expect(desk.getByRole("checkbox", { name: `Select ${brian}` })).toBeChecked();
  await expect(desk.getByRole("checkbox", { name: `Select ${amina}` })).not.toBeChecked();

  for (const name of names) await desk.getByRole("checkbox", { name: `Select ${name}` }).check();
  await desk.getByRole("button", { name: "Update Status", exact: true }).click();
  const dialog = desk.getByRole("dialog", { name: "Update the status of 2 applications" });
  await dialog.getByLabel("New status").selectOption("final_review");
  await dialog.getByLabel("Internal notes").fill("Both to the panel.");
  await expectNoFindings(desk, '[role="dialog"]');
  await dialog.getByRole("button", { name: "Update 2 applications" }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByRole("row").filter({ hasText: "Final Review" })).toHaveCount(2);
  await expect(desk.getByText("2 applications selected")).toBeHidden();

  for (const name of names) await desk.getByRole("checkbox", { name: `Select ${name}` }).check();
  await desk.getByRole("button", { name: "Send Email", exact: true }).click();
  const mail = desk.getByRole("dialog", { name: "Write to 2 candidates" });
  await mail.getByLabel("Subject").fill("The panel, {{firstName}}");
  await mail.getByLabel("Message").fill("Dear {{candidateName}}, we meet on Monday.");
  await mail.getByRole("button", { name: "Send 2 emails" }).click();
  await expect(mail).toBeHidden();
  await desk.goto("/dev/outbox");
  for (const first of ["Amina", "Brian"]) {
    await expect(desk.getByText(`The panel, ${first}`).first()).toBeVisible();
  }
});
