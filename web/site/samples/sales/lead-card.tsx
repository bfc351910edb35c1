import { ArrowLeft, ArrowRight, MessageSquareText } from "lucide-react";
import type { MouseEvent } from "react";
import { formatKes } from "#web/lib/format.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { Meter } from "#web/ui/progress.tsx";
import { type Lead, stages } from "./leads.ts";
import { reasonsFor, scoreOf } from "./pipeline.ts";

/** The button that moves a lead one stage on or back, to be found again in the next column. */
export function moveButtonId(leadId: string, step: 1 | -1): string {
  return `${leadId}-${step === 1 ? "forward" : "back"}`;
}

/** A prospect with the reasons for the score, a message to write and the stages on either side. */
export function LeadCard({
  lead,
  onMove,
  onWrite,
}: {
  lead: Lead;
  onMove: (lead: Lead, step: 1 | -1) => void;
  onWrite: (event: MouseEvent<HTMLButtonElement>) => void;
}) {
  const index = stages.indexOf(lead.stage);
  const score = scoreOf(lead);
  return (
    <li className="rounded-card border border-line bg-card p-3 text-sm shadow-card">
      <p className="font-semibold">{lead.name}</p>
      <p className="text-muted">{lead.work}</p>
      <p className="mt-1">
        {lead.product}, {formatKes(lead.monthly)} a month
      </p>
      <Meter
        label="Score"
        value={score}
        unit=""
        tone={score >= 60 ? "success" : "warning"}
        className="my-2"
      />
      <ul className="space-y-0.5 text-xs text-muted">
        {reasonsFor(lead).map(({ points, text }) => (
          <li key={text}>
            +{points} {text}
          </li>
        ))}
      </ul>
      <Button
        id={`${lead.id}-message`}
        size="sm"
        variant="secondary"
        icon={MessageSquareText}
        onClick={onWrite}
        className="mt-3 w-full"
      >
        Write message<span className="sr-only"> to {lead.name}</span>
      </Button>
      <div className="mt-1 flex justify-between">
        <StageButton lead={lead} step={-1} to={stages[index - 1]} onMove={onMove} />
        <StageButton lead={lead} step={1} to={stages[index + 1]} onMove={onMove} />
      </div>
    </li>
  );
}

function StageButton({
  lead,
  step,
  to,
  onMove,
}: {
  lead: Lead;
  step: 1 | -1;
  to?: string;
  onMove: (lead: Lead, step: 1 | -1) => void;
}) {
  if (!to) return <span />;
  return (
    <IconButton
      id={moveButtonId(lead.id, step)}
      icon={step === 1 ? ArrowRight : ArrowLeft}
      label={`Move ${lead.name} to ${to}`}
      onClick={() => onMove(lead, step)}
    />
  );
}
