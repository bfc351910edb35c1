import { callUrl } from "#contract/core/client.ts";
import type { Page } from "#contract/core/paging.ts";
import { type HrReferral, hrReferralList, relationLabels } from "#contract/recruitment/referrals.ts";
import { wire } from "#contract/wire.ts";
import { formatDate } from "#web/lib/format.ts";
import type { ListState } from "#web/lib/list-state.ts";
import { applicationPath } from "#web/recruitment/applications/hr/paths.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { type DenseColumn, TwoLines } from "#web/ui/dense-table.tsx";
import { DownloadLink } from "#web/ui/download-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { DenseList } from "#web/ui/list/dense-list.tsx";
import type { ListWords } from "#web/ui/list/words.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { stateWords } from "../state-words.ts";

const words: ListWords<typeof hrReferralList> = {
  one: "referral",
  many: "referrals",
  filters: {
    state: {
      label: "Status",
      option: (state) => stateWords[state].label,
    },
  },
};

/** Everybody whom colleagues have referred, whether they have applied or not. */
export function HrReferralsPage({
  found,
  state,
}: {
  found: Page<HrReferral>;
  state: ListState<typeof hrReferralList>;
}) {
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            items={[{ label: "Candidates", to: "/hr-manager/candidates" }, { label: "Referrals" }]}
          />
        }
        title="Referrals"
        lead="Whom your colleagues referred, and how far each came. Who has not applied is deleted after 180 days."
      />
      <DenseList
        list={hrReferralList}
        state={state}
        words={words}
        found={found}
        caption="Referrals"
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title="No referrals yet">
            Whom your colleagues refer for an open job appears here.
          </EmptyState>
        }
      />
    </>
  );
}

const columns: readonly DenseColumn<HrReferral>[] = [
  {
    key: "person",
    header: "Person",
    width: "md:w-[22%]",
    card: "title",
    cell: ({ name, email, phone }) => (
      <TwoLines first={name} second={[email, phone].filter(Boolean).join(" · ")} onPhone="below" wraps />
    ),
  },
  {
    key: "job",
    header: "Job",
    width: "md:w-[18%]",
    card: "line",
    cell: ({ jobTitle, at }) => (
      <TwoLines first={jobTitle} second={`Referred on ${formatDate(at)}`} onPhone="below" wraps />
    ),
  },
  {
    key: "by",
    header: "Referred by",
    width: "md:w-[28%]",
    card: "line",
    cell: ({ by, relation, words: said }) => (
      <TwoLines
        first={by ?? "A former colleague"}
        second={[relationLabels[relation], said].filter(Boolean).join(": ")}
        onPhone="below"
        wraps
      />
    ),
  },
  {
    key: "state",
    header: "Status",
    width: "md:w-[13%]",
    card: "state",
    cell: ({ state }) => <Badge tone={stateWords[state].tone}>{stateWords[state].label}</Badge>,
  },
  {
    key: "actions",
    header: "Actions",
    width: "md:w-[19%]",
    card: "line",
    cell: ({ id, name, cvName, applicationId }) => (
      <span className="flex flex-wrap items-center gap-1 py-1">
        {cvName && (
          <DownloadLink href={callUrl(wire.referrals.cv, { params: { id } })} size="sm" labelClass="sr-only">
            {`CV of ${name}`}
          </DownloadLink>
        )}
        {applicationId && (
          <ButtonLink to={applicationPath(applicationId)} size="sm" variant="secondary">
            Application<span className="sr-only"> of {name}</span>
          </ButtonLink>
        )}
      </span>
    ),
  },
];
