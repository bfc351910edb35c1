import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from "react";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";

/** A rejection that can still be undone, of a person, an application or several. */
export interface WaitingRejection {
  /** What was rejected: one that is rejected anew takes the place of the first. */
  key: string;
  /** `Wanjiku Kamau`, or `3 applications`. */
  what: string;
  /** Whether that is more than one. */
  several?: boolean;
  until: string;
  undo: () => Promise<void>;
  /** Called when the minute is over, to read anew what says that it can be undone. */
  onOver?: () => void;
}

interface Waiting {
  add(rejection: WaitingRejection): void;
  drop(key: string): void;
  /** Takes the last one back; nothing where none waits. */
  undoLast(): void;
}

const WaitingContext = createContext<Waiting | null>(null);

/** The rejections of the pages around that can still be undone. */
export function useWaitingRejections(): Waiting {
  const waiting = use(WaitingContext);
  if (!waiting) throw new Error("Rejections wait within <WaitingRejections>");
  return waiting;
}

/** Shows above `children` which rejections can be undone for how long, whichever page they were made on. */
export function WaitingRejections({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly WaitingRejection[]>([]);
  const drop = (key: string) => setWaiting((all) => all.filter((one) => one.key !== key));
  const value: Waiting = {
    add: (rejection) => setWaiting((all) => [...all.filter(({ key }) => key !== rejection.key), rejection]),
    drop,
    undoLast: () => void waiting.at(-1)?.undo(),
  };
  return (
    <WaitingContext value={value}>
      <div role="status">
        {waiting.map((one) => (
          <Notice
            key={one.key}
            rejection={one}
            onOver={() => {
              drop(one.key);
              one.onOver?.();
            }}
          />
        ))}
      </div>
      {children}
    </WaitingContext>
  );
}

function Notice({ rejection, onOver }: { rejection: WaitingRejection; onOver: () => void }) {
  const { what, several, until } = rejection;
  const [undoing, setUndoing] = useState(false);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setTimeout(() => over(), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  const undo = async () => {
    setUndoing(true);
    await rejection.undo();
    setUndoing(false);
  };
  return (
    <Alert tone="warning" className="mb-3 items-center">
      <span className="flex flex-wrap items-center justify-between gap-2">
        {what} {several ? "are" : "is"} rejected. Nothing has been sent yet: you have one minute to undo it.
        <Button size="sm" variant="secondary" loading={undoing} onClick={() => void undo()}>
          Undo
          <span className="sr-only"> rejecting {what}</span>
        </Button>
      </span>
    </Alert>
  );
}
