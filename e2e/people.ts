import { type APIRequestContext, expect, type Page } from "@playwright/test";

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

/** Gives a page or a browser a session, without a page, where signing in is not what the journey is about. */
export async function startSession(
  { request }: { request: APIRequestContext },
  email: string,
): Promise<void> {
  const answer = await request.post("/api/auth/login", { data: { email, password } });
  expect(answer.ok(), `sign-in of ${email}`).toBe(true);
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
      { message: `a mail "${subject}" to ${to}`, timeout: 180_000 },
    )
    .toBe(true);
  if (!found) throw new Error("the poll ended without a mail");
  return found;
}

/** Opens the link of the mail that came with a new account: from then on mails carry more than a notice. */
export async function verifyEmail(page: Page, email: string): Promise<void> {
  const { text } = await mailTo(page, email, "Verify your email address");
  const token = /verify-email\?token=([\w.-]+)/.exec(text)?.[1] ?? "";
  const answer = await page.request.post("/api/auth/verify-email", { data: { token } });
  expect(answer.ok()).toBe(true);
}

/** The address below our own that the link of a mail leads to. @throws Error for a mail without one */
export function linkPath({ text }: Mail, page: string): string {
  const link = new RegExp(`https?://\\S+/${page}\\?token=[\\w-]+`).exec(text)?.[0];
  if (!link) throw new Error(`the mail has no link to /${page}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** Opens the link of a mail that lets somebody in for the first time, and chooses the password. */
export async function chooseFirstPassword(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("textbox", { name: "Confirm Password" }).fill(password);
  await page.getByRole("button", { name: "Save the password and go in" }).click();
}
