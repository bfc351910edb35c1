/** The value that an address names with `param`; the first one when it names none, or none of these. */
export function chosenTab<Value extends string>(
  search: URLSearchParams,
  param: string,
  values: readonly [Value, ...Value[]],
): Value {
  return values.find((value) => value === search.get(param)) ?? values[0];
}

/** The search that shows `value`. The first value needs no parameter; others of the address stay. */
export function searchOfTab(
  search: URLSearchParams,
  param: string,
  value: string,
  values: readonly string[],
): string {
  const next = new URLSearchParams(search);
  if (value === values[0]) next.delete(param);
  else next.set(param, value);
  return next.size > 0 ? `?${next}` : "";
}

/** Where a key leads from the tab at `index`, round the ends; undefined for keys that tabs do not know. */
export function tabAfterKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (index + 1) % count;
    case "ArrowLeft":
      return (index - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
  }
}
