import type { IncomingHttpHeaders } from "node:http";
import type { Role } from "#contract/core/access.ts";
import type { ApiScope } from "#contract/core/api-scopes.ts";

/** The person behind a session. */
export interface Principal {
  kind: "person";
  userId: string;
  /** The session that asks. */
  sessionId: string;
  email: string;
  emailVerified: boolean;
  fullName: string;
  isCandidate: boolean;
  /** The organisation the person works in; null for a job seeker. */
  membership: {
    organisationId: string;
    roles: readonly Role[];
    trialEndsAt: Date | null;
    /** By when they have to set two-factor sign-in up; null where nobody asks it of them, or they have. */
    twoFactorDueAt: Date | null;
  } | null;
}

/** An API token: it acts in its organisation as itself, never as a person. */
export interface TokenPrincipal {
  kind: "api_token";
  tokenId: string;
  name: string;
  scopes: readonly ApiScope[];
  membership: { organisationId: string; trialEndsAt: Date | null };
}

/** Whoever sends a request and is known. */
export type Caller = Principal | TokenPrincipal;

/** Finds who is behind a request's cookie or Bearer token; null without a session or a working API token. */
export type Authenticate = (headers: IncomingHttpHeaders) => Promise<Caller | null>;
