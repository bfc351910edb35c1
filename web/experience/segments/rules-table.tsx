import type { ReactNode } from "react";
import { formatNumber } from "#contract/core/numbers.ts";
import type { ActionRule } from "#contract/experience/next-actions.ts";
import { formatCount } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Link } from "#web/ui/link.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { personalizationPath, rulePath } from "./actions-paths.ts";
import { SegmentCell } from "./segment-cell.tsx";

const columnsFor = (linked: boolean): readonly Column<ActionRule>[] => [
  {
    key: "action",
    header: "What to do",
    cell: ({ id, action, active }) => (
      <>
        {linked ? (
          <Link
            to={rulePath(id)}
            className="inline-flex min-h-6 items-center text-brand-ink underline wrap-anywhere"
          >
            {action}
          </Link>
        ) : (
          <span className="wrap-anywhere">{action}</span>
        )}
        {!active && (
          <span className="ml-2">
            <Badge>Off</Badge>
          </span>
        )}
      </>
    ),
  },
  {
    key: "why",
    header: "For whom",
    cell: ({ segment, criteria }) => <SegmentCell segment={segment} criteria={criteria} />,
  },
  { key: "priority", header: "Priority", numeric: true, cell: ({ priority }) => priority },
  { key: "cooldown", header: "Not again for", cell: ({ cooldownDays }) => formatCount(cooldownDays, "day") },
  {
    key: "people",
    header: "Best for",
    numeric: true,
    cell: ({ id, people }) =>
      linked && people > 0 ? (
        <Link
          to={`${personalizationPath}?rule=${id}#members`}
          className="inline-flex min-h-6 items-center text-brand-ink underline"
        >
          {formatNumber(people)}
        </Link>
      ) : (
        formatNumber(people)
      ),
  },
  {
    key: "results",
    header: "In 30 days",
    cell: ({ done, dismissed }) => `${formatNumber(done)} done, ${formatNumber(dismissed)} dismissed`,
  },
];

/** The rules of the next best action, by priority. @param linked whether each opens */
export function RulesTable({
  rules,
  linked,
  empty,
}: {
  rules: readonly ActionRule[];
  linked: boolean;
  empty: ReactNode;
}) {
  return (
    <Table caption="Rules" columns={columnsFor(linked)} rows={rules} rowKey={({ id }) => id} empty={empty} />
  );
}
