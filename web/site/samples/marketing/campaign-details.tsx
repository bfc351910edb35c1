import { Trash2 } from "lucide-react";
import { useState } from "react";
import { formatDate, nairobiDay } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { AudiencePreview } from "./audience-preview.tsx";
import { type Campaign, segmentText } from "./campaigns.ts";

/** A planned campaign: its message as it arrives, and whom it reaches. */
export function CampaignDetails({ campaign, onRemove }: { campaign: Campaign; onRemove: () => void }) {
  const [now] = useState(() => new Date());
  return (
    <div className="max-w-2xl space-y-5">
      <DescriptionList
        columns={2}
        items={[
          { term: "Goes out", value: formatDate(nairobiDay(now, campaign.day)) },
          { term: "For", value: segmentText(campaign.segment) },
        ]}
      />
      <figure>
        <figcaption className="mb-1.5 text-sm text-muted">Message</figcaption>
        <blockquote className="max-w-md rounded-card rounded-bl-sm bg-neutral-tint px-4 py-3">
          {campaign.text}
        </blockquote>
      </figure>
      <AudiencePreview campaign={campaign} />
      <Button variant="secondary" icon={Trash2} onClick={onRemove}>
        Remove campaign
      </Button>
    </div>
  );
}
