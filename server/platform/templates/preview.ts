import type { Brand } from "#contract/site/settings.ts";
import type { TemplatePreview } from "#contract/workspace/templates.ts";
import type { Letterhead } from "../mail/letterhead.ts";
import type { MailMessage } from "../mail/message.ts";
import { renderMail } from "../mail/render.ts";
import { asGsm, smsSize } from "../sms/gsm.ts";

/** A mail as its reader would see it. */
export async function previewMail(
  mail: MailMessage,
  brand: Brand,
  letterhead: Letterhead | null,
): Promise<TemplatePreview> {
  return { subject: mail.subject, ...(await renderMail(mail, brand, letterhead)), sms: null };
}

/** An SMS as it would leave, with its length. */
export function previewSms(written: string): TemplatePreview {
  const text = asGsm(written);
  return { subject: "", html: "", text, sms: smsSize(text) };
}
