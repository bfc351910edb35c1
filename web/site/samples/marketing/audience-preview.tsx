import { formatKes } from "#web/lib/format.ts";
import { Alert } from "#web/ui/alert.tsx";
import { audienceOf, type Campaign, costOf, segmentText } from "./campaigns.ts";
import { smsParts } from "./sms.ts";

const list = new Intl.ListFormat("en-GB");

/** Whom a message reaches, who is left out and why, and what it costs. */
export function AudiencePreview({ campaign }: { campaign: Pick<Campaign, "channel" | "segment" | "text"> }) {
  const { meant, reached } = audienceOf(campaign.segment);
  const parts = smsParts(campaign.text);
  const names = reached.map(({ name }) => name);
  const told = names.length > 7 ? [...names.slice(0, 6), `${names.length - 6} more`] : names;
  const withheld = meant.length - reached.length;
  return (
    <Alert
      tone={reached.length > 0 ? "info" : "warning"}
      title={`Reaches ${reached.length} of ${meant.length}: ${segmentText(campaign.segment)}`}
    >
      <p role="status" className="sr-only">
        Reaches {reached.length} of {meant.length}
      </p>
      {withheld > 0 && <p>{withheld} did not agree to marketing and get nothing.</p>}
      {reached.length > 0 && <p>{list.format(told)}.</p>}
      {campaign.channel === "SMS" && (
        <p>
          {campaign.text.length} characters, {parts} SMS each: {formatKes(costOf(campaign))} at a sample rate
          of 80 cents.
        </p>
      )}
    </Alert>
  );
}
