import { Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import type { SiteSettings } from "#contract/site/settings.ts";
import { useMessages } from "#web/lib/language.ts";
import { KeptMarkup } from "#web/ui/kept-markup.tsx";
import { Link } from "#web/ui/link.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { Weave } from "#web/ui/weave.tsx";
import { frameMessages } from "./frame.messages.ts";
import { navigationMessages } from "./navigation.messages.ts";
import { footerColumns, type NavigationLink, quickLinks } from "./navigation.ts";

interface FooterProps {
  brand: SiteSettings["brand"];
}

/** The end of every public page: brand, links, and how to reach the people behind it. */
export function Footer({ brand }: FooterProps) {
  return (
    <footer>
      <Weave className="border-b border-line" />
      <KeptMarkup as="div" className="bg-sand" of={FooterContent} props={{ brand }} />
    </footer>
  );
}

function FooterContent({ brand }: FooterProps) {
  const t = useMessages(frameMessages);
  const words = useMessages(navigationMessages);
  return (
    <>
      <div className="column grid grid-cols-2 gap-x-8 gap-y-10 py-12 lg:grid-cols-[2fr_1fr_1fr_1.5fr]">
        <div className="col-span-2 max-w-xs lg:col-span-1">
          <Logo product={brand.product} />
          <p className="mt-3 text-sm text-muted">{t.promise}</p>
        </div>
        {footerColumns.map((column) => (
          <Column key={column.title} title={words[column.title]}>
            {column.links.map((link) => (
              <li key={link.to}>
                <FooterLink {...link} />
              </li>
            ))}
          </Column>
        ))}
        <Column title={t.getInTouch} className="col-span-2 lg:col-span-1">
          <li>
            <a
              href={`tel:${brand.phone.replace(/[^+\d]/g, "")}`}
              className="inline-flex min-h-11 items-center gap-2.5 hover:text-ink lg:min-h-9"
            >
              <Phone aria-hidden className="size-4 shrink-0" />
              {brand.phone}
            </a>
          </li>
          <li>
            <a
              href={`mailto:${brand.email}`}
              className="inline-flex min-h-11 items-center gap-2.5 hover:text-ink lg:min-h-9"
            >
              <Mail aria-hidden className="size-4 shrink-0" />
              {brand.email}
            </a>
          </li>
          <li className="flex gap-2.5 py-2">
            <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
            {brand.address}
          </li>
        </Column>
      </div>
      <div className="column">
        <nav aria-label={t.quickLinks} className="border-t border-line py-3">
          <ul className="flex flex-wrap gap-x-6 text-sm text-muted">
            {quickLinks.map((link) => (
              <li key={link.to}>
                <FooterLink {...link} />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  );
}

function FooterLink({ to, label }: NavigationLink) {
  const words = useMessages(navigationMessages);
  return (
    <Link to={to} className="inline-flex min-h-11 items-center hover:text-ink hover:underline lg:min-h-9">
      {words[label]}
    </Link>
  );
}

function Column({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <h2 className="font-sans text-sm font-semibold tracking-normal">{title}</h2>
      <ul className="mt-2 text-sm text-muted">{children}</ul>
    </div>
  );
}
