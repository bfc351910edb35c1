import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { formatNumber } from "#contract/core/numbers.ts";
import type { Page } from "#contract/core/paging.ts";
import { type Enquiry, topicLabels } from "#contract/site/enquiries.ts";
import { formatAge } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card, Section } from "#web/ui/card.tsx";
import { Link } from "#web/ui/link.tsx";
import { MissingPart } from "#web/ui/missing-part.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import type { WorkspaceModule } from "../shell/modules.ts";

/**
 * What a signed-in member of staff sees first. What their role does not cover is undefined and left out; what did
 * not come is null.
 */
export function OverviewPage({
  firstName,
  organization,
  modules,
  off,
  firstSteps,
  domains,
  figures,
  enquiries,
}: {
  firstName: string;
  organization: string | null;
  modules: readonly WorkspaceModule[];
  /** Addresses of those that the organisation has switched off. */
  off: ReadonlySet<string>;
  /** How a new organisation begins; nothing once it has put that aside. */
  firstSteps?: ReactNode;
  /** What the domains that this person works in show of themselves. */
  domains: ReactNode;
  /** What the organisation comes to. */
  figures: ReactNode;
  enquiries: Page<Enquiry> | null | undefined;
}) {
  return (
    <>
      <PageHeader
        title="Overview"
        lead={`Karibu, ${firstName}. This is where ${organization ?? "your SACCO"} stands today.`}
      />
      <div className="space-y-8">
        {firstSteps}
        {enquiries && <NewEnquiries {...enquiries} />}
        {enquiries === null && <MissingPart what="New enquiries" />}
        {figures}
        {domains}
        <Modules modules={modules} off={off} />
      </div>
    </>
  );
}

function NewEnquiries({ rows, total }: Page<Enquiry>) {
  return (
    <Section
      title="New enquiries"
      description={total === 0 ? "Everything is answered." : `${formatNumber(total)} to answer.`}
      actions={
        <ButtonLink to="/dashboard/enquiries" variant="ghost" size="sm" trailingIcon={ArrowRight}>
          Open the inbox
        </ButtonLink>
      }
    >
      {rows.length > 0 && (
        <ul className="divide-y divide-line">
          {rows.map((enquiry) => (
            <li key={enquiry.id}>
              <Link
                to={`/dashboard/enquiries/${enquiry.id}`}
                className="-mx-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-input px-2 py-3 hover:bg-sand"
              >
                <Badge tone="brand">{topicLabels[enquiry.topic]}</Badge>
                <span className="min-w-0 font-semibold wrap-anywhere">{enquiry.fullName}</span>
                <span className="min-w-0 grow truncate text-sm text-muted">
                  {enquiry.saccoName ?? enquiry.email}
                </span>
                <span className="text-sm text-muted">{formatAge(enquiry.createdAt)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Modules({ modules, off }: { modules: readonly WorkspaceModule[]; off: ReadonlySet<string> }) {
  return (
    <section aria-labelledby="modules">
      <h2 id="modules" className="mb-3 text-xl">
        Modules
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
        {modules.map(({ to, label, description, icon: Icon }) => (
          <li key={to}>
            <Card className="flex h-full flex-col">
              <div className="flex items-center gap-3">
                <span className="flex size-10 shrink-0 items-center justify-center rounded-input bg-brand-tint text-brand-ink">
                  <Icon aria-hidden className="size-5" />
                </span>
                <h3 className="min-w-0 grow text-lg">{label}</h3>
              </div>
              <p className="mt-3 mb-4 grow text-sm text-muted">{description}</p>
              <div className="flex flex-wrap items-center justify-between gap-2">
                <ButtonLink to={to} variant="secondary" size="sm" aria-label={`Open Module: ${label}`}>
                  Open Module
                </ButtonLink>
                {off.has(to) && <Badge>Switched off</Badge>}
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
