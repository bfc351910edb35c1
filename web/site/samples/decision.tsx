import { Undo2 } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";

/**
 * Where something is decided, and what was decided in its place. The focus follows: from the button that
 * decided to the decision, and back with Undo.
 */
export function Decision({
  title,
  decided,
  onUndo,
  children,
}: {
  /** Heading of the decision. */
  title: string;
  /** The decision as a sentence; empty while nothing is decided. */
  decided: string;
  onUndo: () => void;
  /** Shown until then: the buttons or the form that decide. */
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(decided);
  const undone = useRef(false);
  useEffect(() => {
    if (before.current === decided) return;
    before.current = decided;
    if (decided) place.current?.focus();
    // A decision also falls when what it rests on is edited: then the focus stays in that field.
    else if (undone.current) place.current?.querySelector<HTMLElement>("button, input")?.focus();
    undone.current = false;
  }, [decided]);
  const undo = () => {
    undone.current = true;
    onUndo();
  };
  return (
    <div ref={place} tabIndex={-1} className="focus:outline-none">
      {decided ? (
        <Alert
          role="status"
          tone="success"
          title={title}
          actions={
            <Button size="sm" variant="secondary" icon={Undo2} onClick={undo}>
              Undo
            </Button>
          }
        >
          {decided}
        </Alert>
      ) : (
        children
      )}
    </div>
  );
}
