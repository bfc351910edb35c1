const parameter = "application";

/** Id of the application whose dialog the address opens; null for none. */
export function openApplication(search: URLSearchParams): string | null {
  return search.get(parameter) || null;
}

/** `search` (`?status=interview`) with the dialog of that application open, or closed for null. */
export function searchForApplication(search: string, id: string | null): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(parameter);
  if (id) parameters.set(parameter, id);
  return parameters.size > 0 ? `?${parameters}` : "";
}
