import { useEffect, useState } from "react";
import { frameIn, type Size } from "./guide.ts";

/** How large a box is on the screen; null until it is measured. */
export function useBoxSize(box: React.RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return size;
}

/** The frame to hold a card into; a face has a round one. Everything around it is darker. */
export function FrameOverlay({ shown, ratio, round }: { shown: Size; ratio: number; round: boolean }) {
  const { left, top, width, height } = frameIn(shown, ratio);
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute border-2 border-white shadow-[0_0_0_100vmax_rgb(0_0_0/0.45)]"
      style={{ left, top, width, height, borderRadius: round ? "50%" : 12 }}
    />
  );
}
