import { RotateCcw } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { keepText } from "#web/lib/kept-text.ts";
import { useMessages } from "#web/lib/language.ts";
import { Button } from "./button.tsx";
import { kitMessages } from "./kit.messages.ts";

/** A form whose text outlives its dialog; what `useKeptForm` gives. */
export interface KeptForm<Box extends HTMLElement = HTMLFormElement> {
  /** For the form, or another element around its controls. */
  box: RefObject<Box | null>;
  /** Whether text that was typed before is in it again. */
  restored: boolean;
  /** Call it when what was typed has been sent. */
  forget: () => void;
  /** Call it when what was typed has been sent and stays in its fields. */
  accept: () => void;
  /** Brings every control back to what it held before. */
  discard: () => void;
}

/**
 * Keeps what somebody types in a form until it is sent: closing its dialog in any way, going elsewhere or reloading
 * loses nothing, and whoever opens the form again finds it there. Passwords and files are not kept. Controls are
 * known by their `name`.
 * @param name of this form alone in the product, with the id of the record it belongs to; null for a
 *   form that keeps nothing
 */
export function useKeptForm<Box extends HTMLElement = HTMLFormElement>(name: string | null): KeptForm<Box> {
  const box = useRef<Box>(null);
  const keeper = useRef<ReturnType<typeof keepText>>(null);
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    if (!box.current || name === null) return;
    const kept = keepText(box.current, name, () => setRestored(true));
    keeper.current = kept;
    return () => kept.stop();
  }, [name]);
  const end = (how: "forget" | "accept" | "discard") => () => {
    keeper.current?.[how]();
    setRestored(false);
  };
  return { box, restored, forget: end("forget"), accept: end("accept"), discard: end("discard") };
}

/** Says that typed text was kept, and offers to clear it. Renders nothing for a form that starts afresh. */
export function KeptNotice({ kept }: { kept: Pick<KeptForm, "restored" | "discard"> }) {
  const t = useMessages(kitMessages);
  if (!kept.restored) return null;
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
      <span>{t.keptForYou}</span>
      <Button variant="ghost" size="sm" icon={RotateCcw} className="-ml-3" onClick={kept.discard}>
        {t.discard}
      </Button>
    </div>
  );
}
