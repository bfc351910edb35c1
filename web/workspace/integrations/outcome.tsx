import { Check, Copy } from "lucide-react";
import { useId, useState } from "react";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/input.tsx";
import type { IntegrationAnswer } from "./answer.ts";

/** What was just done; a token or secret that came with it is shown here and never again. */
export function Outcome({
  answer,
  secretLabel,
}: {
  answer: IntegrationAnswer | undefined;
  secretLabel: string;
}) {
  if (!answer) return null;
  if (answer.failure) {
    // Fields have their own words; this is for what has none.
    return answer.failure.fields ? null : (
      <Alert tone="danger" role="alert" className="mb-5">
        {answer.failure.message}
      </Alert>
    );
  }
  return (
    <Alert tone="success" role="status" title={answer.saved} className="mb-5">
      {answer.secret && <SecretOnce key={answer.secret} label={secretLabel} secret={answer.secret} />}
    </Alert>
  );
}

function SecretOnce({ label, secret }: { label: string; secret: string }) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch {
      // Refused, or not there without https: the text is selected for the keys that copy.
      (document.getElementById(id) as HTMLInputElement | null)?.select();
    }
  };
  return (
    <>
      <p>Copy it now and keep it in a safe place: it is not shown again.</p>
      <label htmlFor={id} className="mt-3 mb-1.5 block font-semibold">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <Input
          id={id}
          readOnly
          value={secret}
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
