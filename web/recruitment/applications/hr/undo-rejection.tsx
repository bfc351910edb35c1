import { Undo2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/button.tsx";

/** Takes the rejection of somebody back, while it waits. */
export function UndoRejection({
  name,
  className,
  onUndo,
}: {
  name: string;
  className?: string;
  onUndo: () => Promise<void>;
}) {
  const [undoing, setUndoing] = useState(false);
  return (
    <span className={className}>
      <Button
        size="sm"
        variant="secondary"
        icon={Undo2}
        loading={undoing}
        onClick={async () => {
          setUndoing(true);
          await onUndo();
          setUndoing(false);
        }}
      >
        Undo
        <span className="sr-only"> rejecting {name}</span>
      </Button>
    </span>
  );
}
