import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import type { FieldPath } from "react-hook-form";
import type { ApplicationForm as Answers } from "#contract/onboarding/application-form.ts";
import { FormField } from "#web/ui/form-field.tsx";
import type { Input } from "./application-values.ts";

/**
 * The parts of an application that may be changed: all of them while nothing is named, and those that are to be corrected
 * once the SACCO has sent it back.
 */
export const OpenParts = createContext<readonly string[]>([]);

/** Whether fields say what helps who fills them in about themselves; staff who correct a record know. */
export const Hints = createContext(true);

/** Whether any of these parts may be changed. */
export const isOpen = (open: readonly string[], parts: readonly string[]): boolean =>
  open.length === 0 || parts.some((part) => open.includes(part));

/** A field of the application, where it may be changed. */
export function ApplicationField<Name extends FieldPath<Input>>(
  props: ComponentProps<typeof FormField<Input, Name, Answers>>,
) {
  const part = props.name.split(".")[0] ?? props.name;
  const hint = useContext(Hints) ? props.hint : undefined;
  return isOpen(useContext(OpenParts), [part]) ? <FormField {...props} hint={hint} /> : null;
}

/** What is there for some parts only: a heading, a checkbox. */
export function WhereOpen({ parts, children }: { parts: readonly (keyof Input)[]; children: ReactNode }) {
  return isOpen(useContext(OpenParts), parts) ? children : null;
}
