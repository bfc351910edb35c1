import { Radio, WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { Badge } from "#web/ui/badge.tsx";

/** How often an open page asks whether the system is ready. */
const checkInterval = 30_000;

async function isReady(signal: AbortSignal): Promise<boolean> {
  try {
    return (await fetch("/readyz", { signal, cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/**
 * Whether database, storage and queue answer (`/readyz`). The server has just rendered the page, so it
 * begins with yes; a page in the background does not ask.
 */
function useSystemReady(): boolean {
  const [ready, setReady] = useState(true);
  useEffect(() => {
    const ended = new AbortController();
    const ask = async () => {
      if (document.visibilityState === "hidden") return;
      const answer = await isReady(ended.signal);
      if (!ended.signal.aborted) setReady(answer);
    };
    const lose = () => setReady(false);
    const timer = setInterval(ask, checkInterval);
    window.addEventListener("online", ask);
    window.addEventListener("offline", lose);
    document.addEventListener("visibilitychange", ask);
    return () => {
      ended.abort();
      clearInterval(timer);
      window.removeEventListener("online", ask);
      window.removeEventListener("offline", lose);
      document.removeEventListener("visibilitychange", ask);
    };
  }, []);
  return ready;
}

/** 'Live System' while the system answers, and a word of warning while it does not. */
export function LiveBadge() {
  const ready = useSystemReady();
  return (
    <span role="status">
      {ready ? (
        <Badge tone="success" icon={Radio}>
          Live System
        </Badge>
      ) : (
        <Badge tone="warning" icon={WifiOff}>
          Reconnecting
        </Badge>
      )}
    </span>
  );
}
