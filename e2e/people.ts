import { expect, type Page } from "@playwright/test";

export const password = "Karibu-2026!";

/** An address that no other run of a journey has used. */
export const newEmail = (who: string): string => `${who}-${crypto.randomUUID().slice(0, 8)}@mail.example`;

/** Signs in through the form that a person would use. */
export async function signIn(page: Page, path: "/login" | "/jobs/login", email: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).not.toHaveURL(/login/);
}

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The newest kept mail to `to` whose subject contains `subject`, once it is there. */
export async function mailTo(page: Page, to: string, subject: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const mails = (await (await page.request.get("/api/dev/outbox?pageSize=200")).json()) as Mail[];
        found = mails.find((mail) => mail.to === to && mail.subject.includes(subject));
        return found !== undefined;
      },
      { message: `a mail "${subject}" to ${to}` },
    )
    .toBe(true);
  if (!found) throw new Error("the poll ended without a mail");
  return found;
}
