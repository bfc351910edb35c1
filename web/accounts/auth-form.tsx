import type { ComponentProps } from "react";
import { ActionForm } from "#web/ui/action-form.tsx";
import type { FormAnswer } from "./form-problem.ts";

/** The form of a page for people without a session: signing in, registering, choosing a password. */
export function AuthForm({
  answer,
  ...form
}: Omit<ComponentProps<typeof ActionForm>, "refusal" | "values" | "wide"> & {
  answer: FormAnswer | undefined;
}) {
  return <ActionForm {...form} refusal={answer?.problem} values={answer?.values} wide />;
}
