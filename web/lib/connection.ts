import { useSyncExternalStore } from "react";

/** What a person reads when a call or a page did not come because the network is gone. */
export const connectionLost = "Your connection is gone. Check it and try again.";

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
