import { useEffect, useState } from "react";
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
import { AskingButton } from "#web/ui/asking-button.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Section } from "#web/ui/card.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { NoSegments } from "../segments/no-segments.tsx";
import { CampaignForm } from "./campaign-form.tsx";
import { PreviewSection } from "./campaign-preview.tsx";
import { CampaignBadge } from "./campaign-table.tsx";
import { engagementPath } from "./paths.ts";
import { ReasonsSection, RecipientsSection, ResultStats } from "./results-section.tsx";
import { SendSection } from "./send-section.tsx";

/** Under which name the form keeps what is typed. @param id that of the address: `new` for a new one */
export const keptCampaign = (id = "new"): string => `campaign.${id}`;

/** Under which name the day and time of the sending are kept until it is approved. */
export const keptSending = (id: string): string => `campaign.${id}.send`;

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

/** From when on a campaign moves by itself, in milliseconds since 1970; infinity for one that does not. */
export function movesFrom({ state, scheduledFor, results }: Campaign): number {
  if (state === "scheduled") return Date.parse(scheduledFor ?? "") || 0;
  return state === "sending" || (state === "sent" && results.queued > 0) ? 0 : Number.POSITIVE_INFINITY;
}

/** Reads the page again once a campaign is due, and while its messages are on their way. */
function useProgress(campaign: Campaign | null) {
  const { revalidate } = useRevalidator();
  const from = campaign ? movesFrom(campaign) : Number.POSITIVE_INFINITY;
  useEffect(() => {
    if (from === Number.POSITIVE_INFINITY) return;
    const timer = setInterval(() => Date.now() >= from && void revalidate(), pollMillis);
    return () => clearInterval(timer);
  }, [from, revalidate]);
}

/** Whether something was typed since the campaign was saved, and what notes that. */
function useUnsaved(answer: CampaignAnswer | undefined) {
  const [typedAfter, setTypedAfter] = useState<{ answer: CampaignAnswer | undefined }>();
  const savedSince = answer?.saved !== undefined && answer !== typedAfter?.answer;
  return {
    unsaved: typedAfter !== undefined && !savedSince,
    noteTyped: () => setTypedAfter({ answer }),
  };
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
        <AskingButton
          intent="remove"
          variant="ghost"
          title="Throw this campaign away?"
          question="What is written in it is gone for good."
          confirmLabel="Throw it away"
        >
          Throw away
        </AskingButton>
      )}
      {state === "sending" && <ActionButton intent="pause">Pause</ActionButton>}
      {state === "paused" && (
        <ActionButton intent="resume" variant="primary">
          Go on
        </ActionButton>
      )}
      {["scheduled", "sending", "paused"].includes(state) && (
        <AskingButton
          intent="cancel"
          variant="danger"
          title="Cancel this campaign?"
          question="Nobody else gets it, and it cannot be sent again. What has gone out stays, with its results."
          confirmLabel="Cancel campaign"
          cancelLabel="Keep it"
        >
          Cancel campaign
        </AskingButton>
      )}
    </>
  );
}

function Draft({ campaign, segments, audience, previews, readOnly, answer }: CampaignPageProps) {
  const own = answerTo("", answer);
  const { unsaved, noteTyped } = useUnsaved(own);
  const shown: CampaignInput =
    own?.input ?? (campaign ? { ...campaign, segmentId: campaign.segmentId ?? "" } : blank);
  return (
    <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
      <div className="min-w-0 space-y-5">
        <Section title="What it says">
          {segments.length === 0 ? (
            <NoSegments>A campaign goes to the members of a segment.</NoSegments>
          ) : (
            // Changes bubble up from the fields; the element itself is nothing to press.
            <div onChange={noteTyped}>
              <CampaignForm
                key={campaign?.id ?? "new"}
                campaign={shown}
                segments={segments}
                keptAs={keptCampaign(campaign?.id)}
                refusal={own?.failure}
                saved={own?.saved}
              />
            </div>
          )}
        </Section>
        {previews.length > 0 && <PreviewSection previews={previews} mayTest={!readOnly} />}
      </div>
      {campaign && audience && (
        <SendSection
          keptAs={keptSending(campaign.id)}
          audience={audience}
          mayChange={!readOnly}
          unsaved={unsaved}
          refusal={answerTo("send", answer)?.failure}
        />
      )}
    </div>
  );
}

function Sent({ campaign, previews, recipients }: CampaignPageProps & { campaign: Campaign }) {
  const begins = campaign.startedAt !== null || campaign.state === "scheduled";
  return (
    <div className="space-y-5">
      {campaign.startedAt && <ResultStats results={campaign.results} />}
      <ReasonsSection reasons={campaign.reasons} />
      {previews.length > 0 && <PreviewSection previews={previews} mayTest={false} />}
      {begins && recipients && <RecipientsSection {...recipients} />}
    </div>
  );
}
