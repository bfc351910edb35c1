import { clsx } from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useLocation } from "react-router";
import { formatNumber } from "#contract/core/numbers.ts";
import { useMessages } from "#web/lib/language.ts";
import { Link } from "./link.tsx";
import { pageNumbers, searchForPage } from "./pages.ts";
import { paginationMessages } from "./pagination.messages.ts";

interface ListAddress {
  pathname: string;
  search: string;
}

/**
 * Links to the pages of a list; the page number lives in the address as `page`. Nothing for a single page.
 * @param address the list's, of whichever page; where the visitor is unless given
 */
export function Pagination({
  page,
  pageSize,
  total,
  address,
  className,
}: {
  page: number;
  pageSize: number;
  total: number;
  address?: ListAddress;
  className?: string;
}) {
  const t = useMessages(paginationMessages);
  const { search } = useLocation();
  const pathTo = (number: number) => ({
    ...address,
    search: searchForPage(address?.search ?? search, number),
  });
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  const first = (page - 1) * pageSize + 1;
  // An address kept from when the list was longer: there is nothing to count, but a way back.
  const beyond = page > pages;
  return (
    <nav
      aria-label={t.pages}
      className={clsx("flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm", className)}
    >
      <p className="text-muted tabular-nums">
        {beyond
          ? t.allInAll({ total: formatNumber(total) })
          : t.rangeOf({
              first: formatNumber(first),
              last: formatNumber(Math.min(total, page * pageSize)),
              total: formatNumber(total),
            })}
      </p>
      <ul className="flex items-center gap-1">
        <li>
          <Step
            to={pathTo(Math.min(page - 1, pages))}
            disabled={page <= 1}
            label={t.previousPage}
            icon={ChevronLeft}
          />
        </li>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`} className="hidden sm:block">
            {number === null ? (
              <span className="px-1 text-muted">…</span>
            ) : (
              <PageLink to={pathTo(number)} number={number} current={number === page} />
            )}
          </li>
        ))}
        <li className="px-2 tabular-nums sm:hidden">
          {beyond ? t.pageCount({ pages }) : t.pageOf({ number: page, pages })}
        </li>
        <li>
          <Step to={pathTo(page + 1)} disabled={page >= pages} label={t.nextPage} icon={ChevronRight} />
        </li>
      </ul>
    </nav>
  );
}

const square = "flex size-11 items-center justify-center rounded-input tabular-nums";

interface LinkTo {
  to: Partial<ListAddress>;
}

function PageLink({ to, number, current }: LinkTo & { number: number; current: boolean }) {
  const t = useMessages(paginationMessages);
  return (
    <Link
      to={to}
      aria-label={t.page({ number })}
      aria-current={current ? "page" : undefined}
      className={clsx(square, current ? "bg-brand font-semibold text-on-brand" : "hover:bg-neutral-tint")}
    >
      {number}
    </Link>
  );
}

function Step({
  to,
  disabled,
  label,
  icon: Icon,
}: LinkTo & {
  disabled: boolean;
  label: string;
  icon: typeof ChevronLeft;
}) {
  const arrow = <Icon aria-hidden className="size-5" />;
  if (disabled) return <span className={clsx(square, "opacity-40")}>{arrow}</span>;
  return (
    <Link to={to} aria-label={label} className={clsx(square, "border border-field bg-card hover:bg-sand")}>
      {arrow}
    </Link>
  );
}
