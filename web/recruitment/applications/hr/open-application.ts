import { type HiringTask, tabOfTask } from "#web/recruitment/pipeline/hr/tasks.ts";
import { type ApplicationPart, partOf } from "./application-parts.ts";

const parameter = "application";
const taskParameter = "task";
const reviewParameter = "review";
const partParameter = "part";

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
 * The part of the application that the address shows: the one it names, or else that of what it begins. Who goes through
 * a list begins with the CV.
 */
export function openPart(search: URLSearchParams): ApplicationPart {
  const task = openTask(search);
  return (
    partOf(search.get(partParameter)) ?? (task && tabOfTask[task]) ?? (isReview(search) ? "cv" : "overview")
  );
}

/** `search` with another part of the open application. Nothing is begun by it. */
export function searchForPart(search: string, part: ApplicationPart): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(taskParameter);
  parameters.set(partParameter, part);
  return `?${parameters}`;
}

/**
 * `search` (`?status=interview`) with the dialog of that application open, or closed for null.
 * @param task begun at once: `email` opens the form of a mail to the candidate
 */
export function searchForApplication(search: string, id: string | null, task?: HiringTask): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(parameter);
  parameters.delete(taskParameter);
  parameters.delete(partParameter);
  if (!id) parameters.delete(reviewParameter);
  if (id) parameters.set(parameter, id);
  if (id && task) parameters.set(taskParameter, task);
  return parameters.size > 0 ? `?${parameters}` : "";
}

/**
 * `search` with that application open as one of a review of the list.
 * @param part what is read of each; the CV if it is left out
 */
export function searchForReview(search: string, id: string, part?: ApplicationPart): string {
  const parameters = new URLSearchParams(searchForApplication(search, id));
  parameters.set(reviewParameter, "true");
  if (part) parameters.set(partParameter, part);
  return `?${parameters}`;
}
