import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether another site shows the page within its own: what begins there needs the whole window. */
export const useFramed = () =>
  useSyncExternalStore(
    never,
    () => window.self !== window.top,
    () => false,
  );
