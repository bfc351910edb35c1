import { Check, Copy } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "./button.tsx";
import { Input } from "./input.tsx";

/**
 * Copies a text.
 * @param onRefused called where there is no clipboard, as without https
 */
export function CopyButton({
  text,
  label = "Copy",
  copiedLabel = "Copied",
  onCopied,
  onRefused,
}: {
  text: string;
  label?: string;
  copiedLabel?: string;
  /** Called once it is in the clipboard. */
  onCopied?: () => void;
  onRefused?: () => void;
}) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      onCopied?.();
    } catch {
      onRefused?.();
    }
  };
  return (
    <Button variant="secondary" icon={copied ? Check : Copy} onClick={copy}>
      {copied ? copiedLabel : label}
    </Button>
  );
}

/** A text to take elsewhere, with the button that copies it. */
export function CopyField({
  label,
  value,
  onCopied,
}: {
  label: string;
  value: string;
  /** Called once it is in the clipboard. */
  onCopied?: () => void;
}) {
  const id = useId();
  // Where it is refused, the text is selected for the keys that copy.
  const select = () => (document.getElementById(id) as HTMLInputElement | null)?.select();
  return (
    <>
      <label htmlFor={id} className="mt-3 mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <Input
          id={id}
          readOnly
          value={value}
          autoComplete="off"
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
          className="max-w-xl font-mono"
        />
        <CopyButton text={value} onCopied={onCopied} onRefused={select} />
      </div>
    </>
  );
}
