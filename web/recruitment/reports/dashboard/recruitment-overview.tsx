import { ArrowRight } from "lucide-react";
import type { DashboardStats } from "#contract/recruitment/statistics.ts";
import { applicationsPath } from "#web/recruitment/applications/hr/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { MissingPart } from "#web/ui/missing-part.tsx";
import { RecruitmentStats } from "./recruitment-stats.tsx";

/** What the workspace's overview shows of recruitment. @param stats null when they did not come */
export function RecruitmentOverview({ stats }: { stats: DashboardStats | null }) {
  if (!stats) return <MissingPart what="The figures of recruitment" />;
  return (
    <section aria-labelledby="recruitment">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="recruitment" className="text-xl">
          Recruitment
        </h2>
        <ButtonLink to={applicationsPath} variant="ghost" size="sm" trailingIcon={ArrowRight}>
          All applications
        </ButtonLink>
      </div>
      <RecruitmentStats stats={stats} />
    </section>
  );
}
