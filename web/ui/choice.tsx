import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { ErrorText } from "./field.tsx";
import type { Option } from "./input.tsx";

interface ChoiceProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  hint?: string;
  error?: string;
}

/** One thing to tick, with its label beside it; the whole line is the target. */
export function Checkbox({ label, hint, error, className, ...rest }: ChoiceProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={className}>
      <label className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : rest["aria-describedby"]}
          className="mt-0.5 size-5 shrink-0"
        />
        <ChoiceText label={label} hint={hint} />
      </label>
      <ErrorText id={errorId}>{error}</ErrorText>
    </div>
  );
}

/** A setting that is on or off at once, without a button to confirm it. Announced as a checkbox. */
export function Switch({ label, hint, className, ...rest }: Omit<ChoiceProps, "error">) {
  return (
    <label className={clsx("flex min-h-11 items-start justify-between gap-4 py-2.5", className)}>
      <ChoiceText label={label} hint={hint} />
      <input
        {...rest}
        type="checkbox"
        className={clsx(
          "relative h-6 w-11 shrink-0 appearance-none rounded-full border border-field bg-neutral-tint transition-colors",
          "before:absolute before:top-0.5 before:left-0.5 before:size-4.5 before:rounded-full before:bg-field before:transition-transform",
          "checked:border-brand checked:bg-brand checked:before:translate-x-5 checked:before:bg-on-brand",
          "disabled:opacity-55",
        )}
      />
    </label>
  );
}

/** One choice of a few, all visible. More than about six belong in a `Select`. */
export function RadioGroup({
  legend,
  name,
  options,
  error,
  required,
  inline = false,
  className,
  ...rest
}: Omit<ComponentProps<"input">, "type"> & {
  legend: string;
  options: readonly (Option & { hint?: string })[];
  error?: string;
  inline?: boolean;
}) {
  const { defaultValue, value, ...input } = rest;
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className={className}>
      <legend className="mb-1 text-sm font-semibold">
        {legend}
        {required && (
          <span aria-hidden className="text-danger">
            {" *"}
          </span>
        )}
      </legend>
      <div className={clsx(inline && "flex flex-wrap gap-x-6")}>
        {options.map((option) => (
          <label key={option.value} className="flex min-h-11 items-start gap-3 py-2.5">
            <input
              {...input}
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              required={required}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
              className="mt-0.5 size-5 shrink-0"
            />
            <ChoiceText label={option.label} hint={option.hint} />
          </label>
        ))}
      </div>
      <ErrorText id={errorId}>{error}</ErrorText>
    </fieldset>
  );
}

/** Things to tick, several at once, of one name in the form. */
export function CheckboxGroup({
  legend,
  name,
  options,
  chosen = [],
  error,
}: {
  legend: string;
  name: string;
  options: readonly (Option & { hint?: string })[];
  /** Ticked to begin with. */
  chosen?: readonly string[];
  error?: string;
}) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="text-sm font-semibold">{legend}</legend>
      {options.map(({ value, label, hint }) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          label={label}
          hint={hint}
          defaultChecked={chosen.includes(value)}
        />
      ))}
      <ErrorText id={errorId}>{error}</ErrorText>
    </fieldset>
  );
}

function ChoiceText({ label, hint }: { label: ReactNode; hint?: string }) {
  return (
    <span className="text-sm leading-6">
      {label}
      {hint && <span className="block text-muted">{hint}</span>}
    </span>
  );
}
