import { auditActions } from "#contract/core/audit.ts";
import { callUrl } from "#contract/core/client.ts";
import type { Page } from "#contract/core/paging.ts";
import { type AuditEntry, auditCalls } from "#contract/workspace/audit.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { DownloadLink } from "#web/ui/download-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { AuditFilterForm } from "./audit-filters.tsx";
import { type AuditFilters, auditFilterQuery, auditPageSize, isFiltered } from "./filters.ts";
import { auditPath } from "./paths.ts";

const columns: readonly Column<AuditEntry>[] = [
  {
    key: "what",
    header: "What",
    cell: ({ action }) => <span className="font-medium">{auditActions[action].label}</span>,
  },
  {
    key: "when",
    header: "When",
    cell: ({ at }) => (
      <time dateTime={at} className="whitespace-nowrap">
        {formatDateTime(at)}
      </time>
    ),
  },
  {
    key: "who",
    header: "Who",
    cell: ({ actor }) =>
      actor ? (
        <>
          <span className="block wrap-anywhere">{actor.name}</span>
          <span className="block text-sm text-muted wrap-anywhere">
            {actor.kind === "api_token" ? "API token" : actor.email}
          </span>
        </>
      ) : (
        <span className="text-muted">Nobody known</span>
      ),
  },
  {
    key: "about",
    header: "About",
    cell: ({ about, detail }) => (
      <>
        <span className="block wrap-anywhere">{about || <span className="text-muted">None</span>}</span>
        <Details detail={detail} />
      </>
    ),
  },
  {
    key: "address",
    header: "Address",
    wide: true,
    cell: ({ ip }) => (ip ? <code className="text-sm">{ip}</code> : <span className="text-muted">None</span>),
  },
];

/** `from: screening, to: interview`. Ids mean nothing to a reader and stay in the export. */
function Details({ detail }: Pick<AuditEntry, "detail">) {
  const words = Object.entries(detail).filter(([name, value]) => value !== null && !/id$/i.test(name));
  if (words.length === 0) return null;
  return (
    <span className="block text-sm text-muted wrap-anywhere">
      {words.map(([name, value]) => `${name}: ${value}`).join(", ")}
    </span>
  );
}

/** Who did what in the organisation, newest first. */
export function AuditPage({ filters, list }: { filters: AuditFilters; list: Page<AuditEntry> }) {
  return (
    <>
      <PageHeader
        title="Audit trail"
        lead="Who signed in, who opened which document, and who changed what. Nobody can change it."
        actions={
          <DownloadLink href={callUrl(auditCalls.export, { query: auditFilterQuery(filters) })}>
            Download CSV
          </DownloadLink>
        }
      />
      <AuditFilterForm filters={filters} />
      <Table
        caption="Audit trail"
        columns={columns}
        rows={list.rows}
        rowKey={(entry) => entry.id}
        empty={<NothingHere filters={filters} />}
      />
      <Pagination page={filters.page} pageSize={auditPageSize} total={list.total} className="mt-4" />
    </>
  );
}

function NothingHere({ filters }: { filters: AuditFilters }) {
  if (isFiltered(filters) || filters.page > 1) {
    return (
      <EmptyState
        title="No entries match"
        actions={
          <ButtonLink to={auditPath} variant="secondary">
            Show everything
          </ButtonLink>
        }
      >
        Try another name, or a longer time.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Nothing on record yet">
      As soon as somebody signs in or changes something, it stands here.
    </EmptyState>
  );
}
