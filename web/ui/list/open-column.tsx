import { ButtonLink } from "#web/ui/button.tsx";
import type { DenseColumn } from "#web/ui/dense-table.tsx";

/**
 * The last column of a list: it opens the row.
 * @param to its address, which knows the list that it was opened from
 * @param name tells a screen reader which row it is
 */
export const openColumn = <Row,>({
  to,
  name,
  width = "md:w-[8%]",
  label = "Open",
}: {
  to: (row: Row) => string;
  name: (row: Row) => string;
  width?: string;
  label?: string;
}): DenseColumn<Row> => ({
  key: "open",
  header: label,
  hideHeader: true,
  width,
  card: "actions",
  cell: (row) => (
    <span className="flex justify-end">
      <ButtonLink to={to(row)} variant="ghost" size="sm">
        {label}
        <span className="sr-only"> {name(row)}</span>
      </ButtonLink>
    </span>
  ),
});
