import { type ComponentProps, type ReactNode, useState } from "react";
import { useSubmit } from "react-router";
import { ActionButton } from "./action-form.tsx";
import { Confirm } from "./confirm.tsx";

/** A button like `ActionButton`, for what cannot be undone: it asks first, and without scripts acts at once. */
export function AskingButton({
  title,
  question,
  confirmLabel,
  cancelLabel,
  ...button
}: Omit<ComponentProps<typeof ActionButton>, "onSubmit"> & {
  title: string;
  /** What will happen, in a sentence or two. */
  question: ReactNode;
  /** Says what happens, never just "OK". */
  confirmLabel: string;
  /** Where "Cancel" would be unclear. */
  cancelLabel?: string;
}) {
  const submit = useSubmit();
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  return (
    <>
      <ActionButton
        {...button}
        onSubmit={(event) => {
          event.preventDefault();
          setForm(event.currentTarget);
        }}
      />
      <Confirm
        open={form !== null}
        onOpenChange={(open) => !open && setForm(null)}
        title={title}
        confirmLabel={confirmLabel}
        cancelLabel={cancelLabel}
        onConfirm={() => submit(form, { preventScrollReset: button.preventScrollReset })}
      >
        {question}
      </Confirm>
    </>
  );
}
