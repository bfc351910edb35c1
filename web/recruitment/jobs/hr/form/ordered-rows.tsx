import { clsx } from "clsx";
import { ArrowDown, ArrowUp, GripVertical, X } from "lucide-react";
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { IconButton } from "#web/ui/button.tsx";

/** Rows of a form in an order of their own: moved by drag or by keyboard, and removed where they may be. */
export function OrderedRows({
  keys,
  noun,
  nameOf,
  badge,
  stays,
  onMove,
  onRemove,
  children,
}: {
  /** One for each row, the same wherever it is moved to. */
  keys: readonly string[];
  /** What a row is called: `step`. */
  noun: string;
  /** How a row is announced when it has moved. */
  nameOf: (index: number) => string;
  badge?: (index: number) => ReactNode;
  /** Rows that cannot be removed. */
  stays?: (index: number) => boolean;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  children: (index: number) => ReactNode;
}) {
  const [moved, setMoved] = useState("");
  const [over, setOver] = useState<number | null>(null);
  const dragged = useRef<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const total = keys.length;

  const moveTo = (from: number, to: number) => {
    const name = nameOf(from) || `The ${noun}`;
    onMove(from, to);
    setMoved(`${name} is now ${noun} ${to + 1} of ${total}.`);
  };
  /** With the focus on the same button of the row that moved, as far as it can move on. */
  const step = (index: number, by: -1 | 1) => {
    const to = index + by;
    moveTo(index, to);
    const direction = to + by < 0 || to + by >= total ? -by : by;
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-move="${to}:${direction}"]`)?.focus(),
    );
  };
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    setOver(null);
    if (dragged.current !== null && dragged.current !== to) moveTo(dragged.current, to);
    dragged.current = null;
  };
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {moved}
      </p>
      <ol ref={list} className="space-y-3">
        {keys.map((key, index) => (
          // The whole row takes what is dropped on it; moving by keyboard is the buttons' part.
          <li
            key={key}
            onDragOver={(event) => {
              if (dragged.current === null) return;
              event.preventDefault();
              setOver(index);
            }}
            onDragLeave={() => setOver(null)}
            onDrop={(event) => drop(event, index)}
            className={clsx(
              "rounded-card border bg-card p-4",
              over === index ? "border-brand" : "border-line",
            )}
          >
            <div className="mb-3 flex items-center gap-2">
              <Grip
                onStart={() => {
                  dragged.current = index;
                }}
                onEnd={() => {
                  dragged.current = null;
                  setOver(null);
                }}
              />
              <span
                aria-hidden
                className="flex size-7 items-center justify-center rounded-full bg-brand-tint text-sm font-semibold text-brand-ink"
              >
                {index + 1}
              </span>
              {badge?.(index)}
              <span className="grow" />
              <IconButton
                icon={ArrowUp}
                label={`Move ${noun} ${index + 1} up`}
                data-move={`${index}:-1`}
                disabled={index === 0}
                onClick={() => step(index, -1)}
              />
              <IconButton
                icon={ArrowDown}
                label={`Move ${noun} ${index + 1} down`}
                data-move={`${index}:1`}
                disabled={index === total - 1}
                onClick={() => step(index, 1)}
              />
              {!stays?.(index) && (
                <IconButton icon={X} label={`Remove ${noun} ${index + 1}`} onClick={() => onRemove(index)} />
              )}
            </div>
            {children(index)}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Where a row is taken hold of with a mouse. */
function Grip({ onStart, onEnd }: { onStart: () => void; onEnd: () => void }) {
  return (
    <span
      draggable
      aria-hidden
      title="Drag to move"
      onDragStart={(event) => {
        onStart();
        event.dataTransfer.effectAllowed = "move";
      }}
      onDragEnd={onEnd}
      className="hidden cursor-grab text-muted md:pointer-fine:block"
    >
      <GripVertical className="size-5" />
    </span>
  );
}
