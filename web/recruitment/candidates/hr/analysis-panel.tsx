import { Sparkles } from "lucide-react";
import type { CandidateAnalysis, CandidateStatus } from "#contract/recruitment/hr-candidates.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { recommendation } from "./analysis-words.ts";

/** What the candidates listed come to, all pages together. */
export function AnalysisPanel({
  analysis,
  status,
}: {
  analysis: CandidateAnalysis;
  status: CandidateStatus | undefined;
}) {
  const { averageMatch, topSkills } = analysis;
  return (
    <Card padded={false} className="mb-3 px-4 py-3">
      <section
        aria-labelledby="analysis"
        className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm md:flex-nowrap"
      >
        <div className="shrink-0">
          <h3 id="analysis" className="flex items-center gap-2 font-semibold">
            <Sparkles aria-hidden className="size-4.5 text-brand-ink" />
            AI Analysis
          </h3>
          <p className="text-muted">
            Average match{" "}
            <strong className="text-lg text-ink tabular-nums">
              {averageMatch === null ? "N/A" : `${averageMatch}%`}
            </strong>
          </p>
        </div>
        <p className="min-w-60 grow basis-60">{recommendation(analysis, status)}</p>
        {topSkills.length > 0 && (
          <ul aria-label="Skills most of them name" className="flex flex-wrap gap-1.5 md:max-w-[42%]">
            {topSkills.map(({ skill, count }) => (
              <li key={skill}>
                <Badge tone="brand" wraps>
                  {skill} <span className="font-normal tabular-nums">{count}</span>
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}
