import type { ReactNode } from "react";
import {
  type Control,
  type FieldError,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseControllerProps,
  type UseControllerReturn,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useController,
} from "react-hook-form";
import { type ControlProps, Field, type FieldProps } from "./field.tsx";

type FromForm = Omit<FieldProps, "name" | "error">;

/**
 * `Field` for react-hook-form and a native control: registers the control and shows its error.
 * `<FormField form={form} name="email" label="Email" required>{(field) => <Input type="email" {...field} />}</FormField>`
 *
 * `required` marks the field; whether it must be filled in is the schema's (or `rules`') business, whose
 * message people see instead of the browser's.
 */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  form,
  name,
  rules,
  children,
  ...rest
}: FromForm & {
  form: UseFormReturn<Values, unknown, Output>;
  name: Name;
  rules?: RegisterOptions<Values, Name>;
  children: (field: Omit<ControlProps, "name" | "required"> & UseFormRegisterReturn) => ReactNode;
}) {
  const error: FieldError | undefined = get(form.formState.errors, name);
  return (
    <Field {...rest} name={name} error={error?.message}>
      {({ required, ...control }) =>
        children({ ...control, ...form.register(name, rules), ...ariaRequired(required) })
      }
    </Field>
  );
}

/**
 * `Field` for react-hook-form and a control that hands over values instead of events (tags, files):
 * `{(field, control) => <TagInput {...control} value={field.value} onChange={field.onChange} />}`
 */
export function ControlledField<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  control: formControl,
  name,
  rules,
  children,
  ...rest
}: FromForm & {
  control: Control<Values, unknown, Output>;
  name: Name;
  rules?: UseControllerProps<Values, Name>["rules"];
  children: (field: UseControllerReturn<Values, Name>["field"], control: ControlProps) => ReactNode;
}) {
  const { field, fieldState } = useController({ control: formControl, name, rules });
  return (
    <Field {...rest} name={name} error={fieldState.error?.message}>
      {({ required, ...control }) =>
        children(
          { ...field, value: field.value as FieldPathValue<Values, Name> },
          { ...control, ...ariaRequired(required) },
        )
      }
    </Field>
  );
}

function ariaRequired(required: boolean | undefined) {
  return required ? { "aria-required": true as const } : {};
}
