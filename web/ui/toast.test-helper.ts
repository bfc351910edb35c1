import { afterEach, beforeEach } from "vitest";
import { onToast, type ToastMessage } from "./toast.ts";

/** The toasts of the running test. Call it where tests are described. */
export function collectToasts(): readonly ToastMessage[] {
  const toasts: ToastMessage[] = [];
  let disconnect = () => {};
  beforeEach(() => {
    toasts.length = 0;
    disconnect = onToast((message) => toasts.push(message));
  });
  afterEach(() => disconnect());
  return toasts;
}
