import { type HiringTask, tabOfTask } from "#web/recruitment/pipeline/hr/tasks.ts";

const parameter = "application";
const taskParameter = "task";
const reviewParameter = "review";

/** Id of the application whose dialog the address opens; null for none. */
export function openApplication(search: URLSearchParams): string | null {
  return search.get(parameter) || null;
}

/** Whether the applications of the list are gone through one after the other. */
export const isReview = (search: URLSearchParams): boolean => search.get(reviewParameter) === "true";

/** What the address begins in that dialog; null for nothing but reading. */
export function openTask(search: URLSearchParams): HiringTask | null {
  const named = search.get(taskParameter);
  return (Object.keys(tabOfTask) as HiringTask[]).find((task) => task === named) ?? null;
}

/**
 * `search` (`?status=interview`) with the dialog of that application open, or closed for null.
 * @param task begun at once: `email` opens the form of a mail to the candidate
 */
export function searchForApplication(search: string, id: string | null, task?: HiringTask): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(parameter);
  parameters.delete(taskParameter);
  if (!id) parameters.delete(reviewParameter);
  if (id) parameters.set(parameter, id);
  if (id && task) parameters.set(taskParameter, task);
  return parameters.size > 0 ? `?${parameters}` : "";
}

/** `search` with that application open as one of a review of the list. */
export function searchForReview(search: string, id: string): string {
  const parameters = new URLSearchParams(searchForApplication(search, id));
  parameters.set(reviewParameter, "true");
  return `?${parameters}`;
}
