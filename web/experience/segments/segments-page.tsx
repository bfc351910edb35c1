import { Plus } from "lucide-react";
import { formatNumber } from "#contract/core/numbers.ts";
import { criteriaSentences } from "#contract/experience/segment-facts.ts";
import { maxSegments, type Segment } from "#contract/experience/segments.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { ActionButton } from "#web/ui/action-form.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { experiencePath } from "../shell/tabs.ts";
import { newSegmentPath, segmentMembersPath, segmentPath } from "./paths.ts";

const columns: readonly Column<Segment>[] = [
  {
    key: "name",
    header: "Segment",
    cell: ({ id, name, description }) => (
      <>
        <Link
          to={segmentPath(id)}
          className="inline-flex min-h-6 items-center font-semibold text-brand-ink underline wrap-anywhere"
        >
          {name}
        </Link>
        {description && <span className="block font-normal text-muted wrap-anywhere">{description}</span>}
      </>
    ),
  },
  {
    key: "rule",
    header: "Rule",
    cell: ({ criteria }) => {
      const sentences = criteriaSentences(criteria);
      return (
        <span className="wrap-anywhere">
          {sentences.length > 0 ? sentences.join("; ") : "Everybody in the register"}
        </span>
      );
    },
  },
  {
    key: "size",
    header: "People",
    numeric: true,
    cell: ({ id, size, countedAt }) => (
      <>
        <Link
          to={segmentMembersPath(id)}
          className="inline-flex min-h-6 items-center text-brand-ink underline"
        >
          {formatNumber(size)}
        </Link>
        <span className="block whitespace-nowrap text-xs text-muted">{formatDateTime(countedAt)}</span>
      </>
    ),
  },
];

/** The organisation's segments: rules over its register. */
export function SegmentsPage({
  segments,
  readOnly,
  failure,
}: {
  segments: Segment[];
  readOnly: boolean;
  failure: string | undefined;
}) {
  const full = segments.length >= maxSegments;
  const actions = !readOnly && !full && (
    <>
      <ActionButton intent="standard">Add the standard segments</ActionButton>
      <ButtonLink to={newSegmentPath} icon={Plus} size="sm">
        New segment
      </ButtonLink>
    </>
  );
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb items={[{ label: "Customer Experience", to: experiencePath }, { label: "Segments" }]} />
        }
        title="Segments"
        lead="Rules over your members: whom a campaign goes to, and whom a next best action is for."
        actions={segments.length > 0 && actions}
      />
      {failure && (
        <Alert tone="danger" role="alert" className="mb-4">
          {failure}
        </Alert>
      )}
      <Table
        caption="Segments"
        columns={columns}
        rows={segments}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title="No segments yet" actions={actions}>
            Begin with those that most SACCOs use, or write a rule of your own.
          </EmptyState>
        }
      />
    </>
  );
}
