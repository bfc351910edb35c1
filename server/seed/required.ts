/** The value that an earlier step of the seed put under `key`. */
export function required<Value>(values: ReadonlyMap<string, Value>, key: string): Value {
  const value = values.get(key);
  if (value === undefined) throw new Error(`the seed has no ${key}`);
  return value;
}
