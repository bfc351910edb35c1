import type { ReactNode } from "react";

/** The title of a page with a line about it and its main actions. */
export function PageHeader({
  title,
  titleLang,
  lead,
  actions,
  breadcrumb,
}: {
  title: string;
  /** Where the title is in another language than the page. */
  titleLang?: string;
  lead?: ReactNode;
  actions?: ReactNode;
  breadcrumb?: ReactNode;
}) {
  return (
    <header className="mb-6 sm:mb-8">
      {breadcrumb && <div className="mb-3">{breadcrumb}</div>}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 lang={titleLang} className="text-3xl sm:text-4xl">
            {title}
          </h1>
          {lead && <p className="mt-2 max-w-prose text-lg text-muted">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </header>
  );
}
