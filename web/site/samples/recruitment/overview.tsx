import { ArrowRight, TrendingDown, TrendingUp } from "lucide-react";
import { formatNumber } from "#contract/core/numbers.ts";

import { Avatar } from "#web/ui/avatar.tsx";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { Stat, StatGroup } from "#web/ui/stat.tsx";
import { metricsOf } from "./metrics.ts";
import { pipelineOf, positionOf, type RecruitmentSample } from "./sample.ts";
import { StatusBadge } from "./status-badge.tsx";

/** Four figures, the newest applications, and how far the 247 have come. */
export function Overview({
  sample,
  onShowCandidates,
}: {
  sample: RecruitmentSample;
  onShowCandidates: () => void;
}) {
  return (
    <div className="space-y-4">
      <StatGroup>
        {metricsOf(sample).map(({ label, value, change, trend }) => (
          <Stat
            key={label}
            label={label}
            value={value}
            tone="success"
            note={
              <span className="inline-flex items-center gap-1.5">
                {trend === "up" ? (
                  <TrendingUp aria-hidden className="size-4 shrink-0" />
                ) : (
                  <TrendingDown aria-hidden className="size-4 shrink-0" />
                )}
                {change}
              </span>
            }
          />
        ))}
      </StatGroup>
      <div className="grid gap-4 lg:grid-cols-2">
        <Section
          title="Recent applications"
          level={3}
          actions={
            <Button variant="ghost" size="sm" trailingIcon={ArrowRight} onClick={onShowCandidates}>
              All candidates
            </Button>
          }
        >
          <ul className="divide-y divide-line">
            {sample.candidates.slice(0, 3).map((candidate) => (
              <li key={candidate.id} className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
                <Avatar name={candidate.name} />
                <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
                  <div>
                    <p className="font-semibold">{candidate.name}</p>
                    <p className="text-sm text-muted">{positionOf(sample, candidate)}</p>
                  </div>
                  <div className="flex items-center gap-3">
                    <span className="text-sm font-semibold tabular-nums">{candidate.score}% match</span>
                    <StatusBadge status={candidate.status} />
                  </div>
                </div>
              </li>
            ))}
          </ul>
        </Section>
        <Pipeline sample={sample} />
      </div>
    </div>
  );
}

function Pipeline({ sample }: { sample: RecruitmentSample }) {
  const stages = pipelineOf(sample);
  const all = stages[0]?.count ?? 0;
  return (
    <Section title="Hiring pipeline" level={3}>
      <ol className="space-y-4">
        {stages.map(({ name, count, passed }) => (
          <li key={name}>
            <p className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
              <span>{name}</span>
              <span>
                {passed !== undefined && (
                  <span className="mr-3 text-muted">{passed}% of the stage before</span>
                )}
                <span className="text-base font-semibold tabular-nums">{formatNumber(count)}</span>
              </span>
            </p>
            <Progress label={`${name}, share of all applications`} value={count} max={all} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
