/** The origin of a website, as browsers write it: `https://www.umoja.example`, with a port where it is not the usual one. */
export const siteOrigin = /^https?:\/\/[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::\d{1,5})?$/;

/** The origin of the website that somebody typed an address of, with its protocol or without; null where it is none. */
export function originOf(typed: string): string | null {
  const text = typed.trim();
  if (!/^[\w.:/-]+$/.test(text)) return null;
  try {
    const { origin } = new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`);
    return siteOrigin.test(origin) ? origin : null;
  } catch {
    return null;
  }
}
