import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";

/** How Chrome, Firefox and Safari name a request, or a part of the program, that never came. */
const lostMessages =
  /failed to fetch|networkerror|network error|load failed|importing a module|error loading/i;

/** Whether an error means that the network is gone, not that somebody made a mistake. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof TypeError && lostMessages.test(error.message);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/** Whether the browser has a network, as far as it knows. On the server, and in the first render, it has. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Milliseconds between two looks whether the server can be reached again. */
const checkInterval = 5_000;

async function reachesServer(): Promise<boolean> {
  try {
    return (await fetch("/healthz", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/**
 * Waits until the server can be reached: looks now and then, and when the browser says that it is online again.
 * @param waiting whether anything waits for it; the first look is at once
 * @param onReached called as soon as it can
 * @returns a look that somebody asks for, and whether it is under way
 */
export function useReturn(waiting: boolean, onReached: () => void): { look: () => void; looking: boolean } {
  const [looking, setLooking] = useState(false);
  const reached = useEffectEvent(onReached);
  useEffect(() => {
    if (!waiting) return;
    const ended = new AbortController();
    const lookQuietly = async () => {
      if ((await reachesServer()) && !ended.signal.aborted) {
        ended.abort();
        reached();
      }
    };
    void lookQuietly();
    const timer = setInterval(lookQuietly, checkInterval);
    ended.signal.addEventListener("abort", () => clearInterval(timer));
    window.addEventListener("online", lookQuietly, { signal: ended.signal });
    return () => ended.abort();
  }, [waiting]);
  const look = async () => {
    setLooking(true);
    if (await reachesServer()) onReached();
    setLooking(false);
  };
  return { look: () => void look(), looking };
}
