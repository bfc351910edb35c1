import { useLayoutEffect, useRef } from "react";
import { type FieldPath, type FieldValues, get, type UseFormReturn } from "react-hook-form";

/**
 * Keeps a row that was just added from being called incomplete before anybody could fill it in: react-hook-form checks
 * a whole list as soon as it grows. What a later step or the sending finds is said.
 * @returns to be called with the index of the row that is about to be added
 */
export function useNewRow<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  list: FieldPath<Values>,
): (index: number) => void {
  const added = useRef<{ index: number; sent: number } | null>(null);
  const { errors, submitCount } = form.formState;
  // Before the screen is drawn, so that nothing red flashes.
  useLayoutEffect(() => {
    if (!added.current) return;
    const row = `${list}.${added.current.index}` as FieldPath<Values>;
    if (get(errors, row) === undefined) return;
    if (added.current.sent === submitCount) form.clearErrors(row);
    added.current = null;
  }, [errors, submitCount, form, list]);
  return (index) => {
    added.current = { index, sent: submitCount };
  };
}
