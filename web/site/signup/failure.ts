import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { CodedError } from "#contract/core/errors.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { toast } from "#web/ui/toast.ts";

/**
 * Says in a toast, and at the fields it belongs to, why a trial was not started.
 * @returns what to show above the fields; undefined when every problem belongs to a field
 */
export function reportFailure<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  fieldNames: readonly FieldPath<Values>[],
  title: string,
  error: unknown,
): string | undefined {
  const message = errorMessage(error);
  toast.error(title, { description: message });
  const fields = error instanceof CodedError ? { ...error.fields } : {};
  if (error instanceof CodedError && error.code === "email_taken") fields.email = message;
  const known = fieldNames.filter((name) => fields[name]);
  for (const [index, name] of known.entries()) {
    form.setError(name, { message: fields[name] }, { shouldFocus: index === 0 });
  }
  return known.length > 0 ? undefined : message;
}

/** The toast of a form that lacks something (specifications, section 5). */
export function reportMissing(): void {
  toast.error("Missing Information", { description: "Please fill in all required fields." });
}
