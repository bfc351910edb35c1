import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Stat, StatGroup } from "#web/ui/stat.tsx";
import { NestedView } from "../nested-view.tsx";
import { type DemoProps, SampleDialog } from "../sample-dialog.tsx";
import { useNestedView } from "../use-nested-view.ts";
import { CampaignCalendar, campaignButtonId } from "./campaign-calendar.tsx";
import { CampaignDetails } from "./campaign-details.tsx";
import { CampaignForm } from "./campaign-form.tsx";
import { audienceOf, type Campaign, everyMember, campaigns as start } from "./campaigns.ts";

/** A campaign calendar, and whom each message reaches. */
export default function MarketingDemo(props: DemoProps) {
  return (
    <SampleDialog
      {...props}
      size="xl"
      title="Digital Marketing AI"
      description="A campaign calendar, and the members each message reaches."
    >
      <Planner />
    </SampleDialog>
  );
}

const newId = "new-campaign";

function Planner() {
  const [campaigns, setCampaigns] = useState(start);
  const { view, show, leave } = useNestedView<string>();
  const frame = { back: "the calendar", onBack: () => leave() };
  if (view === newId) {
    const add = (draft: Omit<Campaign, "id">) => {
      const campaign = { ...draft, id: `campaign-${campaigns.length + 1}` };
      setCampaigns([...campaigns, campaign]);
      leave(campaignButtonId(campaign));
    };
    return (
      <NestedView {...frame} title="New campaign">
        <CampaignForm onAdd={add} onCancel={() => leave()} />
      </NestedView>
    );
  }
  const campaign = campaigns.find(({ id }) => id === view);
  if (campaign) {
    const remove = () => {
      setCampaigns(campaigns.filter(({ id }) => id !== campaign.id));
      leave(newId);
    };
    return (
      <NestedView {...frame} title={campaign.name} lead={campaign.channel}>
        <CampaignDetails campaign={campaign} onRemove={remove} />
      </NestedView>
    );
  }
  const { meant, reached } = audienceOf(everyMember);
  return (
    <div className="space-y-4">
      <StatGroup>
        <Stat label="Members in the sample" value={meant.length} />
        <Stat label="Agreed to marketing" value={reached.length} note="Only they are written to" />
        <Stat
          className="max-lg:col-span-2"
          label="Planned campaigns"
          value={campaigns.length}
          note="Next four weeks"
        />
      </StatGroup>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-xl">Campaign calendar</h3>
        <Button id={newId} icon={CalendarPlus} onClick={show(newId)}>
          New campaign
        </Button>
      </div>
      <CampaignCalendar campaigns={campaigns} onShow={show} />
    </div>
  );
}
