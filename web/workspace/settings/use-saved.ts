import { useEffect } from "react";
import { type FetcherWithComponents, useFetcher } from "react-router";
import type { SettingsAnswer } from "./answer.ts";

/** The fetcher of a form in a dialog, which is done with once what it sent is saved. */
export function useSaved(onDone: () => void): FetcherWithComponents<SettingsAnswer | undefined> {
  const fetcher = useFetcher<SettingsAnswer>();
  const { data, state } = fetcher;
  useEffect(() => {
    if (state === "idle" && data?.saved) onDone();
  }, [state, data, onDone]);
  return fetcher;
}
