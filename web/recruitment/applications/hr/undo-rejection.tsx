import { Undo2 } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "#web/ui/button.tsx";

/** Takes the rejection of somebody back, while it waits. */
export function UndoRejection({
  name,
  className,
  compact = false,
  onUndo,
}: {
  name: string;
  className?: string;
  /** An icon alone, for a row of a list. */
  compact?: boolean;
  onUndo: () => Promise<void>;
}) {
  const [undoing, setUndoing] = useState(false);
  const undo = async () => {
    setUndoing(true);
    await onUndo();
    setUndoing(false);
  };
  if (compact) {
    return (
      <IconButton
        icon={Undo2}
        label={`Undo rejecting ${name}`}
        title="Undo the rejection"
        disabled={undoing}
        className={className}
        onClick={() => void undo()}
      />
    );
  }
  return (
    <span className={className}>
      <Button size="sm" variant="secondary" icon={Undo2} loading={undoing} onClick={() => void undo()}>
        Undo
        <span className="sr-only"> rejecting {name}</span>
      </Button>
    </span>
  );
}
