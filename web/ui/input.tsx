import { clsx } from "clsx";
import { ChevronDown, type LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import type { ControlProps } from "./field.tsx";
import { KeptMarkup } from "./kept-markup.tsx";

/** The look of everything one types into. 16 px text, since phones zoom into smaller fields. */
export const controlClass = clsx(
  "w-full rounded-input border border-field bg-card px-3 text-base text-ink transition-colors md:text-sm",
  "hover:border-ink focus-visible:border-brand-ink focus-visible:outline-offset-0",
  "aria-invalid:border-danger aria-invalid:focus-visible:outline-danger",
  "disabled:cursor-not-allowed disabled:bg-neutral-tint disabled:text-muted [&[readonly]]:bg-sand",
);

/** A one-line text field. Give it a label through `Field`. */
export function Input({ className, icon: Icon, ...rest }: ComponentProps<"input"> & { icon?: LucideIcon }) {
  const input = <input {...rest} className={clsx(controlClass, "h-11", Icon && "pl-10", className)} />;
  if (!Icon) return input;
  return (
    <span className="relative block">
      <Icon aria-hidden className="pointer-events-none absolute top-3 left-3 size-5 text-muted" />
      {input}
    </span>
  );
}

/**
 * A text field of several lines that grows with its content.
 * @param compact begins as high as a line, for texts that are mostly short
 */
export function Textarea({
  className,
  rows = 4,
  compact = false,
  ...rest
}: ComponentProps<"textarea"> & { compact?: boolean }) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={clsx(
        controlClass,
        "field-sizing-content max-h-96 py-2.5",
        compact ? "min-h-11" : "min-h-24",
        className,
      )}
    />
  );
}

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

/**
 * The platform's own select: it opens the phone's picker and costs nothing to load.
 * @param placeholder first, empty choice; leave it out when one of the options always holds
 */
export function Select(select: SelectProps) {
  return (
    <span className="relative block">
      <SelectControl {...select} />
    </span>
  );
}

type SelectProps = Omit<ComponentProps<"select">, "children"> & {
  options: readonly Option[];
  placeholder?: string;
};

/** A `Select` that calls nothing, on a page that many see with the same choices. */
export function KeptSelect(select: KeptSelectProps) {
  return <KeptMarkup as="span" className="relative block" of={SelectControl} props={select} />;
}

type KeptSelectProps = Pick<SelectProps, "options" | "placeholder"> & ControlProps & { defaultValue: string };

function SelectControl({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <>
      <select {...rest} className={clsx(controlClass, "h-11 appearance-none truncate pr-10", className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-3 right-3 size-5 text-muted" />
    </>
  );
}
