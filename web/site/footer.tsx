import { Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { SiteSettings } from "#contract/site/settings.ts";
import { Logo } from "#web/ui/logo.tsx";
import { Weave } from "#web/ui/weave.tsx";
import { footerColumns } from "./navigation.ts";

/** The end of every public page: brand, links, and how to reach the people behind it. */
export function Footer({ brand }: { brand: SiteSettings["brand"] }) {
  return (
    <footer>
      <Weave className="border-b border-line" />
      <div className="bg-sand">
        <div className="column grid gap-x-8 gap-y-8 py-12 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1.5fr]">
          <div className="max-w-xs">
            <Logo product={brand.product} />
            <p className="mt-3 text-sm text-muted">
              AI agents for Kenyan savings cooperatives. A person decides, always.
            </p>
          </div>
          {footerColumns.map((column) => (
            <Column key={column.title} title={column.title}>
              {column.links.map((link) => (
                <li key={link.to}>
                  <Link
                    to={link.to}
                    className="inline-flex min-h-11 items-center hover:text-ink hover:underline lg:min-h-9"
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </Column>
          ))}
          <Column title="Get in Touch">
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
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="font-sans text-sm font-semibold tracking-normal">{title}</h2>
      <ul className="mt-2 text-sm text-muted">{children}</ul>
    </div>
  );
}
