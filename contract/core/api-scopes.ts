/** What an API token may be allowed to do, as its maker reads it. A call names the one it needs (`scope`). */
export const apiScopes = {
  "jobs:read": "Read positions and how many applied",
  "jobs:write":
    "Write, publish, change and close positions; what is published is on the public board at once",
  "applications:read": "Read applications, their answers and their history",
  "applications:write": "Move applications and add notes; candidates are told by mail as always",
  "documents:read": "Open CVs; every view is in the audit trail",
  "candidates:read": "Read candidates and their contact details",
  "identity:check":
    "Check documents, faces and the registry, which may cost money, and read the checks that were kept",
  "reports:read": "Read figures and reports",
} as const;

export type ApiScope = keyof typeof apiScopes;
export const apiScopeNames = Object.keys(apiScopes) as [ApiScope, ...ApiScope[]];

/** What every API token begins with: who finds one in a file knows what it is, and the server never takes it for a session. */
export const apiTokenPrefix = "ush_";

/** Calls that one API token may make in a minute, over all of its scopes. */
export const tokenCallsPerMinute = 300;
