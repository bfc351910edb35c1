/** What a toast says. It never carries what one must not miss: that belongs on the page. */
export interface ToastMessage {
  tone: "success" | "info" | "warning" | "danger";
  title: string;
  description?: string;
  /** One thing to do about it: "Undo". */
  action?: { label: string; onClick: () => void };
}

type Listener = (message: ToastMessage) => void;
let listener: Listener | undefined;
const waiting: ToastMessage[] = [];

/** Connects the toaster; messages sent before it was there follow now. */
export function onToast(next: Listener): () => void {
  listener = next;
  for (const message of waiting.splice(0)) next(message);
  return () => {
    if (listener === next) listener = undefined;
  };
}

type Extra = Pick<ToastMessage, "description" | "action">;

function show(tone: ToastMessage["tone"]) {
  return (title: string, extra?: Extra) => {
    const message = { tone, title, ...extra };
    if (listener) listener(message);
    else waiting.push(message);
  };
}

/** Says something in passing: `toast.success("CV Uploaded", { description: "..." })`. One at a time, 5 s. */
export const toast = {
  success: show("success"),
  info: show("info"),
  warning: show("warning"),
  error: show("danger"),
};

/** Says that a part of the page did not come: `The preview`. */
export const toastUnavailable = (what: string): void =>
  toast.error(`${what} could not be loaded`, { description: "Check your connection and try again." });
