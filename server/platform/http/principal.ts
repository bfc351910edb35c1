import type { IncomingHttpHeaders } from "node:http";
import type { Role } from "#contract/core/access.ts";

/** The person behind a session. */
export interface Principal {
  userId: string;
  email: string;
  emailVerified: boolean;
  fullName: string;
  isCandidate: boolean;
  /** The organisation the person works in; null for a job seeker. */
  membership: {
    organisationId: string;
    roles: readonly Role[];
    trialEndsAt: Date | null;
  } | null;
}

/** Finds the person behind a request's cookie or bearer token; null without a valid session. */
export type Authenticate = (headers: IncomingHttpHeaders) => Promise<Principal | null>;
