import type { WizardStep } from "#contract/core/wizard.ts";

/** The fields that Next checks on a step (1 for the first). */
export function fieldsOfStep<Field extends string>(
  steps: readonly WizardStep<string, Field>[],
  step: number,
): Field[] {
  return [...(steps[step - 1]?.fields ?? [])];
}

/** The first step that holds one of the fields; the last step for fields that no step checks. */
export function stepOfFields(steps: readonly WizardStep[], fields: readonly string[]): number {
  const index = steps.findIndex((step) => step.fields.some((field) => fields.includes(field)));
  return index === -1 ? steps.length : index + 1;
}
