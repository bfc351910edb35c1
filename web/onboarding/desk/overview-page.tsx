import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { formatNumber } from "#contract/core/numbers.ts";
import type { OnboardingOverview } from "#contract/onboarding/desk.ts";
import { formatCount } from "#web/lib/format.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Stat } from "#web/ui/stat.tsx";
import { MemberFigures } from "./figures.tsx";
import { KycManagement } from "./kyc-management.tsx";
import { NewMemberForm } from "./new-member-form.tsx";
import { queuePath, registerPath } from "./paths.ts";
import { overviewQuery } from "./queries.ts";
import { RecentMembers } from "./recent-members.tsx";

/** What the desk looks at first: counts, what waits, the newest members, and what the checks did. */
export function OverviewPage() {
  const { data, error, refetch, isFetching } = useQuery(overviewQuery());
  const [search, setSearch] = useSearchParams();
  const close = () => setSearch({}, { replace: true, preventScrollReset: true });
  return (
    <>
      <h2 className="sr-only">Overview</h2>
      {error && <LoadFailure what="the figures" error={error} retry={refetch} pending={isFetching} />}
      {data && <MemberFigures overview={data} />}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <Section
          title="Newest members"
          actions={
            <ButtonLink to={registerPath} variant="secondary" size="sm">
              All members
            </ButtonLink>
          }
        >
          <RecentMembers />
        </Section>
        {data && <Waiting overview={data} />}
      </div>
      {data && (
        <Section title="KYC Management" className="mt-6">
          <KycManagement overview={data} />
        </Section>
      )}
      <Dialog
        open={search.get("new") === "member"}
        onOpenChange={(open) => !open && close()}
        title="New Member"
        description="What is known at the counter is enough; the rest follows."
      >
        <NewMemberForm onCreated={close} />
      </Dialog>
    </>
  );
}

const ages = [
  ["day", "Less than a day"],
  ["threeDays", "1 to 3 days"],
  ["week", "3 to 7 days"],
  ["older", "Longer than a week"],
] as const;

function Waiting({ overview: { waiting, lately } }: { overview: OnboardingOverview }) {
  const hours = lately.averageHours;
  return (
    <Section
      title="Waiting for a decision"
      actions={
        <ButtonLink to={queuePath} variant="secondary" size="sm">
          Open the queue
        </ButtonLink>
      }
    >
      <dl className="grid grid-cols-2 gap-3">
        <Stat label="In the queue" value={formatNumber(waiting.total)} />
        <Stat
          label="Overdue"
          value={formatNumber(waiting.overdue)}
          note={waiting.overdue > 0 ? "Decide these first" : "None is late"}
          tone={waiting.overdue > 0 ? "danger" : "success"}
        />
        <Stat label="Due soon" value={formatNumber(waiting.dueSoon)} note="Within 4 business hours" />
        <Stat
          label="Yours"
          value={formatNumber(waiting.mine)}
          note={`${formatNumber(waiting.unassigned)} unassigned`}
        />
      </dl>
      <h3 className="mt-6 mb-2 text-base font-semibold">Age of what waits</h3>
      <dl className="space-y-1 text-sm">
        {ages.map(([key, label]) => (
          <div key={key} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{formatNumber(waiting.ages[key])}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 border-t border-line pt-4 text-sm">
        {hours === null
          ? "Nobody was verified in the last 30 days."
          : `From registration to verification: ${hours < 48 ? formatCount(Math.round(hours), "hour") : formatCount(Math.round(hours / 24), "day")} on average, over ${formatNumber(lately.verified)} in the last 30 days.`}
      </p>
    </Section>
  );
}
