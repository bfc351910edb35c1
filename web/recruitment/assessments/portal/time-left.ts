import { useEffect, useEffectEvent, useState } from "react";

/**
 * Counts down on this device's own clock what the server said is left, so that a clock that is wrong does not matter.
 * @param secondsLeft as the server last said it
 * @param onOver called once, when nothing is left
 * @returns whole seconds
 */
export function useTimeLeft(secondsLeft: number, onOver: () => void): number {
  const [left, setLeft] = useState(secondsLeft);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    // Not counted by ticks: a phone that sleeps leaves them out.
    const end = performance.now() + secondsLeft * 1000;
    const look = () => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      over();
    };
    const timer = setInterval(look, 1000);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [secondsLeft]);
  return left;
}

/** Seconds as a clock shows them: `9:05`, `1:02:00`. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
