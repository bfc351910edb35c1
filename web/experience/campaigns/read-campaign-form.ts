import { nairobiMoment } from "#contract/core/clock.ts";
import { languages } from "#contract/core/language.ts";
import type { CampaignChannel, CampaignInput } from "#contract/experience/campaigns.ts";
import { formText } from "#web/lib/form-text.ts";

/** A campaign as the form was filled in; the call says what of it cannot be. */
export const readCampaignForm = (form: FormData): CampaignInput => ({
  name: formText(form, "name"),
  segmentId: formText(form, "segmentId"),
  channels: form.getAll("channels").map(String) as CampaignChannel[],
  link: formText(form, "link").trim(),
  texts: languages.map((language) => ({
    language,
    subject: formText(form, `subject.${language}`),
    body: formText(form, `body.${language}`),
    sms: formText(form, `sms.${language}`),
    linkLabel: formText(form, `linkLabel.${language}`),
  })),
});

/** The moment that was chosen; null for now. */
export function readMoment(form: FormData): string | null {
  const day = formText(form, "date");
  if (!day) return null;
  const moment = nairobiMoment(day, formText(form, "time") || "09:00");
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
