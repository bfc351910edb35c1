/** Seconds for which the sign-in page knows the address of who has just signed up. */
const seconds = 300;
const name = "signed_up";

/** Remembers the address for the sign-in page: an address in its URL would end in logs and histories. */
export const rememberEmail = (email: string): string =>
  `${name}=${encodeURIComponent(email)}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;

/** The address that was remembered, from the `Cookie` header. */
export function rememberedEmail(cookies: string | null): string | undefined {
  const value = cookies
    ?.split(/; */)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  try {
    return value && decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
