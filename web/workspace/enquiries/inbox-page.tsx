import { clsx } from "clsx";
import { CalendarClock } from "lucide-react";
import { Link, useLocation } from "react-router";
import type { Page } from "#contract/core/paging.ts";
import { type Enquiry, topicLabels } from "#contract/site/enquiries.ts";
import { formatAge, formatDateTime } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { type InboxFilters, inboxPageSize, inboxSearch } from "./filters.ts";
import { InboxFilterForm } from "./inbox-filters.tsx";
import { EnquiryStatusBadge } from "./status-badge.tsx";

/** What visitors of the site sent, newest first. */
export function InboxPage({
  filters,
  list,
  unanswered,
}: {
  filters: InboxFilters;
  list: Page<Enquiry>;
  /** Enquiries that nobody has answered or closed; null when they could not be counted just now. */
  unanswered: number | null;
}) {
  return (
    <>
      <PageHeader title="Enquiries" lead={unansweredText(unanswered)} />
      <InboxFilterForm filters={filters} />
      <Table
        caption="Enquiries"
        columns={columns}
        rows={list.rows}
        rowKey={(enquiry) => enquiry.id}
        empty={<NothingHere filters={filters} total={list.total} />}
      />
      <Pagination page={filters.page} pageSize={inboxPageSize} total={list.total} className="mt-4" />
    </>
  );
}

function unansweredText(unanswered: number | null) {
  if (unanswered === null) return "How many wait for an answer could not be counted just now.";
  return unanswered === 0 ? "Everything is answered." : `${unanswered} waiting for an answer.`;
}

const columns: readonly Column<Enquiry>[] = [
  { key: "sender", header: "From", cell: (enquiry) => <Sender enquiry={enquiry} /> },
  { key: "about", header: "About", cell: (enquiry) => <About enquiry={enquiry} /> },
  {
    key: "meeting",
    header: "Meeting",
    cell: ({ meeting }) =>
      meeting ? (
        <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
          <CalendarClock aria-hidden className="size-4 shrink-0 text-brand-ink" />
          {formatDateTime(meeting.startsAt)}
        </span>
      ) : (
        <span className="text-muted">None</span>
      ),
  },
  {
    key: "received",
    header: "Received",
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatAge(createdAt)}</span>,
  },
  { key: "status", header: "Status", cell: ({ status }) => <EnquiryStatusBadge status={status} /> },
];

function Sender({ enquiry }: { enquiry: Enquiry }) {
  const { search } = useLocation();
  return (
    <>
      <Link
        to={`/dashboard/enquiries/${enquiry.id}`}
        state={{ inbox: search }}
        className={clsx(
          "inline-flex min-h-11 items-center hover:underline md:min-h-6",
          enquiry.status === "new" ? "font-bold" : "font-medium",
        )}
      >
        {enquiry.fullName}
      </Link>
      <span className="block text-sm font-normal text-muted">{enquiry.saccoName ?? enquiry.email}</span>
    </>
  );
}

function About({ enquiry }: { enquiry: Enquiry }) {
  const title = enquiry.subject ?? enquiry.solution;
  return (
    <div className="space-y-1 md:max-w-md">
      <p className="flex flex-wrap items-center justify-end gap-2 md:justify-start">
        <Badge tone="brand">{topicLabels[enquiry.topic]}</Badge>
        {title && <span className="font-medium wrap-anywhere">{title}</span>}
      </p>
      {enquiry.excerpt && (
        <p className="hidden text-muted wrap-anywhere md:line-clamp-2">{enquiry.excerpt}</p>
      )}
    </div>
  );
}

function NothingHere({ filters, total }: { filters: InboxFilters; total: number }) {
  if (total > 0) {
    return (
      <EmptyState
        title="This page is empty"
        actions={
          <ButtonLink to={{ search: inboxSearch({ ...filters, page: 1 }) }} variant="secondary">
            Go to the first page
          </ButtonLink>
        }
      >
        The list has become shorter since you opened it.
      </EmptyState>
    );
  }
  if (inboxSearch({ ...filters, page: 1 }) !== "") {
    return (
      <EmptyState
        title="No enquiries match"
        actions={
          <ButtonLink to="/dashboard/enquiries" variant="secondary">
            Show all enquiries
          </ButtonLink>
        }
      >
        Try another word, or remove a filter.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No enquiries yet">
      As soon as a visitor writes to you or books a meeting, it stands here.
    </EmptyState>
  );
}
