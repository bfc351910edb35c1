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

/**
 * Puts what the server refused at the fields of a form of several steps, which moves to them itself.
 * @param fieldOf where a field of the call is in the form, if it is called otherwise there
 * @returns those fields
 */
export function showRefusedFields<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  error: unknown,
  fieldOf: (path: string) => string = (path) => path,
): string[] {
  return Object.entries((error instanceof CodedError && error.fields) || {}).map(([path, message]) => {
    const field = fieldOf(path);
    form.setError(field as FieldPath<Values>, { type: "server", message });
    return field;
  });
}
