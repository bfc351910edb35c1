/** Search parameters that open a dialog above a page. Everything else about the page stays as it is. */
const dialogParams = ["demo", "preview", "desk", "member"] as const;
export type DialogParam = (typeof dialogParams)[number];

const searchOf = (params: URLSearchParams): string => (params.size > 0 ? `?${params}` : "");

/** The search of the page below a dialog. */
export function withoutDialog(search: URLSearchParams | string): string {
  const params = new URLSearchParams(search);
  for (const param of dialogParams) params.delete(param);
  return searchOf(params);
}

/** The search that opens a dialog above the page. */
export function withDialog(search: URLSearchParams | string, param: DialogParam, value: string): string {
  const params = new URLSearchParams(withoutDialog(search));
  params.set(param, value);
  return searchOf(params);
}

/** Whether an address opens a dialog: search engines are to list the page itself. */
export const opensDialog = (search: URLSearchParams | string): boolean =>
  withoutDialog(search) !== searchOf(new URLSearchParams(search));
