import { Columns3, X } from "lucide-react";
import { formatCount } from "#web/lib/format.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { comparable, comparePath } from "./compared.ts";

/** What can be done with the applications that are selected in the list. Nothing while none is. */
export function SelectionBar({ ids, onClear }: { ids: readonly string[]; onClear: () => void }) {
  const { least, most } = comparable;
  const fits = ids.length >= least && ids.length <= most;
  return (
    // In sight while one goes on selecting; on a wide screen the head of the table sticks there.
    <div role="status" aria-label="Selection" className="max-md:sticky max-md:top-(--sticky-top) max-md:z-20">
      {ids.length > 0 && (
        <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-sand px-4 py-2 text-sm">
          <p className="font-semibold">{formatCount(ids.length, "application")} selected</p>
          {fits ? (
            <ButtonLink to={comparePath(ids)} size="sm" icon={Columns3}>
              Compare
            </ButtonLink>
          ) : (
            <p className="text-muted">
              {ids.length < least ? "Select another one to compare." : `At most ${most} can be compared.`}
            </p>
          )}
          <Button variant="ghost" size="sm" icon={X} onClick={onClear}>
            Clear the selection
          </Button>
        </div>
      )}
    </div>
  );
}
