/**
 * Where forms keep what was typed and not sent: in the tab's `sessionStorage`, by the name of the form and by account,
 * so that it is never shown to another person who signs in at the same tab.
 */
let owner = "visitor";

/** Who types from here on; null for a visitor. */
export function setKeptTextOwner(userId: string | null): void {
  owner = userId ?? "visitor";
}

/** For a browser that refuses storage: until the page is left. */
const memory = new Map<string, string>();

/** Where something of that name is kept, for whoever is signed in at this moment. */
const keyOf = (name: string) => `kept-text:${owner}:${name}`;

/** The place of one form, for whoever is signed in at this moment. */
export function keptPlace<T>(name: string) {
  const key = keyOf(name);
  return {
    /** Null when nothing is kept. */
    read(): T | null {
      let text = memory.get(key);
      try {
        text = sessionStorage.getItem(key) ?? text;
      } catch {
        // Storage is blocked.
      }
      return text ? (JSON.parse(text) as T) : null;
    },
    /** @param kept null to keep nothing any more */
    write(kept: T | null): void {
      const text = kept === null ? null : JSON.stringify(kept);
      if (text === null) memory.delete(key);
      else memory.set(key, text);
      try {
        if (text === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, text);
      } catch {
        // Storage is blocked or full: the memory of the page has to do.
      }
    },
  };
}

/** Whether something was typed in a form of that name and not sent. */
export const hasKeptText = (name: string): boolean => keptPlace(name).read() !== null;

/** The names that begin like this under which something of whoever is signed in is kept. */
export function keptNames(beginning: string): string[] {
  const keys = new Set(memory.keys());
  try {
    for (const key of Object.keys(sessionStorage)) keys.add(key);
  } catch {
    // Storage is blocked.
  }
  const start = keyOf(beginning);
  return [...keys].filter((key) => key.startsWith(start)).map((key) => beginning + key.slice(start.length));
}

/** What was typed in a form of that name has been sent. */
export const forgetKeptText = (name: string): void => keptPlace(name).write(null);

/**
 * Makes the browser ask before the tab closes while something is kept under that name: closing it would lose it.
 * @returns stops it
 */
export function askBeforeClosing(name: string): () => void {
  const { read } = keptPlace(name);
  const ask = (event: BeforeUnloadEvent) => {
    if (read() !== null) event.preventDefault();
  };
  window.addEventListener("beforeunload", ask);
  return () => window.removeEventListener("beforeunload", ask);
}
