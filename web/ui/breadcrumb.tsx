import { ChevronRight } from "lucide-react";
import { useMessages } from "#web/lib/language.ts";
import { kitMessages } from "./kit.messages.ts";
import { Link } from "./link.tsx";

/** The way from the top to this page. The last entry is the page itself and has no address. */
export function Breadcrumb({ items }: { items: readonly { label: string; lang?: string; to?: string }[] }) {
  const t = useMessages(kitMessages);
  return (
    <nav aria-label={t.breadcrumb}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
        {items.map((item, index) => (
          <li key={item.label} className="flex min-w-0 items-center gap-1.5">
            {index > 0 && <ChevronRight aria-hidden className="size-4 shrink-0" />}
            {item.to ? (
              <Link to={item.to} className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
                {item.label}
              </Link>
            ) : (
              <span lang={item.lang} aria-current="page" className="min-w-0 wrap-anywhere text-ink">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
