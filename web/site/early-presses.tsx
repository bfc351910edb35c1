import { use } from "react";
import { answeringEvent, earlyStatusId, keepEarlyPresses } from "#web/lib/early-presses.ts";
import { NonceContext } from "#web/lib/nonce.ts";

// The browser has it from the document, and its bundle need not carry it again.
const source = import.meta.env.SSR
  ? `(${keepEarlyPresses})(${JSON.stringify(answeringEvent)}, ${JSON.stringify(earlyStatusId)});`
  : "";

/** The script that keeps presses until the page answers. Stands in the head, ahead of all that can be pressed. */
export function KeepEarlyPresses() {
  return (
    <script nonce={use(NonceContext)} suppressHydrationWarning>
      {source}
    </script>
  );
}

/** Where that script says that a press was taken. Its text is the script's own: React never changes it. */
export function EarlyPressStatus() {
  return (
    <p id={earlyStatusId} role="status" className="sr-only" suppressHydrationWarning>
      {" "}
    </p>
  );
}
