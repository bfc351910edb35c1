const box =
  /^(?:p\.?\s?o\.?\s?box|s\.?\s?l\.?\s?p\.?|box|private bag)(?![a-z])[.,:\s]*(?:no\.?)?[\d\s.,–—-]*/i;
const code = /(?:[\s,–—-]|\bcode\b)*\b\d{5}\b/gi;

/**
 * Where somebody with this address is: of a post box its town, since nobody lives in a box; any other address itself.
 * `P.O. Box 1234-00100, Nairobi` is Nairobi. A box without a town stays as it is.
 */
export function townOf(address: string): string {
  const written = address.trim();
  if (!box.test(written)) return written;
  const town = written
    .replace(box, "")
    .replace(code, "")
    .replace(/^[\s,.–—-]+|[\s,.–—-]+$/g, "");
  return /\p{L}{3}/u.test(town) ? town : written;
}
