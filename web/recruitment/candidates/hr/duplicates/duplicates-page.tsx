import type { Page } from "#contract/core/paging.ts";
import { readablePhone } from "#contract/core/phone-number.ts";
import {
  type CandidateMerge,
  type Distinction,
  type DuplicatePair,
  duplicateList,
  mergeUndoDays,
} from "#contract/recruitment/duplicates.ts";
import { formatDate, formatDateTime } from "#web/lib/format.ts";
import { ActionButton, type FormRefusal } from "#web/ui/action-form.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { type DenseColumn, DenseTable, TwoLines } from "#web/ui/dense-table.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { Link } from "#web/ui/link.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { comparePath, reasonWords } from "./words.ts";

/** Candidates that look like one person, and those whom somebody made one. */
export function DuplicatesPage({
  pairs,
  merges,
  distinctions,
  page,
  refusal,
}: {
  pairs: Page<DuplicatePair>;
  /** The latest of them. */
  merges: Page<CandidateMerge>;
  /** The latest of them. */
  distinctions: Page<Distinction>;
  page: number;
  refusal: FormRefusal | undefined;
}) {
  return (
    <>
      <PageHeader
        title="Duplicates"
        lead="Candidates who look like one person: by email, by phone, or by their name and another sign."
        breadcrumb={
          <Breadcrumb
            items={[{ label: "Candidates", to: "/hr-manager/candidates" }, { label: "Duplicates" }]}
          />
        }
      />
      {refusal && <FormError message={refusal.message} attempt={refusal} />}
      <DenseTable
        caption="Candidates that look like one person"
        columns={pairColumns}
        rows={pairs.rows}
        rowKey={({ first, second }) => `${first.id} ${second.id}`}
        empty={
          <EmptyState title="No duplicates">
            No two of your candidates share an email address or a phone number, or a name and another sign.
          </EmptyState>
        }
      />
      <Pagination page={page} pageSize={duplicateList.pageSize} total={pairs.total} className="mt-4" />
      <p className="mt-4 text-sm text-muted">
        Two or more that are not found here? Select them in{" "}
        <Link to="/hr-manager/candidates" className="underline">
          the list of candidates
        </Link>{" "}
        and compare them there.
      </p>
      {merges.total > 0 && <Merges merges={merges} />}
      {distinctions.total > 0 && <Distinctions distinctions={distinctions} />}
    </>
  );
}

function Merges({ merges }: { merges: Page<CandidateMerge> }) {
  return (
    <section aria-labelledby="merges" className="mt-10">
      <h2 id="merges" className="text-xl">
        Merged
      </h2>
      <p className="mt-1 mb-3 max-w-prose text-sm text-muted">
        For {mergeUndoDays} days both can be had back as they were. What was added since stays with the one
        who was kept.
      </p>
      <DenseTable
        caption="Merged candidates"
        columns={mergeColumns}
        rows={merges.rows}
        rowKey={({ id }) => id}
        empty={null}
      />
      {merges.total > merges.rows.length && (
        <p className="mt-2 text-sm text-muted">
          The latest {merges.rows.length} of {merges.total}.
        </p>
      )}
    </section>
  );
}

function Distinctions({ distinctions }: { distinctions: Page<Distinction> }) {
  return (
    <section aria-labelledby="distinctions" className="mt-10">
      <h2 id="distinctions" className="text-xl">
        Not the same person
      </h2>
      <p className="mt-1 mb-3 max-w-prose text-sm text-muted">
        They are not found as duplicates any more. Take it back, and they are.
      </p>
      <DenseTable
        caption="Candidates who are not the same person"
        columns={distinctionColumns}
        rows={distinctions.rows}
        rowKey={({ first, second }) => `${first.id} ${second.id}`}
        empty={null}
      />
      {distinctions.total > distinctions.rows.length && (
        <p className="mt-2 text-sm text-muted">
          The latest {distinctions.rows.length} of {distinctions.total}.
        </p>
      )}
    </section>
  );
}

function Person({ person: { name, email, phone, location } }: { person: DuplicatePair["first"] }) {
  const known = [email, phone && readablePhone(phone), location].filter(Boolean);
  return <TwoLines first={name} second={known.join(" · ")} onPhone="below" wraps />;
}

const pairColumns: readonly DenseColumn<DuplicatePair>[] = [
  {
    key: "first",
    header: "Candidate",
    width: "md:w-[28%]",
    card: "title",
    cell: ({ first }) => <Person person={first} />,
  },
  {
    key: "second",
    header: "Looks like",
    width: "md:w-[28%]",
    card: "line",
    cell: ({ second }) => <Person person={second} />,
  },
  {
    key: "reasons",
    header: "Reasons",
    width: "md:w-[22%]",
    card: "line",
    cell: ({ reasons }) => (
      <span className="flex flex-wrap gap-1">
        {reasons.map((reason) => (
          <Badge key={reason}>{reasonWords[reason]}</Badge>
        ))}
      </span>
    ),
  },
  {
    key: "actions",
    header: "Actions",
    width: "md:w-[22%]",
    card: "line",
    cell: ({ first, second }) => (
      <span className="flex flex-wrap items-center gap-2 py-1">
        <ButtonLink to={comparePath(first.id, second.id)} variant="secondary" size="sm">
          Compare
          <span className="sr-only">
            {" "}
            {first.name} and {second.name}
          </span>
        </ButtonLink>
        <ActionButton
          intent="distinct"
          values={{ id: first.id, otherId: second.id }}
          variant="ghost"
          label={`${first.name} and ${second.name} are not the same person`}
          preventScrollReset
        >
          Not the same person
        </ActionButton>
      </span>
    ),
  },
];

const distinctionColumns: readonly DenseColumn<Distinction>[] = [
  {
    key: "first",
    header: "Candidate",
    width: "md:w-[28%]",
    card: "title",
    cell: ({ first }) => first.name,
  },
  {
    key: "second",
    header: "Is not",
    width: "md:w-[28%]",
    card: "line",
    cell: ({ second }) => second.name,
  },
  {
    key: "said",
    header: "Said",
    width: "md:w-[22%]",
    card: "line",
    cell: ({ at, by }) => (
      <TwoLines first={formatDateTime(at, "en")} second={by ?? "A former colleague"} wraps />
    ),
  },
  {
    key: "actions",
    header: "Actions",
    width: "md:w-[22%]",
    card: "line",
    cell: ({ first, second }) => (
      <ActionButton
        intent="undo-distinct"
        values={{ id: first.id, otherId: second.id }}
        label={`Take back that ${first.name} and ${second.name} are not the same person`}
        preventScrollReset
      >
        Take back
      </ActionButton>
    ),
  },
];

const mergeColumns: readonly DenseColumn<CandidateMerge>[] = [
  {
    key: "kept",
    header: "Kept",
    width: "md:w-[28%]",
    card: "title",
    cell: ({ kept, absorbed }) => (
      <TwoLines first={kept.name} second={`With ${absorbed.name}`} onPhone="below" wraps />
    ),
  },
  {
    key: "when",
    header: "Merged",
    width: "md:w-[28%]",
    card: "line",
    cell: ({ at, by }) => (
      <TwoLines first={formatDateTime(at)} second={by ? `By ${by}` : ""} onPhone="below" wraps />
    ),
  },
  {
    key: "undo",
    header: "Can be undone",
    width: "md:w-[22%]",
    card: "line",
    cell: ({ undoUntil }) => (
      <>{undoUntil ? `Until ${formatDate(undoUntil)}` : "No longer, or after a later merge"}</>
    ),
  },
  {
    key: "actions",
    header: "Actions",
    width: "md:w-[22%]",
    card: "line",
    cell: ({ id, kept, absorbed, undoUntil }) =>
      undoUntil && (
        <ActionButton
          intent="undo"
          values={{ id }}
          label={`Undo merge of ${kept.name} and ${absorbed.name}`}
          preventScrollReset
        >
          Undo merge
        </ActionButton>
      ),
  },
];
