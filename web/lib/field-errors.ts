import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { CodedError } from "#contract/core/errors.ts";

/**
 * Shows what the server refused beside the fields of a form, and moves to the first of them.
 * @returns whether there was any such field
 */
export function showFieldErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): boolean {
  const fields = Object.entries((error instanceof CodedError && error.fields) || {}).filter(
    ([name]) => name in form.getValues(),
  );
  fields.forEach(([name, message], index) => {
    form.setError(name as FieldPath<Values>, { message }, { shouldFocus: index === 0 });
  });
  return fields.length > 0;
}
