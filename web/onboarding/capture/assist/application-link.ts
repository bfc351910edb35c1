/**
 * The key in what an officer pastes: the address of an application, or the key alone.
 * @returns null for anything else
 */
export function keyIn(pasted: string): string | null {
  const [last = ""] = pasted
    .trim()
    .replace(/[?#].*$/s, "")
    .split("/")
    .slice(-1);
  return /^[\w-]{20,100}$/.test(last) ? last : null;
}
