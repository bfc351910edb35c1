import type { JobAlert } from "#contract/recruitment/job-alerts.ts";
import { formText } from "#web/lib/form-text.ts";
import { readFilters } from "#web/recruitment/jobs/filters.ts";

/** What a form of an alert holds; what no filter can mean is none. */
export function readAlertForm(form: FormData) {
  const search = new URLSearchParams();
  for (const name of ["q", "department", "location", "type", "sacco"]) search.set(name, formText(form, name));
  const { q, department, location, type, sacco } = readFilters(search);
  const frequency: JobAlert["frequency"] = formText(form, "frequency") === "daily" ? "daily" : "weekly";
  return { q, department, location, type: type as JobAlert["type"], sacco, frequency };
}
