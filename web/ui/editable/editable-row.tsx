import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Confirm } from "#web/ui/confirm.tsx";

/** One of several things that can be changed and removed, each by a button that names it. */
export function EditableRow({
  name,
  readOnly,
  onEdit,
  removal,
  children,
}: {
  /** What its buttons name it by. */
  name: string;
  readOnly: boolean;
  onEdit: () => void;
  /** How it is removed, after a question; null for what cannot be. */
  removal: {
    /** What the button that confirms says: `Remove the set`. */
    label: string;
    /** What stays as it is, or is lost with it. */
    consequence: string;
    remove: () => Promise<unknown>;
  } | null;
  /** Its name, and what it holds in a line or two. */
  children: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 grow basis-72">{children}</div>
      {!readOnly && (
        <div className="flex gap-2">
          <Button variant="secondary" size="sm" onClick={onEdit}>
            Edit<span className="sr-only"> {name}</span>
          </Button>
          {removal && (
            <Confirm
              trigger={
                <Button variant="ghost" size="sm">
                  Remove<span className="sr-only"> {name}</span>
                </Button>
              }
              title={`Remove “${name}”?`}
              confirmLabel={removal.label}
              onConfirm={removal.remove}
            >
              {removal.consequence}
            </Confirm>
          )}
        </div>
      )}
    </div>
  );
}
