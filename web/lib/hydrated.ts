import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether scripts run: false on the server and in the first render, so that both agree. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
