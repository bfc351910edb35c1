import { useMessages } from "#web/lib/language.ts";
import type { CardJob } from "#web/recruitment/jobs/card-job.ts";
import { JobCards } from "#web/recruitment/jobs/job-cards.tsx";
import { useSource } from "#web/recruitment/jobs/use-source.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { chooseJobMessages } from "./apply.messages.ts";

/** For someone who wants to apply and has selected no job yet: the newest ones, and the way to all. */
export function ChooseJob({ jobs, now }: { jobs: readonly CardJob[]; now: Date }) {
  const t = useMessages(chooseJobMessages);
  const source = useSource();
  return (
    <div className="column py-8 sm:py-10">
      <PageHeader title={t.title} lead={t.lead} actions={<ButtonLink to="/jobs">{t.seeAll}</ButtonLink>} />
      {jobs.length === 0 ? (
        <Card>
          <EmptyState title={t.none}>{t.noneText}</EmptyState>
        </Card>
      ) : (
        <JobCards jobs={jobs} now={now} source={source} />
      )}
    </div>
  );
}
