/** For people who want to become members of a SACCO. */
export const joinPath = "/join";

/** Where one SACCO's applicants begin: the address that it shares. */
export const saccoJoinPath = (slug: string): string => `${joinPath}/${encodeURIComponent(slug)}`;

/** An application. Who has the address, has the application. */
export const applicationPath = (slug: string, key: string): string => `${saccoJoinPath(slug)}/${key}`;
