import {
  AlarmClock,
  AtSign,
  Briefcase,
  CalendarCheck,
  CalendarClock,
  CalendarX2,
  ChevronRight,
  ClipboardCheck,
  FileSignature,
  FileUser,
  Hourglass,
  ListChecks,
  type LucideIcon,
  MailX,
  Megaphone,
  MessageSquareText,
  MessageSquareWarning,
  TriangleAlert,
  UserCheck,
  UserRoundCheck,
} from "lucide-react";
import { Form, useNavigation } from "react-router";
import {
  type Notification,
  type NotificationKind,
  notificationDays,
  notificationList,
} from "#contract/core/notifications.ts";
import type { Page } from "#contract/core/paging.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { wholeList } from "#web/lib/list-state.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ListEmpty } from "#web/ui/list/list-empty.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Pagination } from "#web/ui/pagination.tsx";

const icons: Record<NotificationKind, LucideIcon> = {
  application_received: FileUser,
  general_application_received: FileUser,
  note_mention: AtSign,
  job_ended: CalendarX2,
  job_to_approve: Briefcase,
  job_approved: Briefcase,
  job_returned: Briefcase,
  job_changed: Briefcase,
  assessment_finished: ListChecks,
  interview_ended: ClipboardCheck,
  first_days_due: ListChecks,
  interview_booked: CalendarCheck,
  interview_times_asked: CalendarClock,
  interview_times_expired: CalendarClock,
  offer_to_approve: FileSignature,
  offer_approved: FileSignature,
  offer_returned: FileSignature,
  offer_accepted: FileSignature,
  offer_declined: FileSignature,
  offer_expired: FileSignature,
  application_awake: AlarmClock,
  scheduled_not_sent: MailX,
  member_waiting: UserCheck,
  member_assigned: UserRoundCheck,
  member_mention: AtSign,
  member_due_soon: Hourglass,
  member_overdue: TriangleAlert,
  data_request_made: MessageSquareText,
  campaign_ended: Megaphone,
  complaint_received: MessageSquareWarning,
  complaint_assigned: UserRoundCheck,
  complaint_mention: AtSign,
  complaint_member_wrote: MessageSquareText,
  complaint_due_soon: Hourglass,
  complaint_overdue: TriangleAlert,
  complaint_awake: AlarmClock,
};

/** What happened, newest first. Opening one marks it as read. */
export function NotificationsPage({ list, page }: { list: Page<Notification>; page: number }) {
  const newest = list.rows[0];
  const unread = list.rows.some((row) => !row.read);
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Notifications"
        lead={`What happened in your workspace. Kept for ${notificationDays} days.`}
        actions={newest && unread && <ReadAll upTo={page === 1 ? newest.id : undefined} />}
      />
      {list.rows.length > 0 ? (
        <Form method="post" preventScrollReset>
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
            {list.rows.map((row) => (
              <li key={row.id}>
                <Row notification={row} />
              </li>
            ))}
          </ul>
        </Form>
      ) : (
        <ListEmpty
          list={notificationList}
          state={{ ...wholeList(notificationList), page }}
          words={{ many: "notifications" }}
          matching={list.total}
        >
          <EmptyState title="Nothing has happened yet">
            New applications, members who wait for a decision and notes that mention you appear here.
          </EmptyState>
        </ListEmpty>
      )}
      <Pagination page={page} pageSize={notificationList.pageSize} total={list.total} className="mt-4" />
      <p className="mt-6 text-sm text-muted">
        What you have not read comes by mail once a morning.{" "}
        <ButtonLink to="/dashboard/account#daily-mail" variant="ghost" size="sm">
          Change that in your account
        </ButtonLink>
      </p>
    </div>
  );
}

function ReadAll({ upTo }: { upTo: string | undefined }) {
  const { formData } = useNavigation();
  return (
    <Form method="post" preventScrollReset>
      {upTo && <input type="hidden" name="upTo" value={upTo} />}
      <Button
        type="submit"
        name="intent"
        value="readAll"
        variant="secondary"
        loading={formData?.get("intent") === "readAll"}
      >
        Mark all as read
      </Button>
    </Form>
  );
}

/** One thing that happened: a button that leads there, and for an unread one the way to leave it at that. */
function Row({ notification: { id, kind, title, detail, path, at, read } }: { notification: Notification }) {
  const Icon = icons[kind];
  return (
    <div className="flex items-center gap-1 pr-2">
      <button
        type="submit"
        name={path ? "open" : "read"}
        value={id}
        className="group flex min-h-16 min-w-0 grow items-center gap-3 px-4 py-3 text-left hover:bg-sand focus-visible:-outline-offset-2"
      >
        <span aria-hidden className={`size-2 shrink-0 rounded-full ${read ? "" : "bg-accent"}`} />
        <Icon aria-hidden className="size-5 shrink-0 text-muted" />
        <span className="min-w-0 grow">
          {!read && <span className="sr-only">Unread: </span>}
          <span className={`block wrap-anywhere ${read ? "" : "font-semibold"}`}>{title}</span>
          <span className="block text-sm text-muted wrap-anywhere">
            {detail && `${detail} · `}
            <time dateTime={at} className="whitespace-nowrap">
              {formatDateTime(at)}
            </time>
          </span>
        </span>
        {path && <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />}
      </button>
      {!read && path && (
        <Button type="submit" name="read" value={id} variant="ghost" size="sm" className="shrink-0">
          <span className="sr-only sm:not-sr-only">Mark as read</span>
          <span aria-hidden className="sm:hidden">
            Read
          </span>
          <span className="sr-only">: {title}</span>
        </Button>
      )}
    </div>
  );
}
