import { Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";

/** What somebody decided in a demo, in place of the buttons that decided it; it takes over their focus. */
export function Decision({
  title,
  children,
  onUndo,
}: {
  title: string;
  children: string;
  onUndo: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="status"
      tone="success"
      title={title}
      actions={
        <Button size="sm" variant="secondary" icon={Undo2} onClick={onUndo}>
          Undo
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
