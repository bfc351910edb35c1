import { type ComponentType, useEffect, useState } from "react";
import { onToast, type ToastMessage } from "./toast.ts";

type View = ComponentType<{ messages: readonly ToastMessage[] }>;

/** Mounted once, in the root. The library that draws toasts is downloaded with the first one. */
export function Toaster() {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const [ToastView, setToastView] = useState<View>();

  useEffect(() => onToast((message) => setMessages((known) => [...known, message])), []);

  const needed = messages.length > 0;
  useEffect(() => {
    if (needed) void import("./toast-view.tsx").then((module) => setToastView(() => module.ToastView));
  }, [needed]);

  return ToastView ? <ToastView messages={messages} /> : null;
}
