import { Sample } from "#web/site/sample.tsx";
import { Badge } from "#web/ui/badge.tsx";

/** Characters of one SMS in the GSM alphabet. */
const smsLength = 160;

const drafts = [
  {
    language: "English",
    lang: "en",
    text: "Dear Wanjiru, schools open soon. You can apply for a school fees loan of up to 3 times your deposits. Reply 1 and we call you. STOP to opt out.",
  },
  {
    language: "Kiswahili",
    lang: "sw",
    text: "Mpendwa Wanjiru, shule zinafunguliwa. Unaweza kuomba mkopo wa karo hadi mara 3 ya akiba yako. Jibu 1 tukupigie. Jibu STOP kujiondoa.",
  },
] as const;

const audience = [
  { label: "Members with a child in school", count: "1,610" },
  { label: "Agreed to messages", count: "1,284" },
  { label: "Left out: no consent", count: "326" },
];

/** A campaign that waits for approval. */
export function CampaignSample() {
  return (
    <Sample
      title="School fees, first term"
      note="SMS · goes out two days after pay day"
      state={<Badge tone="warning">Waits for you</Badge>}
      caption="Sample data. Nothing is sent from here."
    >
      <ul className="space-y-3">
        {drafts.map(({ language, lang, text }) => (
          <li key={lang} className="rounded-card bg-sand p-4">
            <p className="flex justify-between gap-4 text-sm">
              <span className="font-semibold">{language}</span>
              <span className="text-muted tabular-nums">
                {text.length} of {smsLength} characters
              </span>
            </p>
            <p lang={lang} className="mt-1.5 text-sm">
              {text}
            </p>
          </li>
        ))}
      </ul>
      <dl className="mt-4 divide-y divide-line text-sm">
        {audience.map(({ label, count }) => (
          <div key={label} className="flex justify-between gap-4 py-2.5 last:pb-0">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
    </Sample>
  );
}
