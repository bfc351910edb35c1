import type { Page } from "@playwright/test";
import { mailTo } from "./people.ts";

interface OutboxMail {
  to: string;
  subject: string;
  attachments: { filename: string; contentType: string; content: string }[];
}

/** The calendar entry of the newest mail to `to` with that subject, as lines. */
export async function calendarOf(page: Page, to: string, subject: string): Promise<string[]> {
  await mailTo(page, to, subject);
  const mails = (await (await page.request.get("/api/dev/outbox?pageSize=200")).json()) as OutboxMail[];
  const mail = mails.find((one) => one.to === to && one.subject.includes(subject));
  const content = mail?.attachments[0]?.content ?? "";
  return Buffer.from(content, "base64").toString().replaceAll("\r\n ", "").split("\r\n");
}

/** What says which entry of a calendar it is. */
export const uidOf = (lines: string[]) => lines.find((line) => line.startsWith("UID:"));
