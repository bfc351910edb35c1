import type { Page } from "#contract/core/paging.ts";
import { criteriaSentences } from "#contract/experience/segment-facts.ts";
import { type Segment, type SegmentMember, segmentMembersList } from "#contract/experience/segments.ts";
import { formatCount } from "#web/lib/format.ts";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { segmentPath, segmentsPath } from "./paths.ts";

const columns: readonly Column<SegmentMember>[] = [
  { key: "name", header: "Name", cell: ({ fullName }) => <span className="wrap-anywhere">{fullName}</span> },
  { key: "number", header: "Member number", cell: ({ memberNumber }) => memberNumber ?? "None yet" },
  { key: "county", header: "County", cell: ({ county }) => county ?? "Not known" },
  { key: "language", header: "Reads", cell: ({ language }) => (language === "sw" ? "Kiswahili" : "English") },
  {
    key: "reach",
    header: "Can be written to",
    cell: ({ agreed, hasEmail }) =>
      agreed ? (hasEmail ? "By mail and SMS" : "By SMS") : "No: did not agree",
  },
];

/** Everybody of whom a segment's rule holds now. */
export function SegmentMembersPage({
  segment,
  found,
  page,
}: {
  segment: Segment;
  found: Page<SegmentMember>;
  page: number;
}) {
  return (
    <>
      <PageHeader
        title={segment.name}
        lead={`${formatCount(found.total, "person", "people")}. ${criteriaSentences(segment.criteria).join("; ")}`}
        breadcrumb={
          <Breadcrumb
            items={[
              { label: "Segments", to: segmentsPath },
              { label: segment.name, to: segmentPath(segment.id) },
              { label: "Members" },
            ]}
          />
        }
      />
      <Table
        caption="Members of the segment"
        columns={columns}
        rows={found.rows}
        rowKey={({ id }) => id}
        empty={<EmptyState title="Nobody">The rule holds for nobody in the register now.</EmptyState>}
      />
      <Pagination page={page} pageSize={segmentMembersList.pageSize} total={found.total} className="mt-4" />
    </>
  );
}
