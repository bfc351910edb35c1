import type { ReactNode } from "react";
import type { DashboardStats, RecruitmentReport } from "#contract/recruitment/statistics.ts";
import type { PageViewReport } from "#contract/site/analytics.ts";
import { formatDate } from "#web/lib/format.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { PageViews } from "./page-views.tsx";
import { type RangeDays, rangeSearch, ranges } from "./range.ts";
import { RecruitmentMetrics } from "./recruitment-metrics.tsx";

export interface AnalyticsData {
  days: RangeDays;
  from: string;
  to: string;
  /** Null for people who do not recruit. */
  recruitment: { report: RecruitmentReport; now: DashboardStats } | null;
  /** Null for anyone but the owner of the organisation that runs the site. */
  pages: PageViewReport | null;
}

/** The figures of a period across the modules that a person may see. */
export function AnalyticsPage({ days, from, to, recruitment, pages }: AnalyticsData) {
  return (
    <>
      <PageHeader
        title="Analytics"
        lead={`${formatDate(from)} to ${formatDate(to)}`}
        actions={<RangeLinks current={days} />}
      />
      <div className="space-y-10">
        {pages && (
          <Part title="Your site">
            <PageViews report={pages} />
          </Part>
        )}
        {recruitment && (
          <Part title="Recruitment">
            <RecruitmentMetrics {...recruitment} days={days} />
          </Part>
        )}
        {!recruitment && !pages && (
          <Card padded={false}>
            <EmptyState
              title="No figures for your role yet"
              actions={
                <ButtonLink to="/dashboard" variant="secondary">
                  Back to the overview
                </ButtonLink>
              }
            >
              Figures about members and their satisfaction come with those modules. To see recruitment, ask
              the owner of your workspace for that role.
            </EmptyState>
          </Card>
        )}
      </div>
    </>
  );
}

function RangeLinks({ current }: { current: RangeDays }) {
  return (
    <nav aria-label="Period">
      <ul className="flex flex-wrap gap-2">
        {ranges.map(({ days, label }) => (
          <li key={days}>
            <ButtonLink
              to={{ search: rangeSearch(days) }}
              preventScrollReset
              size="sm"
              variant={days === current ? "primary" : "secondary"}
              aria-current={days === current ? "page" : undefined}
            >
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-4">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}
