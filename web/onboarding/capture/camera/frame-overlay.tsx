import { useCallback, useState } from "react";
import { frameIn, type Size } from "./guide.ts";

/**
 * How large a box is on the screen; null until it is measured.
 * @returns what the box takes as its `ref`, and its size
 */
export function useBoxSize(): [
  ref: (box: HTMLElement | null) => (() => void) | undefined,
  size: Size | null,
] {
  const [size, setSize] = useState<Size | null>(null);
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
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
