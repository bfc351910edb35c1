import { clsx } from "clsx";
import { Mail, MessageCircle, MessageSquare } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { formatDate } from "#web/lib/format.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { calendarDays } from "../days.ts";
import type { Campaign } from "./campaigns.ts";

const icons = { SMS: MessageSquare, WhatsApp: MessageCircle, Email: Mail };
const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** The button of a campaign in the calendar. */
export function campaignButtonId({ id }: Pick<Campaign, "id">): string {
  return `${id}-campaign`;
}

/** Four weeks from this Monday as a grid; on a phone only the days on which something goes out. */
export function CampaignCalendar({
  campaigns,
  onShow,
}: {
  campaigns: readonly Campaign[];
  onShow: (id: string) => (event: MouseEvent<HTMLButtonElement>) => void;
}) {
  const [days] = useState(() => calendarDays(new Date(), 4));
  if (campaigns.length === 0) {
    return <EmptyState title="Nothing planned">Add a campaign to see it here.</EmptyState>;
  }
  return (
    <ol className="grid gap-2 lg:grid-cols-7">
      {days.map(({ day, offset }, index) => {
        const here = campaigns.filter((campaign) => campaign.day === offset);
        return (
          <li
            key={day}
            aria-current={offset === 0 ? "date" : undefined}
            className={clsx(
              "rounded-card border p-3 lg:min-h-24",
              here.length === 0 && "hidden lg:block",
              offset === 0 ? "border-brand-ink" : "border-line",
              offset < 0 ? "bg-sand" : "bg-card",
            )}
          >
            <p className="text-xs text-muted">
              {weekdays[index % 7]} {formatDate(day).replace(/ \d{4}$/, "")}
              {offset === 0 && <span className="font-semibold text-brand-ink"> Today</span>}
            </p>
            {here.map((campaign) => {
              const Icon = icons[campaign.channel];
              return (
                <button
                  key={campaign.id}
                  id={campaignButtonId(campaign)}
                  type="button"
                  onClick={onShow(campaign.id)}
                  className="mt-1 flex min-h-11 w-full items-center gap-2 rounded-input bg-brand-tint px-2 py-1 text-left text-sm font-semibold text-brand-ink transition hover:text-ink active:translate-y-px"
                >
                  <Icon aria-hidden className="size-4 shrink-0" />
                  <span className="min-w-0">
                    <span className="sr-only">{campaign.channel}: </span>
                    {campaign.name}
                  </span>
                </button>
              );
            })}
          </li>
        );
      })}
    </ol>
  );
}
