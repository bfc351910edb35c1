import { X } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useMessages } from "#web/lib/language.ts";
import { useOnDemand } from "#web/lib/on-demand.ts";
import { Alert } from "./alert.tsx";
import { IconButton } from "./button.tsx";
import { toastMessages } from "./toast.messages.ts";
import { onToast, type ToastMessage } from "./toast.ts";

const loadView = () => import("./toast-view.tsx");

/** Mounted once, in the root. The library that draws toasts is downloaded with the first one. */
export function Toaster() {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const [missing, setMissing] = useState(false);
  const { View, fetch } = useOnDemand(loadView, () => setMissing(true));

  useEffect(() => onToast((message) => setMessages((known) => [...known, message])), []);

  const prepare = useEffectEvent(() => void fetch());
  useEffect(() => {
    if (messages.length > 0) prepare();
  }, [messages]);

  if (View) return <View messages={messages} />;
  const last = messages.at(-1);
  return missing && last ? <PlainToast message={last} onClose={() => setMessages([])} /> : null;
}

/** Without a connection the library does not come, and what is said is often that there is none. */
function PlainToast({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  const t = useMessages(toastMessages);
  return (
    <div className="fixed inset-x-4 bottom-4 z-50 rounded-card bg-card shadow-float sm:right-auto sm:w-[356px]">
      <Alert role="status" tone={message.tone} title={message.title} className="pr-12">
        {message.description}
      </Alert>
      <IconButton icon={X} label={t.dismiss} onClick={onClose} className="absolute top-1.5 right-1.5" />
    </div>
  );
}
