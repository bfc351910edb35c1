import { ScanFace } from "lucide-react";
import { useState } from "react";
import { useMessages } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { livenessMessages } from "./liveness.messages.ts";
import { LivenessDialog } from "./liveness-dialog.tsx";

/** Asks for a few pictures of a turning head. Optional, and nothing is decided by it: staff see a flag. */
export function LivenessCapture({ applicationKey }: { applicationKey: string }) {
  const t = useMessages(livenessMessages);
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState<boolean | null>(null);
  return (
    <Card>
      <h3 className="text-base">{t.title}</h3>
      <p className="mt-1 text-sm text-muted">{t.lead}</p>
      <p className="mt-1 text-sm text-muted">{t.optional}</p>
      {seen !== null && (
        <Alert role="status" tone={seen ? "success" : "warning"} className="mt-3">
          {seen ? t.done : t.unseen}
        </Alert>
      )}
      <Button variant="secondary" icon={ScanFace} className="mt-4" onClick={() => setOpen(true)}>
        {seen === null ? t.start : t.again}
      </Button>
      {open && (
        <LivenessDialog
          applicationKey={applicationKey}
          onDone={(result) => {
            setSeen(result);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}
