/** A value as JSON. */
export type KeptText<T> = string & { readonly of?: T };

/** By the value: what comes from the server's memory is the same object each time, and never changes. */
const texts = new WeakMap<object, string>();
const values = new Map<string, unknown>();
/** As many as the server remembers answers of the board. */
const maxValues = 100;

function keep<T>(text: string, value: T): T {
  const [oldest] = values.keys();
  if (values.size >= maxValues && oldest !== undefined) values.delete(oldest);
  values.set(text, value);
  return value;
}

/**
 * Data of a page for the browser as a text, which is made once for each object. React Router otherwise goes through all
 * of it at each request, piece by piece.
 * @param value plain (texts, numbers, lists), and never changed
 */
export function toKeptText<T extends object>(value: T): KeptText<T> {
  const text = texts.get(value) ?? JSON.stringify(value);
  texts.set(value, text);
  if (!values.has(text)) keep(text, value);
  return text;
}

/** The value of such a text: the same object for the same text, as long as few others are read. */
export function fromKeptText<T>(text: KeptText<T>): T {
  return values.has(text) ? (values.get(text) as T) : keep(text, JSON.parse(text) as T);
}
