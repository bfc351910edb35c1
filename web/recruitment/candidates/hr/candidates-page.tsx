import { FileUp, Handshake, Merge, UserPlus, X } from "lucide-react";
import { useState } from "react";
import { callUrl } from "#contract/core/client.ts";
import { formatNumber } from "#contract/core/numbers.ts";
import type { Page } from "#contract/core/paging.ts";
import {
  type CandidateAnalysis,
  type CandidateCounts,
  type CandidateStatus,
  candidateList,
  type HrCandidate,
} from "#contract/recruitment/hr-candidates.ts";
import type { UsedTag } from "#contract/recruitment/tags.ts";
import { wire } from "#contract/wire.ts";
import type { FormFailure } from "#web/lib/failure.ts";
import { formatCount } from "#web/lib/format.ts";
import { listSearch, wholeList } from "#web/lib/list-state.ts";
import { addApplicationPath } from "#web/recruitment/applications/hr/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { DownloadLink } from "#web/ui/download-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FilterLinks } from "#web/ui/filter-links.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { DenseRows } from "#web/ui/list/dense-list.tsx";
import { FilterBar } from "#web/ui/list/filter-bar.tsx";
import type { ListWords } from "#web/ui/list/words.ts";
import { AnalysisPanel } from "./analysis-panel.tsx";
import { candidateColumns } from "./candidate-columns.tsx";
import { comparePath, duplicatesPath } from "./duplicates/words.ts";
import {
  candidatesFilter,
  groupFilters,
  isWholeTab,
  type CandidateState as State,
  shownStatus,
} from "./groups.ts";
import { candidateImportDesk } from "./import/desk.ts";

/** The groups above the list choose the status, or who was imported, has applied without a vacancy or works here. */
const words: ListWords<typeof candidateList> = {
  one: "candidate",
  many: "candidates",
  search: "Name or email",
  filters: {},
  groups: groupFilters,
};

/** After "Active Candidates", in the order of the specification. */
const groupOrder: readonly CandidateStatus[] = ["shortlisted", "suspense", "rejected", "active"];

const groupLabels: Record<CandidateStatus, string> = {
  active: "Active",
  shortlisted: "Shortlisted",
  suspense: "Suspense",
  rejected: "Rejected",
};

/** The Candidates tab: everyone who applied to the organisation or whom it imported. */
export function CandidatesPage({
  found,
  counts,
  analysis,
  tags,
  state,
  refusal,
}: {
  /** Who matches the search within the chosen group. */
  found: Page<HrCandidate>;
  counts: CandidateCounts;
  /** What those listed come to; none on the tab of all active candidates. */
  analysis: CandidateAnalysis | null;
  tags: readonly UsedTag[];
  state: State;
  /** Whom the page could not delete, and why. */
  refusal?: { id: string; failure: FormFailure };
}) {
  const [selected, setSelected] = useState<Selected>([]);
  const described = { list: candidateList, state, words };
  return (
    <section aria-labelledby="candidates">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="candidates" className="text-xl">
          Candidate Database{" "}
          <span className="text-base font-normal text-muted tabular-nums">
            ({formatNumber(counts.total)})
          </span>
        </h2>
        <Groups counts={counts} state={state} />
      </div>
      <Tags tags={tags} state={state} />
      <FilterBar
        {...described}
        matching={found.total}
        actions={
          <>
            <DownloadLink
              href={callUrl(wire.hr.candidates.export, { query: candidatesFilter(state) })}
              labelClass="sr-only 2xl:not-sr-only"
            >
              Export CSV
            </DownloadLink>
            <ButtonLink to="/hr-manager/candidates/referrals" variant="secondary" icon={Handshake}>
              <span className="sr-only 2xl:not-sr-only">Referrals</span>
            </ButtonLink>
            <ButtonLink to={duplicatesPath} variant="secondary" icon={Merge}>
              <span className="sr-only xl:not-sr-only">Duplicates</span>
            </ButtonLink>
            <ButtonLink to={addApplicationPath()} variant="secondary" icon={UserPlus}>
              <span className="sr-only xl:not-sr-only">Add a candidate</span>
            </ButtonLink>
            <ButtonLink to={candidateImportDesk.path} variant="secondary" icon={FileUp}>
              Import Candidates
            </ButtonLink>
          </>
        }
      />
      {analysis && counts.total > 0 && <AnalysisPanel analysis={analysis} status={shownStatus(state)} />}
      {refusal && <NotDeleted refusal={refusal} rows={found.rows} />}
      <CompareBar selected={selected} onClear={() => setSelected([])} />
      <DenseRows
        {...described}
        found={found}
        caption="Candidates"
        columns={candidateColumns(
          { selected, onChange: setSelected },
          { showStatus: shownStatus(state) === undefined },
        )}
        rowKey={(candidate) => candidate.id}
        empty={<NoneYet any={counts.total > 0} />}
      />
    </section>
  );
}

/** Why a candidate could not be deleted for good. */
function NotDeleted({
  refusal,
  rows,
}: {
  refusal: { id: string; failure: FormFailure };
  rows: readonly HrCandidate[];
}) {
  const person = rows.find(({ id }) => id === refusal.id);
  return (
    <div className="mb-3">
      <FormError
        message={person ? `${person.name} was not deleted` : refusal.failure.message}
        attempt={refusal}
      >
        {person && <p>{refusal.failure.message}</p>}
      </FormError>
    </div>
  );
}

type Selected = Pick<HrCandidate, "id" | "name">[];

/** Compares those who are selected, from whatever search, and merges who are one person. Nothing while nobody is. */
function CompareBar({ selected, onClear }: { selected: Selected; onClear: () => void }) {
  const [first, second, ...also] = selected;
  return (
    <div role="status" aria-label="Selection">
      {first && (
        <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-sand px-4 py-2 text-sm">
          <p className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{formatCount(selected.length, "candidate")} selected:</span>{" "}
            {selected.map(({ name }) => name).join(", ")}
          </p>
          {second ? (
            <ButtonLink
              to={comparePath(
                first.id,
                second.id,
                also.map(({ id }) => id),
              )}
              variant="secondary"
              size="sm"
              icon={Merge}
            >
              Compare and merge
            </ButtonLink>
          ) : (
            <p className="text-muted">Select whom to compare with, also from another search.</p>
          )}
          <Button variant="ghost" size="sm" icon={X} onClick={onClear}>
            Clear the selection
          </Button>
        </div>
      )}
    </div>
  );
}

/** All active candidates, the groups by status, each with how many it holds, and who was imported, has applied without a vacancy or works here, if anybody. */
function Groups({ counts, state }: { counts: CandidateCounts; state: State }) {
  const whole = isWholeTab(state);
  const chosen = whole ? undefined : shownStatus(state);
  const linkTo = (some: Partial<State>) => ({
    search: listSearch(candidateList, { ...wholeList(candidateList), ...some }),
  });
  const countOf = (status: CandidateStatus) =>
    counts.statuses.find((one) => one.status === status)?.count ?? 0;
  const active = { label: "Active Candidates", count: countOf("active"), to: linkTo({}), current: whole };
  const links = groupOrder.map((status) => ({
    label: groupLabels[status],
    count: countOf(status),
    to: linkTo({ status: [status] }),
    current: status === chosen,
  }));
  const imported = {
    label: "Imported",
    count: counts.imported,
    to: linkTo({ imported: "true" }),
    current: state.imported === "true",
  };
  const general = {
    label: "General applications",
    count: counts.general,
    to: linkTo({ general: "true" }),
    current: state.general === "true",
  };
  const internal = {
    label: "Internal",
    count: counts.internal,
    to: linkTo({ internal: "true" }),
    current: state.internal === "true",
  };
  const others = [imported, general, internal].filter(({ count, current }) => count > 0 || current);
  return <FilterLinks label="Groups of candidates" links={[active, ...links, ...others]} />;
}

/** Who has a tag, whatever their group. Nothing while there are no tags. */
function Tags({ tags, state }: { tags: readonly UsedTag[]; state: State }) {
  if (tags.length === 0) return null;
  const links = tags.map(({ id, name, count }) => ({
    label: name,
    count,
    // A second press leads back to everybody.
    to: {
      search: listSearch(candidateList, {
        ...wholeList(candidateList),
        ...(id === state.tagId ? {} : { tagId: id }),
      }),
    },
    current: id === state.tagId,
  }));
  return <FilterLinks label="Tags" links={links} className="mb-3" />;
}

/** @param any whether there are candidates in another group */
function NoneYet({ any }: { any: boolean }) {
  if (any)
    return <EmptyState title="Nobody is in this group">The other groups hold everyone you have.</EmptyState>;
  return (
    <EmptyState title="No candidates yet">Everyone who applies for one of your jobs appears here.</EmptyState>
  );
}
