import type { ReactNode } from "react";
import type { OverviewFigures } from "#contract/experience/figures.ts";
import type { OnboardingReport } from "#contract/onboarding/onboarding-report.ts";
import type { DashboardStats, RecruitmentReport } from "#contract/recruitment/statistics.ts";
import type { PageViewReport } from "#contract/site/analytics.ts";
import { formatDate, nairobiDay } from "#web/lib/format.ts";
import type { Period } from "#web/lib/period.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { MissingPart } from "#web/ui/missing-part.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { PeriodChoice } from "#web/ui/period-choice.tsx";
import { ExperienceMetrics } from "./experience-metrics.tsx";
import { OnboardingMetrics } from "./onboarding-metrics.tsx";
import { PageViews } from "./page-views.tsx";
import { RecruitmentMetrics } from "./recruitment-metrics.tsx";

/** Figures of each module: undefined for whom they are not meant, null where they did not come. */
export interface AnalyticsData {
  period: Period;
  recruitment: { report: RecruitmentReport; now: DashboardStats } | null | undefined;
  onboarding: OnboardingReport | null | undefined;
  experience: OverviewFigures | null | undefined;
  /** For the owner of the organisation that runs the site. */
  pages: PageViewReport | null | undefined;
}

/** The figures of a period across the modules that a person may see. */
export function AnalyticsPage({ period, recruitment, onboarding, experience, pages }: AnalyticsData) {
  const { from, to, length } = period;
  const parts = [
    { title: "Your site", data: pages, view: pages && <PageViews report={pages} /> },
    {
      title: "Member onboarding",
      data: onboarding,
      view: onboarding && <OnboardingMetrics report={onboarding} days={length} />,
    },
    {
      title: "Customer experience",
      data: experience,
      view: experience && <ExperienceMetrics figures={experience} days={length} />,
    },
    {
      title: "Recruitment",
      data: recruitment,
      view: recruitment && <RecruitmentMetrics {...recruitment} days={length} />,
    },
  ].filter(({ data }) => data !== undefined);
  return (
    <>
      <PageHeader
        title="Analytics"
        lead={`${formatDate(from)} to ${formatDate(to)}${to === nairobiDay(new Date()) ? ", today so far" : ""}`}
      />
      <PeriodChoice period={period} />
      <div className="mt-8 space-y-10">
        {parts.map(({ title, view }) => (
          <Part key={title} title={title}>
            {view || <MissingPart what={`The figures of ${title.toLowerCase()}`} />}
          </Part>
        ))}
        {parts.length === 0 && <NothingForRole />}
      </div>
    </>
  );
}

function NothingForRole() {
  return (
    <Card padded={false}>
      <EmptyState
        title="No figures for your role yet"
        actions={
          <ButtonLink to="/dashboard" variant="secondary">
            Back to the overview
          </ButtonLink>
        }
      >
        Ask the owner of your workspace for the role whose figures you want to see.
      </EmptyState>
    </Card>
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
