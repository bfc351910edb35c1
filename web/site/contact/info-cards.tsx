import { Clock, type LucideIcon, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { emailReplyHours } from "#contract/site/business-hours.ts";
import type { Brand } from "#contract/site/settings.ts";
import { useMessages } from "#web/lib/language.ts";
import { Card } from "#web/ui/card.tsx";
import { contactMessages } from "./contact.messages.ts";

/** The four ways to reach the team: phone, email, address and business hours. */
export function InfoCards({ brand }: { brand: Brand }) {
  const t = useMessages(contactMessages);
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <InfoCard icon={Phone} title={t.phoneCard} note={t.phoneNote}>
        <a
          href={`tel:${brand.phone.replace(/[^+\d]/g, "")}`}
          className="inline-flex min-h-11 items-center hover:underline"
        >
          {brand.phone}
        </a>
      </InfoCard>
      <InfoCard icon={Mail} title={t.emailCard} note={t.emailNote({ hours: emailReplyHours })}>
        <a
          href={`mailto:${brand.email}`}
          className="inline-flex min-h-11 min-w-0 items-center break-all hover:underline"
        >
          {brand.email}
        </a>
      </InfoCard>
      <InfoCard icon={MapPin} title={t.office} note={t.officeNote}>
        <p className="py-2.5">{brand.address}</p>
      </InfoCard>
      <InfoCard icon={Clock} title={t.hours} note={t.hoursNote}>
        <ul className="py-2.5">
          <li>{t.weekdays}</li>
          <li>{t.saturday}</li>
        </ul>
      </InfoCard>
    </ul>
  );
}

function InfoCard({
  icon: Icon,
  title,
  note,
  children,
}: {
  icon: LucideIcon;
  title: string;
  note: string;
  children: ReactNode;
}) {
  return (
    <li className="flex">
      <Card className="w-full">
        <Icon aria-hidden className="size-6 text-brand-ink" />
        <h2 className="mt-3 font-sans text-base font-semibold tracking-normal">{title}</h2>
        <div className="text-sm font-medium">{children}</div>
        <p className="text-sm text-muted">{note}</p>
      </Card>
    </li>
  );
}
