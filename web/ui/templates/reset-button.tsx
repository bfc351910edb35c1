import { RotateCcw } from "lucide-react";
import { Button } from "../button.tsx";
import { Confirm } from "../confirm.tsx";

/** Goes back to the standard text, once that is confirmed. */
export function ResetButton({ onReset }: { onReset: () => Promise<unknown> | undefined }) {
  return (
    <Confirm
      trigger={
        <Button variant="ghost" icon={RotateCcw}>
          Reset to the standard
        </Button>
      }
      title="Go back to the standard text?"
      confirmLabel="Reset the text"
      cancelLabel="Keep ours"
      onConfirm={() => onReset()}
    >
      Your own words go. What was sent stays as it is.
    </Confirm>
  );
}
