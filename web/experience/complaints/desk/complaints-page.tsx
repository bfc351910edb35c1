import { MessageSquareText, Moon, Plus, ScrollText, Settings } from "lucide-react";
import { useLocation } from "react-router";
import type { Colleague } from "#contract/core/notes.ts";
import type { Page } from "#contract/core/paging.ts";
import { experienceChannelLabels } from "#contract/experience/channels.ts";
import { casePath } from "#contract/experience/complaint-paths.ts";
import { type Complaint, complaintList } from "#contract/experience/complaints.ts";
import { experienceTopicLabels } from "#contract/experience/topics.ts";
import { formatAge } from "#web/lib/format.ts";
import { headerSort, type ListState } from "#web/lib/list-state.ts";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { type DenseColumn, TwoLines } from "#web/ui/dense-table.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { DenseList } from "#web/ui/list/dense-list.tsx";
import type { ListWords } from "#web/ui/list/words.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { ShareComplaintForm, TakeDownComplaint } from "../../figures/how-to-start.tsx";
import { experiencePath } from "../../shell/tabs.ts";
import { DueText, SeverityBadge, StatusBadge } from "./badges.tsx";
import { clockLabels, nameOf, rootCauseLabels, severityLabels, statusLabels } from "./labels.ts";
import { complaintReturnPath, complaintSettingsPath, newComplaintPath } from "./paths.ts";

type State = ListState<typeof complaintList>;

const wordsFor = (colleagues: readonly Colleague[]): ListWords<typeof complaintList> => ({
  one: "complaint",
  many: "complaints",
  search: "Number, name, phone or words",
  filters: {
    view: {
      label: "Show",
      none: "All",
      option: { to_do: "To do", snoozed: "Snoozed", member_wrote: "The member wrote last" },
    },
    status: { label: "Status", option: statusLabels },
    clock: { label: "Clock", option: clockLabels },
    severity: { label: "Severity", option: severityLabels },
    topic: { label: "Topic", option: experienceTopicLabels },
    channel: { label: "Channel", option: experienceChannelLabels },
    owner: {
      label: "Owner",
      none: "Anybody's",
      option: {
        me: "Mine",
        nobody: "Nobody's",
        ...Object.fromEntries(colleagues.map(({ id, fullName }) => [id, fullName])),
      },
    },
    rootCause: { label: "Root cause", option: rootCauseLabels },
    from: { label: "From" },
    to: { label: "To" },
  },
  sorts: {
    "-receivedAt": "Newest first",
    receivedAt: "Oldest first",
    dueAt: "Due first",
    "-severity": "Worst first",
  },
});

/** The complaints of the SACCO's members. */
export function ComplaintsPage({
  found,
  state,
  toDo,
  colleagues,
}: {
  found: Page<Complaint>;
  state: State;
  /** How many wait for the staff; null when they could not be counted just now. */
  toDo: number | null;
  colleagues: readonly Colleague[];
}) {
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            items={[{ label: "Customer Experience", to: experiencePath }, { label: "Complaints" }]}
          />
        }
        title="Complaints"
        lead={toDo === null ? undefined : toDo === 0 ? "Nothing waits for you." : `${toDo} to do.`}
        actions={
          <>
            <ButtonLink to={complaintReturnPath} variant="secondary" icon={ScrollText}>
              Quarterly return
            </ButtonLink>
            <ButtonLink to={complaintSettingsPath} variant="secondary" icon={Settings}>
              Settings
            </ButtonLink>
            <ButtonLink to={newComplaintPath} icon={Plus}>
              Take down a complaint
            </ButtonLink>
          </>
        }
      />
      <DenseList
        list={complaintList}
        state={state}
        words={wordsFor(colleagues)}
        found={found}
        caption="Complaints"
        columns={columnsFor(state)}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            title="No complaints yet"
            actions={
              <>
                <ShareComplaintForm />
                <TakeDownComplaint />
              </>
            }
          >
            What members write in your complaint form, and what your staff take down, appears here.
          </EmptyState>
        }
      />
    </>
  );
}

const columnsFor = (state: State): readonly DenseColumn<Complaint>[] => [
  {
    key: "who",
    header: "Complaint",
    width: "md:w-[20%] xl:w-[17%]",
    card: "title",
    cell: (complaint) => <Who complaint={complaint} />,
  },
  {
    key: "about",
    header: "About",
    width: "md:w-[24%] xl:w-[25%]",
    card: "line",
    cell: ({ topic, excerpt }) => <TwoLines first={experienceTopicLabels[topic]} second={excerpt} />,
  },
  {
    key: "status",
    header: "Status",
    width: "md:w-[25%] xl:w-[20%]",
    card: "state",
    cell: ({ status, snoozedUntil, memberWrote }) => (
      <span className="inline-flex items-center gap-1.5">
        <StatusBadge status={status} />
        {snoozedUntil && <Moon aria-label="Snoozed" className="size-4 shrink-0 text-muted" />}
        {memberWrote && (
          <MessageSquareText aria-label="The member wrote last" className="size-4 shrink-0 text-warning" />
        )}
      </span>
    ),
  },
  {
    key: "severity",
    header: "Severity",
    width: "md:w-[12%] xl:w-[10%]",
    card: "start",
    sort: headerSort(complaintList, state, "severity"),
    cell: ({ severity }) => <SeverityBadge severity={severity} />,
  },
  {
    key: "due",
    header: "Due",
    width: "md:w-[19%] xl:w-[14%]",
    card: "end",
    sort: headerSort(complaintList, state, "dueAt"),
    cell: (complaint) => <DueText complaint={complaint} />,
  },
  {
    key: "owner",
    header: "Owner and age",
    width: "xl:w-[14%]",
    wideOnly: true,
    card: "line",
    sort: headerSort(complaintList, state, "receivedAt"),
    cell: ({ owner, receivedAt }) => (
      <TwoLines first={owner?.fullName ?? "Nobody"} second={formatAge(receivedAt)} />
    ),
  },
];

function Who({ complaint }: { complaint: Complaint }) {
  const { search } = useLocation();
  const { id, reference, status } = complaint;
  return (
    <>
      <Link
        to={`${casePath(id)}${search}`}
        className={`flex min-h-11 items-center hover:underline md:min-h-5 ${status === "new" ? "font-bold" : "font-medium"}`}
      >
        <span className="min-w-0 wrap-anywhere md:truncate">{nameOf(complaint)}</span>
      </Link>
      <span className="block text-xs leading-4 font-normal text-muted">{reference}</span>
    </>
  );
}
