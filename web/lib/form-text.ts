/** What a form holds under a name; empty where nothing or a file stands. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
