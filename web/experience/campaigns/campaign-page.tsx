import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { languages } from "#contract/core/language.ts";
import type { Page } from "#contract/core/paging.ts";
import type {
  Campaign,
  CampaignAudience,
  CampaignInput,
  CampaignPreview,
  CampaignRecipient,
  recipientList,
} from "#contract/experience/campaigns.ts";
import type { Segment } from "#contract/experience/segments.ts";
import { answerTo } from "#web/lib/form-answer.ts";
import { formatDateTime } from "#web/lib/format.ts";
import type { ListState } from "#web/lib/list-state.ts";
import { ActionButton, type FormRefusal } from "#web/ui/action-form.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Section } from "#web/ui/card.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { CampaignForm } from "./campaign-form.tsx";
import { PreviewSection } from "./campaign-preview.tsx";
import { CampaignBadge } from "./campaign-table.tsx";
import { engagementPath } from "./paths.ts";
import { ReasonsSection, RecipientsSection, ResultStats } from "./results-section.tsx";
import { SendSection } from "./send-section.tsx";

/** What the page's action answers; the intent of the form is empty for the campaign itself. */
export interface CampaignAnswer {
  intent: string;
  failure?: FormRefusal;
  saved?: string;
  /** What was typed, for a page without scripts. */
  input?: CampaignInput;
}

export interface CampaignPageProps {
  /** Null for a new one. */
  campaign: Campaign | null;
  segments: readonly Segment[];
  /** Null for a new one, and where its segment is gone. */
  audience: CampaignAudience | null;
  previews: readonly CampaignPreview[];
  recipients: { found: Page<CampaignRecipient>; state: ListState<typeof recipientList> } | null;
  readOnly: boolean;
  answer: CampaignAnswer | undefined;
}

const blank: CampaignInput = {
  name: "",
  segmentId: "",
  channels: ["mail", "sms"],
  link: "",
  texts: languages.map((language) => ({ language, subject: "", body: "", sms: "", linkLabel: "" })),
};

/** Milliseconds between two looks at a campaign that is going out. */
const pollMillis = 3000;

/** Reads the page again while messages are on their way. */
function useProgress(campaign: Campaign | null) {
  const { revalidate } = useRevalidator();
  const moving =
    campaign !== null &&
    (campaign.state === "sending" || (campaign.state === "sent" && campaign.results.queued > 0));
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => void revalidate(), pollMillis);
    return () => clearInterval(timer);
  }, [moving, revalidate]);
}

/** A campaign: written and sent while it is a draft, watched afterwards. */
export function CampaignPage(props: CampaignPageProps) {
  const { campaign, readOnly, answer } = props;
  useProgress(campaign);
  const title = campaign?.name ?? "New campaign";
  const isDraft = campaign === null || campaign.state === "draft";
  const other = answer && answer.intent !== "" && answer.intent !== "send" ? answer : undefined;
  return (
    <>
      <PageHeader
        title={title}
        lead={campaign && !isDraft ? whenSent(campaign) : undefined}
        breadcrumb={
          <Breadcrumb items={[{ label: "Engagement Hub", to: engagementPath }, { label: title }]} />
        }
        actions={campaign && !readOnly && <Actions campaign={campaign} />}
      />
      {campaign && (
        <p className="mb-4">
          <CampaignBadge state={campaign.state} />
        </p>
      )}
      {other?.saved && (
        <Alert tone="success" role="status" className="mb-4">
          {other.saved}
        </Alert>
      )}
      {other?.failure && (
        <Alert tone="danger" role="alert" className="mb-4">
          {other.failure.message}
        </Alert>
      )}
      {isDraft ? <Draft {...props} /> : <Sent {...props} campaign={campaign} />}
    </>
  );
}

function whenSent({ segment, scheduledFor, startedAt, endedAt, sentBy }: Campaign): string {
  const by = sentBy ? `, approved by ${sentBy}` : "";
  if (!startedAt) return `To ${segment}, for ${scheduledFor ? formatDateTime(scheduledFor) : "no day"}${by}.`;
  const end = endedAt ? `, ended ${formatDateTime(endedAt)}` : "";
  return `To ${segment}, began ${formatDateTime(startedAt)}${end}${by}.`;
}

/** What can be done with a campaign where it stands. */
function Actions({ campaign: { state } }: { campaign: Campaign }) {
  return (
    <>
      {state === "draft" && (
        <ActionButton intent="remove" variant="ghost">
          Throw away
        </ActionButton>
      )}
      {state === "sending" && <ActionButton intent="pause">Pause</ActionButton>}
      {state === "paused" && (
        <ActionButton intent="resume" variant="primary">
          Go on
        </ActionButton>
      )}
      {["scheduled", "sending", "paused"].includes(state) && (
        <ActionButton intent="cancel" variant="danger">
          Cancel campaign
        </ActionButton>
      )}
    </>
  );
}

function Draft({ campaign, segments, audience, previews, readOnly, answer }: CampaignPageProps) {
  const own = answerTo("", answer);
  const shown: CampaignInput =
    own?.input ?? (campaign ? { ...campaign, segmentId: campaign.segmentId ?? "" } : blank);
  return (
    <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
      <div className="min-w-0 space-y-5">
        <Section title="What it says">
          {segments.length === 0 ? (
            <p>A campaign goes to a segment. Add one first.</p>
          ) : (
            <CampaignForm
              key={campaign?.id ?? "new"}
              campaign={shown}
              segments={segments}
              keptAs={`campaign.${campaign?.id ?? "new"}`}
              refusal={own?.failure}
              saved={own?.saved}
            />
          )}
        </Section>
        {previews.length > 0 && <PreviewSection previews={previews} mayTest={!readOnly} />}
      </div>
      {audience && (
        <SendSection audience={audience} mayChange={!readOnly} refusal={answerTo("send", answer)?.failure} />
      )}
    </div>
  );
}

function Sent({ campaign, previews, recipients }: CampaignPageProps & { campaign: Campaign }) {
  return (
    <div className="space-y-5">
      {campaign.startedAt && <ResultStats results={campaign.results} />}
      <ReasonsSection reasons={campaign.reasons} />
      {previews.length > 0 && <PreviewSection previews={previews} mayTest={false} />}
      {recipients && <RecipientsSection {...recipients} />}
    </div>
  );
}
