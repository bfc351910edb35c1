import { auditActions, auditKinds } from "#contract/core/audit.ts";
import { callUrl } from "#contract/core/client.ts";
import type { Page } from "#contract/core/paging.ts";
import { wire } from "#contract/wire.ts";
import { type AuditEntry, auditList } from "#contract/workspace/audit.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { filterQuery, type ListState } from "#web/lib/list-state.ts";
import { type DenseColumn, TwoLines } from "#web/ui/dense-table.tsx";
import { DownloadLink } from "#web/ui/download-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { DenseList } from "#web/ui/list/dense-list.tsx";
import type { ListWords } from "#web/ui/list/words.ts";
import { PageHeader } from "#web/ui/page-header.tsx";

const words: ListWords<typeof auditList> = {
  one: "entry",
  many: "entries",
  search: "Name or email",
  filters: {
    kind: { label: "About", none: "About everything", option: auditKinds },
    from: { label: "From" },
    to: { label: "To" },
  },
};

const columns: readonly DenseColumn<AuditEntry>[] = [
  {
    key: "what",
    header: "What",
    width: "md:w-[24%]",
    card: "title",
    cell: ({ action }) => {
      const { label } = auditActions[action];
      return (
        <span title={label} className="block font-medium md:truncate">
          {label}
        </span>
      );
    },
  },
  {
    key: "when",
    header: "When",
    width: "md:w-[20%] xl:w-[16%]",
    card: "line",
    cell: ({ at }) => (
      <time dateTime={at} className="whitespace-nowrap">
        {formatDateTime(at)}
      </time>
    ),
  },
  {
    key: "who",
    header: "Who",
    width: "md:w-[19%] xl:w-[20%]",
    card: "line",
    cell: ({ actor }) =>
      actor ? (
        <TwoLines first={actor.name} second={actor.kind === "api_token" ? "API token" : actor.email} />
      ) : (
        <span className="text-muted">Nobody known</span>
      ),
  },
  {
    key: "about",
    header: "About",
    width: "md:w-[25%] xl:w-[28%]",
    card: "line",
    cell: ({ about, detail }) =>
      about || detailText(detail) ? (
        <TwoLines first={about} second={detailText(detail)} />
      ) : (
        <span className="hidden text-muted md:inline">None</span>
      ),
  },
  {
    key: "address",
    header: "Address",
    width: "md:w-[12%]",
    card: "line",
    cell: ({ ip }) =>
      ip ? (
        <code title={ip} className="block text-xs wrap-anywhere md:truncate">
          {ip}
        </code>
      ) : (
        <span className="hidden text-muted md:inline">None</span>
      ),
  },
];

/** `from: screening, to: interview`. Ids mean nothing to a reader and stay in the export. */
function detailText(detail: AuditEntry["detail"]): string {
  const words = Object.entries(detail).filter(([name, value]) => value !== null && !/id$/i.test(name));
  return words.map(([name, value]) => `${name}: ${value}`).join(", ");
}

/** Who did what in the organisation, newest first. */
export function AuditPage({ found, state }: { found: Page<AuditEntry>; state: ListState<typeof auditList> }) {
  return (
    <>
      <PageHeader
        title="Audit trail"
        lead="Who signed in, who opened which document, and who changed what. Nobody can change it."
        actions={
          <DownloadLink href={callUrl(wire.workspace.audit.export, { query: filterQuery(auditList, state) })}>
            Download CSV
          </DownloadLink>
        }
      />
      <DenseList
        list={auditList}
        state={state}
        words={words}
        found={found}
        caption="Audit trail"
        columns={columns}
        rowKey={(entry) => entry.id}
        empty={
          <EmptyState title="Nothing on record yet">
            As soon as somebody signs in or changes something, it appears here.
          </EmptyState>
        }
      />
    </>
  );
}
