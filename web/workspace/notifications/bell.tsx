import { useQuery } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { Link } from "#web/ui/link.tsx";
import { unreadQuery } from "./queries.ts";

/** Most that the badge counts; more is "99+". */
const maxCount = 99;

/** What a screen reader says of the bell. */
export function bellLabel(count: number): string {
  return count === 0 ? "Notifications" : `Notifications, ${count} unread`;
}

/** The way to one's notifications, with how many are unread. A plain link: it works before and without scripts. */
export function NotificationBell() {
  const count = useQuery(unreadQuery()).data?.count ?? 0;
  return (
    <Link
      to="/dashboard/notifications"
      aria-label={bellLabel(count)}
      className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-input text-muted hover:bg-neutral-tint hover:text-ink"
    >
      <Bell aria-hidden className="size-5" />
      {count > 0 && (
        <span
          aria-hidden
          className="absolute top-1 right-0.5 min-w-4.5 rounded-full bg-accent px-1 text-center text-xs leading-4.5 font-bold text-on-accent tabular-nums"
        >
          {count > maxCount ? `${maxCount}+` : count}
        </span>
      )}
    </Link>
  );
}
