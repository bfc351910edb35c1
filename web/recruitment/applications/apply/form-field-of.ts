/**
 * Where a field of the multipart call is in the form: `candidateData.name` is `fullName`,
 * `candidateData.workExperiences.0.company` is `workExperiences.0.company`.
 */
export function formFieldOf(path: string): string {
  const field = path.replace(/^candidateData\./, "");
  return field === "name" ? "fullName" : field;
}
