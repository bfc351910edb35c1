import { clsx } from "clsx";
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { toast as sonner, Toaster } from "sonner";
import { useMessages } from "#web/lib/language.ts";
import { Button, IconButton } from "./button.tsx";
import { toastMessages } from "./toast.messages.ts";
import type { ToastMessage } from "./toast.ts";
import { textClass } from "./tone.ts";

/** Time on screen in milliseconds (specification 000, section 9). */
const duration = 5_000;

const icons: Record<ToastMessage["tone"], LucideIcon> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/** Draws the messages in order, one at a time; hovering or focusing one keeps it. */
export default function ToastView({ messages }: { messages: readonly ToastMessage[] }) {
  const t = useMessages(toastMessages);
  const shown = useRef(0);
  useEffect(() => {
    const fresh = messages.slice(shown.current);
    shown.current = messages.length;
    // Screen readers announce what changes in a live region, so the first message has to come after it.
    const frame = requestAnimationFrame(() => {
      for (const message of fresh)
        sonner.custom((id) => <ToastCard id={id} message={message} />, { duration });
    });
    return () => cancelAnimationFrame(frame);
  }, [messages]);
  return (
    <Toaster
      visibleToasts={1}
      // What is pressed next stands at the right, at the end of a form and of a dialog.
      position="bottom-left"
      containerAriaLabel={t.notifications}
      mobileOffset={16}
    />
  );
}

/**
 * Above an open dialog, where nothing else outside it can be pressed, a toast's buttons can; a press beside them
 * reaches what the toast covers.
 */
const pressable = "pointer-events-auto";

function ToastCard({ id, message }: { id: string | number; message: ToastMessage }) {
  const t = useMessages(toastMessages);
  const Icon = icons[message.tone];
  const { action } = message;
  const close = () => sonner.dismiss(id);
  return (
    <div className="flex w-full items-start gap-3 rounded-card border border-line bg-card p-3 pl-4 font-sans text-ink shadow-float sm:w-[356px]">
      <Icon aria-hidden className={clsx("mt-2.5 size-5 shrink-0", textClass[message.tone])} />
      <div className="min-w-0 grow py-2 text-sm">
        <p className="font-semibold">{message.title}</p>
        {message.description && <p className="mt-0.5 text-muted">{message.description}</p>}
        {action && (
          <Button
            size="sm"
            variant="secondary"
            className={clsx("mt-2", pressable)}
            onClick={() => {
              action.onClick();
              close();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton icon={X} label={t.dismiss} onClick={close} className={pressable} />
    </div>
  );
}
