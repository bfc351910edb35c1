import { formatKes } from "#web/lib/format.ts";
import { Alert } from "#web/ui/alert.tsx";
import { audienceOf, type Campaign, costOf, segmentWords } from "./campaigns.ts";
import { smsParts } from "./sms.ts";

/** Whom a message reaches, who is left out and why, and what it costs. */
export function AudiencePreview({ campaign }: { campaign: Pick<Campaign, "channel" | "segment" | "text"> }) {
  const { meant, reached } = audienceOf(campaign.segment);
  const parts = smsParts(campaign.text);
  const withheld = meant.length - reached.length;
  return (
    <Alert
      tone={reached.length > 0 ? "info" : "warning"}
      role="status"
      title={`Reaches ${reached.length} of ${meant.length}: ${segmentWords(campaign.segment)}`}
    >
      {withheld > 0 && <p>{withheld} did not agree to marketing and get nothing.</p>}
      {reached.length > 0 && <p>{reached.map(({ name }) => name).join(", ")}.</p>}
      {campaign.channel === "SMS" && (
        <p>
          {campaign.text.length} characters, {parts} SMS each: {formatKes(costOf(campaign))} at a sample rate
          of 80 cents.
        </p>
      )}
    </Alert>
  );
}
