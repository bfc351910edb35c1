import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { useRowForm } from "./row-form.tsx";

/**
 * A section of things that are kept under a name, one below the other: new ones are added, each is changed and removed.
 * @param newLabel says what the button that adds one does: `New template`
 * @param mayAdd false where there can be no more, or the trial is over
 * @param empty shown while there are none; it gets the button that adds one
 * @param renderRow one of them, an `EditableRow`
 * @param renderForm changes one of them; `row` is undefined for a new one
 */
export function EditableSection<Row extends { id: string }>({
  title,
  description,
  rows,
  newLabel,
  mayAdd,
  empty,
  renderRow,
  renderForm,
}: {
  title: string;
  description: string;
  rows: readonly Row[];
  newLabel: string;
  mayAdd: boolean;
  empty: (add: ReactNode) => ReactNode;
  renderRow: (row: Row, onEdit: () => void) => ReactNode;
  renderForm: (row: Row | undefined, close: () => void) => ReactNode;
}) {
  const { add: addNew, edit, form } = useRowForm<Row>(renderForm);
  const add = (
    <Button icon={Plus} disabled={!mayAdd} onClick={addNew}>
      {newLabel}
    </Button>
  );
  return (
    <Section title={title} description={description} actions={rows.length > 0 && add}>
      {rows.length === 0 ? (
        empty(add)
      ) : (
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <li key={row.id} className="py-4 first:pt-0 last:pb-0">
              {renderRow(row, () => edit(row))}
            </li>
          ))}
        </ul>
      )}
      {form}
    </Section>
  );
}
