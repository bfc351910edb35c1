import { QrCode } from "lucide-react";
import type { Page } from "#contract/core/paging.ts";
import { experienceChannelLabels } from "#contract/experience/channels.ts";
import { type Feedback, feedbackList } from "#contract/experience/feedback.ts";
import { commentLanguageLabels, type Sentiment, sentimentLabels } from "#contract/experience/sentiment.ts";
import { experienceTopicLabels } from "#contract/experience/topics.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { headerSort, type ListState } from "#web/lib/list-state.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { type DenseColumn, TwoLines } from "#web/ui/dense-table.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { DenseList } from "#web/ui/list/dense-list.tsx";
import type { ListWords } from "#web/ui/list/words.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import type { Tone } from "#web/ui/tone.ts";
import { ShareSurvey } from "../figures/how-to-start.tsx";
import { surveyAddressPath } from "../interactions/paths.ts";
import { experiencePath } from "../shell/tabs.ts";

type State = ListState<typeof feedbackList>;

const tones: Record<Sentiment, Tone> = {
  positive: "success",
  neutral: "neutral",
  negative: "danger",
  unsure: "warning",
};

const words: ListWords<typeof feedbackList> = {
  one: "answer",
  many: "answers",
  search: "Words, member or number",
  filters: {
    csatGroup: {
      label: "Satisfaction",
      option: {
        satisfied: "Satisfied (4, 5)",
        neutral: "In between (3)",
        dissatisfied: "Dissatisfied (1, 2)",
      },
    },
    npsGroup: {
      label: "NPS",
      option: { promoter: "Promoters (9, 10)", passive: "Passives (7, 8)", detractor: "Detractors (0 to 6)" },
    },
    channel: { label: "Channel", option: experienceChannelLabels },
    sentiment: { label: "Sentiment", option: sentimentLabels },
    language: { label: "Language", option: commentLanguageLabels },
    survey: {
      label: "Asked",
      option: { full: "All questions", nps: "Recurring NPS alone" },
    },
    topic: { label: "Topic", option: experienceTopicLabels },
    low: {
      label: "Low score",
      none: "Low or not",
      option: { true: "Low scores (CSAT 1, 2 or NPS 0 to 6)", false: "All others" },
    },
    loop: {
      label: "What came of it",
      option: {
        open: "Low score, still open",
        case: "Low score, case opened",
        closed: "Low score, case closed",
        told: "Low score, member told",
      },
    },
    commented: {
      label: "Comment",
      none: "With or without",
      option: { true: "With a comment", false: "Without" },
    },
    finished: {
      label: "End",
      none: "Finished or not",
      option: { true: "Finished", false: "Left before the end" },
    },
    from: { label: "From" },
    to: { label: "To" },
  },
  sorts: { "-answeredAt": "Newest first", answeredAt: "Oldest first" },
};

/** What members answered, word for word. */
export function AnswersPage({ found, state }: { found: Page<Feedback>; state: State }) {
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb items={[{ label: "Customer Experience", to: experiencePath }, { label: "Answers" }]} />
        }
        title="Answers"
        lead="What members answered in your survey, word for word."
        actions={
          <ButtonLink to={surveyAddressPath} variant="secondary" icon={QrCode}>
            Your survey
          </ButtonLink>
        }
      />
      <DenseList
        list={feedbackList}
        state={state}
        words={words}
        found={found}
        caption="Answers"
        columns={columnsFor(state)}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title="No answers yet" actions={<ShareSurvey />}>
            Share the address of your survey, or hang its QR code where members are served.
          </EmptyState>
        }
      />
    </>
  );
}

const score = (label: string, value: number | null, max: number): string =>
  value === null ? "" : `${label} ${value}/${max}`;

const scoresOf = ({ csat, nps, ces }: Feedback): string =>
  [score("CSAT", csat, 5), score("NPS", nps, 10), score("CES", ces, 7)].filter(Boolean).join(" · ");

const columnsFor = (state: State): readonly DenseColumn<Feedback>[] => [
  {
    key: "comment",
    header: "Comment",
    width: "md:w-[32%] xl:w-[33%]",
    card: "line",
    cell: ({ comment, followUp, language }) =>
      comment || followUp ? (
        <span lang={language === "sw" ? "sw" : undefined} className="line-clamp-3 wrap-anywhere">
          {[comment, followUp].filter(Boolean).join(" · ")}
        </span>
      ) : (
        <span className="text-muted">No comment</span>
      ),
  },
  {
    key: "scores",
    header: "Scores",
    width: "md:w-[25%] xl:w-[19%]",
    card: "title",
    cell: (row) => (
      <TwoLines
        first={scoresOf(row) || "No score"}
        second={row.finished ? "" : "Left before the end"}
        wraps
      />
    ),
  },
  {
    key: "sentiment",
    header: "Sentiment",
    width: "md:w-[14%] xl:w-[10%]",
    card: "state",
    cell: ({ comment, sentiment }) =>
      comment && <Badge tone={tones[sentiment]}>{sentimentLabels[sentiment]}</Badge>,
  },
  {
    key: "topics",
    header: "Topics",
    width: "xl:w-[13%]",
    wideOnly: true,
    card: "line",
    cell: ({ topics }) => (
      <span className="wrap-anywhere">{topics.map((topic) => experienceTopicLabels[topic]).join(", ")}</span>
    ),
  },
  {
    key: "who",
    header: "Who",
    width: "md:w-[14%] xl:w-[12%]",
    card: "start",
    cell: ({ member, memberNumber, channel }) => (
      <TwoLines
        first={member?.fullName ?? (memberNumber ? `Unknown: ${memberNumber}` : "No name")}
        second={channel ? experienceChannelLabels[channel] : ""}
      />
    ),
  },
  {
    key: "answeredAt",
    header: "When",
    width: "md:w-[15%] xl:w-[13%]",
    card: "end",
    sort: headerSort(feedbackList, state, "answeredAt"),
    cell: ({ answeredAt }) => formatDateTime(answeredAt),
  },
];
