import { use } from "react";
import { earlyStatusId, keepEarlyClicks, pageReadyEvent } from "#web/lib/early-clicks.ts";
import { NonceContext } from "#web/lib/nonce.ts";

// The browser has it from the document, and its bundle need not carry it again.
const source = import.meta.env.SSR
  ? `(${keepEarlyClicks})(${JSON.stringify(pageReadyEvent)}, ${JSON.stringify(earlyStatusId)});`
  : "";

/** The script that keeps clicks until the page answers. Put in the head, ahead of all that can be clicked. */
export function EarlyClicksScript() {
  return (
    <script nonce={use(NonceContext)} suppressHydrationWarning>
      {source}
    </script>
  );
}

/** Where that script says that a click was taken. Its text is the script's own: React never changes it. */
export function EarlyClickStatus() {
  return (
    <p id={earlyStatusId} role="status" className="sr-only" suppressHydrationWarning>
      {" "}
    </p>
  );
}
