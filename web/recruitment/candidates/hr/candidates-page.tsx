import { FileUp } from "lucide-react";
import type { CandidateCounts, CandidateStatus, HrCandidate } from "#contract/recruitment/hr-candidates.ts";
import { formatNumber } from "#web/lib/format.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FilterLinks } from "#web/ui/filter-links.tsx";
import { ListSearch } from "#web/ui/list-search.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { CandidateCard } from "./candidate-card.tsx";
import { type CandidateFilters, candidatesPageSize } from "./filters.ts";
import { importsPath } from "./import/paths.ts";

const groupLabels: Record<CandidateStatus, string> = {
  active: "Active Candidates",
  shortlisted: "Shortlisted",
  suspense: "Suspense",
  rejected: "Rejected",
};

/** The Candidates tab: everyone who applied to the organisation or whom it imported. */
export function CandidatesPage({
  candidates,
  found,
  counts,
  filters,
}: {
  candidates: readonly HrCandidate[];
  /** How many match the search within the chosen group. */
  found: number;
  counts: CandidateCounts;
  filters: CandidateFilters;
}) {
  return (
    <section aria-labelledby="candidates">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3 gap-y-2">
        <h2 id="candidates" className="text-2xl">
          Candidate Database
        </h2>
        <p className="grow text-muted tabular-nums">
          {formatNumber(counts.total)} {counts.total === 1 ? "candidate" : "candidates"}
        </p>
        <ButtonLink to={importsPath} variant="secondary" icon={FileUp} className="self-center">
          Import Candidates
        </ButtonLink>
      </div>
      <Groups counts={counts} filters={filters} />
      <ListSearch
        label="Search candidates"
        placeholder="Name or email"
        values={{ q: filters.q, status: filters.status ?? "" }}
        kept={keptBySearch(filters)}
      />
      {filters.q !== "" && (
        <p role="status" className="mb-3 text-sm text-muted tabular-nums">
          {formatNumber(found)} found
        </p>
      )}
      {candidates.length > 0 ? (
        <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
          {candidates.map((candidate) => (
            <li key={candidate.id} className="min-w-0">
              <CandidateCard candidate={candidate} />
            </li>
          ))}
        </ul>
      ) : (
        <NoCandidates counts={counts} />
      )}
      <Pagination page={filters.page} pageSize={candidatesPageSize} total={found} className="mt-4" />
    </section>
  );
}

/** What the search keeps of the address: the group, unless it is the usual one. */
function keptBySearch({ imported, status }: CandidateFilters): Record<string, string> | undefined {
  if (imported) return { imported: "true" };
  return status === undefined || status === "active" ? undefined : { status };
}

/** The groups that hold somebody, and the chosen one. While everyone is active there is nothing to choose. */
function Groups({ counts, filters }: { counts: CandidateCounts; filters: CandidateFilters }) {
  const groups = counts.statuses.filter(
    ({ status, count }) => count > 0 || status === "active" || status === filters.status,
  );
  const imported = { label: "Imported", count: counts.imported, to: { search: "?imported=true" } };
  const links = groups.map(({ status, count }) => ({
    label: groupLabels[status],
    count,
    to: { search: status === "active" ? "" : `?status=${status}` },
    current: status === filters.status,
  }));
  const withImported = counts.imported > 0 || filters.imported;
  return (
    <FilterLinks
      label="Groups of candidates"
      className="mb-5"
      links={withImported ? [...links, { ...imported, current: filters.imported }] : links}
    />
  );
}

function NoCandidates({ counts }: { counts: CandidateCounts }) {
  if (counts.total === 0) {
    return (
      <EmptyState title="No candidates yet">
        Everyone who applies for one of your positions stands here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No candidates match"
      actions={
        <ButtonLink to={{ search: "" }} variant="secondary">
          Show active candidates
        </ButtonLink>
      }
    >
      Try another name or email.
    </EmptyState>
  );
}
