import { expect, type Locator, type Page } from "@playwright/test";
import { expectNoFindingsInBothThemes } from "./axe.ts";

const trial = "Start Free Trial to Access Full Demo";

export function demoButton(page: Page, agent: string): Locator {
  return page.getByRole("region", { name: "Demos" }).getByRole("link", { name: agent, exact: true });
}

export async function openDialog(page: Page, opener: Locator, title: string): Promise<Locator> {
  const dialog = page.getByRole("dialog", { name: title });
  await opener.click();
  await expect(dialog).toContainText("Sample data");
  return dialog;
}

export async function openDemo(page: Page, agent: string, title: string): Promise<Locator> {
  await page.goto("/dev/kit");
  return openDialog(page, demoButton(page, agent), title);
}

/** Axe finds nothing in the open demo, in either theme. */
export const expectAccessible = (page: Page) => expectNoFindingsInBothThemes(page, "[role=dialog]");

export function button(within: Locator, name: string): Locator {
  return within.getByRole("button", { name, exact: true });
}

/** What leads from the open demo to the sign-up dialog. */
export const trialLink = (dialog: Locator) => dialog.getByRole("link", { name: trial, exact: true });

export function metric(within: Locator, label: string): Locator {
  const card = within.locator("dl > div").filter({ has: within.page().getByText(label, { exact: true }) });
  return card.locator("dd").first();
}
