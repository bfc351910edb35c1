/** For people who want to become members of a SACCO. */
export const joinPath = "/join";

/** Where one SACCO's applicants begin: the address that it shares. */
export const saccoJoinPath = (slug: string): string => `${joinPath}/${encodeURIComponent(slug)}`;

/** An application. Who has the address, has the application. */
export const applicationPath = (slug: string, key: string): string => `${saccoJoinPath(slug)}/${key}`;

/** Where applicants and members ask for the link to what the SACCO keeps of them. */
export const membershipsPath = "/membership";

/** A person's own membership. Who has the address, sees it. */
export const ownMembershipPath = (key: string): string => `${membershipsPath}/${key}`;
