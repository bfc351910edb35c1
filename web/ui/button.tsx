import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import type { LinkProps } from "react-router";
import { Link } from "./link.tsx";
import { Spinner } from "./spinner.tsx";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger" | "accent";
/** `sm` is 36 px for a mouse on a wide screen; everywhere else every button is at least 44 px high. */
export type ButtonSize = "sm" | "md" | "lg";

const variants: Record<ButtonVariant, string> = {
  primary: "bg-brand text-on-brand hover:bg-brand-hover",
  secondary: "border border-field bg-card text-ink hover:bg-sand",
  ghost: "text-brand-ink hover:bg-brand-tint",
  danger: "bg-danger-fill text-on-brand hover:bg-danger-fill-hover",
  accent: "bg-accent text-on-accent hover:bg-accent-hover",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-11 px-3 text-sm md:pointer-fine:min-h-9",
  md: "min-h-11 px-4 text-sm",
  lg: "min-h-12 px-5 text-base",
};

/** The look of a button, for elements that are not one (a file label, a download link). */
export function buttonClass(variant: ButtonVariant = "primary", size: ButtonSize = "md"): string {
  return clsx(
    "inline-flex items-center justify-center gap-2 rounded-input py-1.5 text-center font-semibold transition",
    "active:translate-y-px disabled:pointer-events-none disabled:opacity-55",
    "aria-disabled:cursor-default aria-disabled:opacity-70",
    variants[variant],
    sizes[size],
  );
}

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shown before the label. */
  icon?: LucideIcon;
  /** Shown after the label. */
  trailingIcon?: LucideIcon;
}

function buttonContent({ icon: Icon, trailingIcon: Trailing, loading, children }: ButtonLook & Content) {
  return (
    <>
      {loading ? <Spinner /> : Icon && <Icon aria-hidden className="size-4.5 shrink-0" />}
      {children}
      {Trailing && <Trailing aria-hidden className="size-4.5 shrink-0" />}
    </>
  );
}

type Content = { loading?: boolean; children?: ReactNode };

/**
 * A button. While `loading` it shows a spinner, keeps the keyboard focus and ignores presses, so that a
 * form is not sent twice.
 */
export function Button({
  variant,
  size,
  icon,
  trailingIcon,
  loading = false,
  className,
  children,
  type = "button",
  onClick,
  ...rest
}: ComponentProps<"button"> & ButtonLook & { loading?: boolean }) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={press}
      className={clsx(buttonClass(variant, size), className)}
    >
      {buttonContent({ icon, trailingIcon, loading, children })}
    </button>
  );
}

/**
 * A link that looks like a button. Use it whenever pressing leads somewhere; while `loading`, what it leads to is on
 * its way.
 */
export function ButtonLink({
  variant,
  size,
  icon,
  trailingIcon,
  loading = false,
  className,
  children,
  ...rest
}: LinkProps & ButtonLook & { loading?: boolean }) {
  return (
    <Link {...rest} aria-busy={loading || undefined} className={clsx(buttonClass(variant, size), className)}>
      {buttonContent({ icon, trailingIcon, loading, children })}
    </Link>
  );
}

/** The look of a square button that shows only an icon, for a link that closes. */
export const iconButtonClass = clsx(
  "inline-flex size-11 shrink-0 items-center justify-center rounded-input text-muted transition",
  "hover:bg-neutral-tint hover:text-ink active:translate-y-px disabled:opacity-55",
);

/** A square button that shows only an icon; `label` is its name for everyone who does not see it. */
export function IconButton({
  icon: Icon,
  label,
  className,
  type = "button",
  ...rest
}: Omit<ComponentProps<"button">, "children"> & { icon: LucideIcon; label: string }) {
  return (
    <button {...rest} type={type} aria-label={label} className={clsx(iconButtonClass, className)}>
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
