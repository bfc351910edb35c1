import { useQuery } from "@tanstack/react-query";
import { ClipboardCheck } from "lucide-react";
import { useState } from "react";
import {
  criterionLabels,
  ratingLabels,
  recommendationLabels,
  type Scorecard,
  type ScorecardFile,
  type ScorecardSummary,
  scorecardCriteria,
} from "#contract/recruitment/scorecards.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Meter } from "#web/ui/progress.tsx";
import { Loading, Skeleton } from "#web/ui/skeleton.tsx";
import { scorecardsQuery } from "./queries.ts";
import { ScorecardForm } from "./scorecard-form.tsx";

const tones = { strong_no: "danger", no: "warning", yes: "success", strong_yes: "success" } as const;

/** What each of the team thinks of a candidate; of others one reads after giving one's own. */
export function ScorecardsTab({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery(scorecardsQuery(id));
  if (data) return <Scorecards id={id} file={data} />;
  if (error) {
    return <LoadFailure what="the scorecards" error={error} retry={refetch} pending={isFetching} />;
  }
  return (
    <Loading label="Loading" className="space-y-4">
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </Loading>
  );
}

function Scorecards({ id, file }: { id: string; file: ScorecardFile }) {
  const [open, setOpen] = useState(false);
  const { own, others, hidden, summary, mayGive } = file;
  const give = (
    <Button variant="secondary" icon={ClipboardCheck} onClick={() => setOpen(true)}>
      {own ? "Change Your Scorecard" : "Give Your Scorecard"}
    </Button>
  );
  if (!own && others.length === 0 && hidden === 0 && !open) {
    return (
      <EmptyState title="No scorecard yet" actions={mayGive && give}>
        {mayGive
          ? "Everyone rates the candidate on their own first, and then reads what the others think."
          : "Nobody gave a scorecard for this application, and none can be given now."}
      </EmptyState>
    );
  }
  return (
    <div className="space-y-4">
      {hidden > 0 && (
        <Alert
          tone="info"
          title={hidden === 1 ? "A colleague gave a scorecard" : `${hidden} colleagues gave scorecards`}
        >
          You can read {hidden === 1 ? "it" : "them"} once you have given yours, so that nobody follows who
          was first.
        </Alert>
      )}
      {open && <ScorecardForm applicationId={id} own={own} onClose={() => setOpen(false)} />}
      {!open && mayGive && <div className="flex justify-end">{give}</div>}
      {summary && <Summary summary={summary} />}
      <ul className="space-y-4">
        {[...(own ? [own] : []), ...others].map((card) => (
          <li key={card.id}>
            <ScorecardView card={card} own={card === own} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Summary({ summary: { count, inFavour, overall, criteria } }: { summary: ScorecardSummary }) {
  return (
    <Card className="shadow-none">
      <h3 className="text-lg">All together</h3>
      <p className="mt-1 text-sm text-muted">
        {inFavour} of {count} in favour, {overall} of 4 points on average
      </p>
      <ul className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {criteria.map(({ criterion, mean }) => (
          <li key={criterion}>
            <p aria-hidden className="text-sm">
              {criterionLabels[criterion].label}
            </p>
            <Meter label={criterionLabels[criterion].label} value={mean} max={4} unit=" of 4" />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ScorecardView({ card, own }: { card: Scorecard; own: boolean }) {
  const { author, recommendation, note, givenAt, changedAt } = card;
  return (
    <Card className="shadow-none">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="text-lg">{own ? "You" : (author ?? "A former colleague")}</h3>
        <Badge tone={tones[recommendation]}>{recommendationLabels[recommendation]}</Badge>
      </div>
      <p className="mt-1 mb-4 text-sm text-muted">
        {changedAt ? `Changed ${formatDateTime(changedAt)}` : `Given ${formatDateTime(givenAt)}`}
      </p>
      <DescriptionList
        className="grid-cols-2 sm:grid-cols-3"
        items={scorecardCriteria.map((criterion) => ({
          term: criterionLabels[criterion].label,
          value: ratingLabels[card.ratings[criterion]],
        }))}
      />
      {note && <p className="mt-4 text-sm break-words whitespace-pre-line">{note}</p>}
    </Card>
  );
}
