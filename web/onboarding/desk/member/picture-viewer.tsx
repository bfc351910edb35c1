import { Minus, Plus, RotateCw } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { IconButton } from "#web/ui/button.tsx";

/** An upright rectangle in pixels of the picture. */
export interface MarkedBox {
  key: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const zooms = [1, 1.5, 2, 3, 4] as const;

/**
 * A picture to look into: larger and smaller, turned, with what was read marked in it. The keys +, - and R do the same.
 * @param size of the picture in pixels, which the boxes count by; the picture's own where it is not known
 * @param active key of the box that is looked at
 */
export function PictureViewer({
  src,
  alt,
  boxes,
  size,
  active,
}: {
  src: string;
  alt: string;
  boxes: readonly MarkedBox[];
  size: { width: number; height: number } | null;
  active: string | null;
}) {
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  const [natural, setNatural] = useState(size);
  const larger = () => setZoom((now) => Math.min(now + 1, zooms.length - 1));
  const smaller = () => setZoom((now) => Math.max(now - 1, 0));
  const turn = () => setTurns((now) => (now + 1) % 4);
  const keys: Record<string, () => void> = { "+": larger, "-": smaller, r: turn };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  const { width, height } = natural ?? { width: 4, height: 3 };
  const upright = turns % 2 === 0;
  const ratio = upright ? width / height : height / width;
  return (
    <div>
      <div className="mb-2 flex items-center gap-1">
        <IconButton
          icon={Plus}
          label="Larger"
          title="Larger (+)"
          onClick={larger}
          disabled={zoom === zooms.length - 1}
        />
        <IconButton
          icon={Minus}
          label="Smaller"
          title="Smaller (-)"
          onClick={smaller}
          disabled={zoom === 0}
        />
        <IconButton icon={RotateCw} label="Turn" title="Turn (R)" onClick={turn} />
        <span role="status" className="text-sm text-muted tabular-nums">
          {Math.round((zooms[zoom] ?? 1) * 100)}%
        </span>
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls needs the keyboard.
        tabIndex={0}
        aria-label={`${alt}. Keys: + larger, - smaller, R turns`}
        onKeyDown={onKeyDown}
        className="max-h-[70dvh] overflow-auto rounded-card border border-line bg-neutral-tint"
      >
        <div
          className="relative mx-auto"
          style={{
            // All of it is seen before it is made larger, also of a picture that stands upright.
            width: `calc(${zooms[zoom] ?? 1} * min(100%, 70dvh * ${ratio}))`,
            aspectRatio: ratio,
            containerType: "size",
          }}
        >
          <div
            className="absolute top-1/2 left-1/2"
            style={{
              width: upright ? "100cqw" : "100cqh",
              height: upright ? "100cqh" : "100cqw",
              transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
            }}
          >
            <img
              src={src}
              alt={alt}
              className="size-full"
              onLoad={({ currentTarget }) =>
                setNatural({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
              }
            />
            <Boxes boxes={boxes} size={size ?? { width, height }} active={active} />
          </div>
        </div>
      </section>
    </div>
  );
}

function Boxes({
  boxes,
  size,
  active,
}: {
  boxes: readonly MarkedBox[];
  size: { width: number; height: number };
  active: string | null;
}) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full"
    >
      {boxes.map(({ key, ...rectangle }) => (
        <rect
          key={key}
          {...rectangle}
          rx={size.width / 200}
          vectorEffect="non-scaling-stroke"
          className={key === active ? "fill-none stroke-accent" : "fill-brand/10 stroke-brand"}
          strokeWidth={key === active ? 4 : 2}
        />
      ))}
    </svg>
  );
}
