import { clsx } from "clsx";
import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";

/** What a control needs in order to belong to its label, hint and error: spread it on the control. */
export interface ControlProps {
  id: string;
  name?: string;
  required?: boolean;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}

export interface FieldProps {
  label: string;
  /** Also the control's name in the form. */
  name?: string;
  /** A sentence below the label that says what is expected. */
  hint?: ReactNode;
  /** What is wrong and what to do; empty or absent when nothing is. */
  error?: string;
  required?: boolean;
  /** The label is read by screen readers but not drawn: for a search box, say. */
  hideLabel?: boolean;
  className?: string;
  /** The control's, once on its page; otherwise one that depends on where the field stands. */
  id?: string;
}

/**
 * Wires a label, a hint and an error to one control, once for the whole product:
 * `<Field label="Email" name="email" error={errors.email}>{(control) => <Input type="email" {...control} />}</Field>`
 */
export function Field({
  label,
  name,
  hint,
  error,
  required,
  hideLabel = false,
  className,
  id: givenId,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = clsx(hint && hintId, error && errorId);
  return (
    <div className={clsx("min-w-0", className)}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "mb-1.5 block text-sm font-semibold"}>
        {label}
        {required && (
          <span aria-hidden className="text-danger">
            {" *"}
          </span>
        )}
      </label>
      {hint && (
        <p id={hintId} className="-mt-1 mb-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        required,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": describedBy || undefined,
      })}
      <ErrorText id={errorId}>{error}</ErrorText>
    </div>
  );
}

/** The error line below a control. Renders nothing without a text. */
export function ErrorText({ id, children }: { id: string; children?: string }) {
  if (!children) return null;
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}
