import { FlaskConical, RotateCcw } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

/** What every agent's demo dialog takes. */
export interface DemoProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
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
  open,
  onOpenChange,
  onStartTrial,
  children,
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
      size={size}
      open={open}
      onOpenChange={onOpenChange}
      onClosed={closed}
      title={title}
      description={description}
      footer={
        <Button variant="accent" onClick={startTrial}>
          Start Free Trial to Access Full Demo
        </Button>
      }
    >
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
        Sample data, made up. Nothing is sent, and what you change ends when you close this.
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
