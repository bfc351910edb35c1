import { formSteps } from "#contract/recruitment/applications.ts";

export const stepTitles = formSteps.map((step) => step.title);
export const lastStep = formSteps.length;

/** The fields that Next checks on a step (1 for the first). */
export function fieldsOfStep(step: number) {
  return [...(formSteps[step - 1]?.fields ?? [])];
}

/** The first step that holds one of the fields; the last step for fields that no step checks. */
export function stepOfFields(fields: readonly string[]): number {
  const index = formSteps.findIndex((step) => step.fields.some((field) => fields.includes(field)));
  return index === -1 ? lastStep : index + 1;
}

/**
 * Where a field of the multipart call stands in the form: `candidateData.name` is `fullName`,
 * `candidateData.workExperiences.0.company` is `workExperiences.0.company`.
 */
export function formFieldOf(path: string): string {
  const field = path.replace(/^candidateData\./, "");
  return field === "name" ? "fullName" : field;
}
