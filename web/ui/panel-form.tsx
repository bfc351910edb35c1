import { type FormEventHandler, type ReactNode, useEffect } from "react";
import { Button } from "./button.tsx";
import { type KeptForm, KeptNotice } from "./kept-form.tsx";

/**
 * A form that opens above a list. It takes the focus, so that one goes on typing where it appeared.
 * @param kept keeps its text until it is sent
 */
export function PanelForm({
  kept,
  title,
  submitLabel,
  pending,
  onSubmit,
  onCancel,
  children,
}: {
  kept: KeptForm;
  title: string;
  submitLabel: string;
  pending: boolean;
  onSubmit: FormEventHandler;
  onCancel: () => void;
  children: ReactNode;
}) {
  const { box } = kept;
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
    box.current?.focus({ preventScroll: true });
  }, [box]);
  return (
    <form
      ref={box}
      tabIndex={-1}
      aria-label={title}
      onSubmit={onSubmit}
      noValidate
      className="mb-6 space-y-4 rounded-card border border-line bg-sand p-4 outline-none sm:p-5"
    >
      <h3 className="text-lg">{title}</h3>
      <KeptNotice kept={kept} />
      {children}
      <div className="flex flex-col-reverse gap-2 sm:flex-row">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={pending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
