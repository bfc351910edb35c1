import { clsx } from "clsx";
import { CalendarClock } from "lucide-react";
import { useLocation } from "react-router";
import type { Page } from "#contract/core/paging.ts";
import { type Enquiry, enquiryList, topicLabels } from "#contract/site/enquiries.ts";
import { formatAge, formatDateTime } from "#web/lib/format.ts";
import { headerSort, type ListState } from "#web/lib/list-state.ts";
import { Badge } from "#web/ui/badge.tsx";
import type { DenseColumn } from "#web/ui/dense-table.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { DenseList } from "#web/ui/list/dense-list.tsx";
import type { ListWords } from "#web/ui/list/words.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { EnquiryStatusBadge, statusLabels } from "./status-badge.tsx";

type State = ListState<typeof enquiryList>;

const words: ListWords<typeof enquiryList> = {
  one: "enquiry",
  many: "enquiries",
  search: "Name, SACCO or words",
  filters: {
    status: { label: "Status", none: "Any status", option: statusLabels },
    topic: { label: "Kind", none: "Any kind", option: topicLabels },
  },
  sorts: { "-createdAt": "Newest first", createdAt: "Oldest first", meeting: "Next meeting first" },
};

/** What visitors of the site sent, newest first. */
export function InboxPage({
  found,
  state,
  unanswered,
}: {
  found: Page<Enquiry>;
  state: State;
  /** Enquiries that nobody has answered or closed; null when they could not be counted just now. */
  unanswered: number | null;
}) {
  return (
    <>
      <PageHeader title="Enquiries" lead={unansweredText(unanswered)} />
      <DenseList
        list={enquiryList}
        state={state}
        words={words}
        found={found}
        caption="Enquiries"
        columns={columnsFor(state)}
        rowKey={(enquiry) => enquiry.id}
        empty={
          <EmptyState title="No enquiries yet">
            As soon as a visitor writes to you or books a meeting, it appears here.
          </EmptyState>
        }
      />
    </>
  );
}

function unansweredText(unanswered: number | null) {
  if (unanswered === null) return "How many wait for an answer could not be counted just now.";
  return unanswered === 0 ? "Everything is answered." : `${unanswered} waiting for an answer.`;
}

const columnsFor = (state: State): readonly DenseColumn<Enquiry>[] => [
  {
    key: "sender",
    header: "From",
    width: "md:w-[22%]",
    card: "title",
    cell: (enquiry) => <Sender enquiry={enquiry} />,
  },
  {
    key: "about",
    header: "About",
    width: "md:w-[38%]",
    card: "line",
    cell: (enquiry) => <About enquiry={enquiry} />,
  },
  {
    key: "meeting",
    header: "Meeting",
    width: "md:w-[16%]",
    card: "line",
    sort: headerSort(enquiryList, state, "meeting"),
    cell: ({ meeting }) =>
      meeting ? (
        <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
          <CalendarClock aria-hidden className="size-4 shrink-0 text-brand-ink" />
          {formatDateTime(meeting.startsAt)}
        </span>
      ) : (
        <span className="hidden text-muted md:inline">None</span>
      ),
  },
  {
    key: "received",
    header: "Received",
    width: "md:w-[12%]",
    card: "fact",
    sort: headerSort(enquiryList, state, "createdAt"),
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatAge(createdAt)}</span>,
  },
  {
    key: "status",
    header: "Status",
    width: "md:w-[12%]",
    card: "state",
    cell: ({ status }) => <EnquiryStatusBadge status={status} />,
  },
];

function Sender({ enquiry }: { enquiry: Enquiry }) {
  const { search } = useLocation();
  const from = enquiry.saccoName ?? enquiry.email;
  return (
    <>
      <Link
        to={`/dashboard/enquiries/${enquiry.id}${search}`}
        className={clsx(
          "flex min-h-11 items-center hover:underline md:min-h-5",
          enquiry.status === "new" ? "font-bold" : "font-medium",
        )}
      >
        <span className="min-w-0 wrap-anywhere md:truncate">{enquiry.fullName}</span>
      </Link>
      <span title={from} className="block text-xs leading-4 font-normal text-muted wrap-anywhere md:truncate">
        {from}
      </span>
    </>
  );
}

function About({ enquiry }: { enquiry: Enquiry }) {
  const title = enquiry.subject ?? enquiry.solution ?? "";
  return (
    <>
      <span className="flex items-center gap-2">
        <Badge tone="brand">{topicLabels[enquiry.topic]}</Badge>
        <span title={title} className="truncate font-medium">
          {title}
        </span>
      </span>
      {enquiry.excerpt && (
        <span title={enquiry.excerpt} className="line-clamp-2 text-xs leading-4 text-muted md:line-clamp-1">
          {enquiry.excerpt}
        </span>
      )}
    </>
  );
}
