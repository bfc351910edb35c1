import { use } from "react";
import { earlyStatusId, keepEarlyClicks, pageReadyEvent } from "#web/lib/early-clicks.ts";
import { useMessages } from "#web/lib/language.ts";
import { NonceContext } from "#web/lib/nonce.ts";
import { frameMessages } from "./frame.messages.ts";

// The browser has it from the document, and its bundle need not carry it again.
const sourceIn = (taken: string) =>
  import.meta.env.SSR
    ? `(${keepEarlyClicks})(${[pageReadyEvent, earlyStatusId, taken].map((text) => JSON.stringify(text)).join()});`
    : "";

/** The script that keeps clicks until the page answers. Put in the head, ahead of all that can be clicked. */
export function EarlyClicksScript() {
  const { loading } = useMessages(frameMessages);
  return (
    <script nonce={use(NonceContext)} suppressHydrationWarning>
      {sourceIn(loading)}
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
