import type { User } from "#contract/accounts/accounts.ts";

/** Keys of local storage that the specifications name: the wider product's and the candidate portal's. */
export const userKeys = { staff: "sacco-user", candidate: "user" } as const;

/** What the browser keeps of a person: display data only. The session is an http-only cookie. */
export function displayDataOf(user: User): Partial<Record<keyof typeof userKeys, object>> {
  const { fullName, firstName, lastName, organization } = user;
  return {
    ...(user.workspace && { staff: { fullName, organization, roles: user.workspace.roles } }),
    ...(user.isCandidate && { candidate: { fullName, firstName, lastName } }),
  };
}

/**
 * Brings local storage in line with the person signed in; null removes everything. A change reaches the other
 * tabs as a `storage` event. A browser that refuses storage shows the same pages.
 */
export function storeDisplayData(user: User | null): void {
  const kept = user ? displayDataOf(user) : {};
  try {
    for (const name of ["staff", "candidate"] as const) {
      const value = kept[name];
      if (value) localStorage.setItem(userKeys[name], JSON.stringify(value));
      else localStorage.removeItem(userKeys[name]);
    }
  } catch {
    // Storage is blocked or full; nothing but this display data depends on it.
  }
}

/** Calls `changed` when someone signs in or out in another tab of this browser. */
export function onUserChangedElsewhere(changed: () => void): () => void {
  const keys: readonly (string | null)[] = [userKeys.staff, userKeys.candidate, null];
  const listen = (event: StorageEvent) => {
    if (keys.includes(event.key)) changed();
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}
