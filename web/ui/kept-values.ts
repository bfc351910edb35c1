import { useEffect, useEffectEvent, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { askBeforeClosing, forgetKeptText, keptPlace } from "#web/lib/kept-storage.ts";
import { isSameValues } from "#web/lib/same-values.ts";

/**
 * Like `useKeptForm`, for a form of react-hook-form that grows and shrinks: it keeps the form's values, also of
 * entries that were added and of fields that are no controls of the document.
 * @param name of this form alone in the product, with the id of the record it belongs to
 */
export function useKeptValues<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  name: string,
) {
  const [restored, setRestored] = useState(false);
  const restore = useEffectEvent(() => {
    const kept = keptPlace<Values>(name).read();
    if (!kept) return;
    form.reset(kept, { keepDefaultValues: true });
    setRestored(true);
  });
  useEffect(() => {
    restore();
    const place = keptPlace<Values>(name);
    const stopKeeping = form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) =>
        place.write(isSameValues(values, defaultValues) ? null : values),
    });
    const stopAsking = askBeforeClosing(name);
    return () => {
      stopKeeping();
      stopAsking();
    };
  }, [form, name]);
  const end = (values?: Values) => {
    form.reset(values);
    forgetKeptText(name);
    setRestored(false);
  };
  return {
    /** Whether text that was typed before is in it again. */
    restored,
    /** Call it when the values have been saved: the next change starts from them. */
    accept: () => end(form.getValues()),
    /** Brings every field back to what it held before. */
    discard: () => end(),
  };
}
