import { FlaskConical, RotateCcw } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import type { LinkedDialogProps } from "#web/lib/linked-dialog.ts";
import { clickHandler } from "#web/lib/on-demand.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { NeedsScripts } from "#web/ui/needs-scripts.tsx";

/** What every agent's demo dialog takes. */
export interface DemoProps extends LinkedDialogProps {
  /** The page that signs up without scripts. */
  trialTo: string;
  /** Called after the demo has closed and the focus is back on its button. */
  onStartTrial: () => void;
}

/**
 * The frame of a demo: says that its data is a sample, brings it back to the start, and leads to the trial.
 * The state of a demo belongs into components among `children`: they start afresh each time it opens.
 */
export function SampleDialog({
  title,
  description,
  size = "lg",
  onOpenChange,
  trialTo,
  onStartTrial,
  children,
  ...dialog
}: DemoProps & { title: string; description: string; size?: "lg" | "xl"; children: ReactNode }) {
  const [round, setRound] = useState(0);
  const trialWanted = useRef(false);
  const startTrial = () => {
    trialWanted.current = true;
    onOpenChange(false);
  };
  const closed = () => {
    if (trialWanted.current) onStartTrial();
    trialWanted.current = false;
  };
  return (
    <Dialog
      {...dialog}
      size={size}
      onOpenChange={onOpenChange}
      onClosed={closed}
      title={title}
      description={description}
      footer={
        <ButtonLink to={trialTo} variant="accent" onClick={clickHandler(startTrial)}>
          Start Free Trial to Access Full Demo
        </ButtonLink>
      }
    >
      <NeedsScripts what="try what this demo shows" className="mb-4" />
      <SampleNotice round={round} onReset={() => setRound(round + 1)} />
      <div key={round}>{children}</div>
    </Dialog>
  );
}

function SampleNotice({ round, onReset }: { round: number; onReset: () => void }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card bg-sand py-1.5 pr-1.5 pl-4">
      <p className="flex items-start gap-2 text-sm text-muted">
        <FlaskConical aria-hidden className="mt-0.5 size-4 shrink-0" />
        Sample data, made up. Nothing is sent, and what you add ends when you close this.
      </p>
      <Button variant="ghost" size="sm" icon={RotateCcw} className="max-sm:-ml-3" onClick={onReset}>
        Reset sample
      </Button>
      <span role="status" className="sr-only">
        {round > 0 && <span key={round}>The sample is back at its start.</span>}
      </span>
    </div>
  );
}
