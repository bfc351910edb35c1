import { Check, Copy } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "./button.tsx";
import { Input } from "./input.tsx";

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
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      onCopied?.();
    } catch {
      // Refused, or not there without https: the text is selected for the keys that copy.
      (document.getElementById(id) as HTMLInputElement | null)?.select();
    }
  };
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
        <Button variant="secondary" icon={copied ? Check : Copy} onClick={copy}>
          {copied ? "Copied" : "Copy"}
        </Button>
      </div>
    </>
  );
}
