import { ArrowRightLeft, Columns3, Mail, Tag, X } from "lucide-react";
import { useState } from "react";
import type { HrApplication } from "#contract/recruitment/hr.ts";
import { maxAtOnce } from "#contract/recruitment/triage.ts";
import { formatCount } from "#web/lib/format.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { comparable, comparePath } from "../compare/compared.ts";
import { EmailDialog } from "./email-dialog.tsx";
import { StatusDialog } from "./status-dialog.tsx";
import { TagsDialog } from "./tags-dialog.tsx";

type Action = "status" | "email" | "tags";

/**
 * What can be done with the applications that are selected in the list. Nothing while none is.
 * @param selected over all pages of the list
 * @param shown the rows of this page
 */
export function SelectionBar({
  selected,
  shown,
  onChange,
}: {
  selected: readonly HrApplication[];
  shown: readonly HrApplication[];
  onChange: (selected: HrApplication[]) => void;
}) {
  const [open, setOpen] = useState<Action>();
  const [left, setLeft] = useState<string | null>(null);
  const done = (leftOver: HrApplication[], words: string | null) => {
    setOpen(undefined);
    setLeft(words);
    onChange(leftOver);
  };
  const others = shown.filter((row) => !selected.some(({ id }) => id === row.id));
  const dialog = { selected, onDone: done, onClose: () => setOpen(undefined) };
  return (
    // In sight while one goes on selecting; on a wide screen the head of the table sticks there.
    <div role="status" aria-label="Selection" className="max-md:sticky max-md:top-(--sticky-top) max-md:z-20">
      {left && (
        <Alert tone="warning" className="mb-3" title="Not all could be done">
          {left}
        </Alert>
      )}
      {selected.length > 0 && (
        <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-sand px-4 py-2 text-sm max-sm:gap-x-1 max-sm:px-3">
          <p className="font-semibold">{formatCount(selected.length, "application")} selected</p>
          {others.length > 0 && (
            <Button variant="ghost" size="sm" onClick={() => onChange([...selected, ...others])}>
              Select this page
            </Button>
          )}
          <Actions selected={selected} onOpen={setOpen} />
          <Button
            variant="ghost"
            size="sm"
            icon={X}
            onClick={() => {
              setLeft(null);
              onChange([]);
            }}
          >
            Clear the selection
          </Button>
        </div>
      )}
      {open === "status" && <StatusDialog {...dialog} />}
      {open === "email" && <EmailDialog {...dialog} />}
      {open === "tags" && <TagsDialog {...dialog} onDone={() => done([], null)} />}
    </div>
  );
}

function Actions({
  selected,
  onOpen,
}: {
  selected: readonly HrApplication[];
  onOpen: (what: Action) => void;
}) {
  const { min, max } = comparable;
  if (selected.length > maxAtOnce) {
    return <p className="text-muted">At most {maxAtOnce} can be changed at a time.</p>;
  }
  return (
    <>
      {selected.every(({ abilities }) => abilities.updateStatus) && (
        <Button variant="secondary" size="sm" icon={ArrowRightLeft} onClick={() => onOpen("status")}>
          Update Status
        </Button>
      )}
      {selected.every(({ abilities }) => abilities.writeToCandidate) && (
        <Button variant="secondary" size="sm" icon={Mail} onClick={() => onOpen("email")}>
          Send Email
        </Button>
      )}
      {selected.every(({ abilities }) => abilities.addNote) && (
        <Button variant="secondary" size="sm" icon={Tag} onClick={() => onOpen("tags")}>
          Tag
        </Button>
      )}
      {selected.length >= min && selected.length <= max ? (
        <ButtonLink
          to={comparePath(selected.map(({ id }) => id))}
          variant="secondary"
          size="sm"
          icon={Columns3}
        >
          Compare
        </ButtonLink>
      ) : (
        <p className="text-muted">
          {selected.length < min ? "Select another one to compare." : `At most ${max} can be compared.`}
        </p>
      )}
    </>
  );
}
