import type { Domain } from "#server/platform/domain.ts";
import type { Authenticate } from "#server/platform/http/principal.ts";
import type { Platform } from "#server/platform/platform.ts";
import { taskHandler } from "#server/platform/queue/queue.ts";
import { accountsEndpoints } from "./accounts.http.ts";
import { type AccountsService, accountsCleanTask, createAccountsService } from "./accounts.service.ts";
import { organisations } from "./accounts.table.ts";
import { brandEndpoints } from "./brand/brand.http.ts";
import { letterheadOf } from "./brand/brand.service.ts";
import { organisationBrands } from "./brand/brand.table.ts";
import { ownAccountEndpoints } from "./own-account.http.ts";
import { passwordResetTask } from "./password.service.ts";
import { sessionCookieName } from "./session-cookie.ts";
import { startTrial, trialTask } from "./trial.service.ts";
import { trialEndEndpoints } from "./trial-ends.http.ts";
import { resealAuthenticators } from "./two-factor.service.ts";
import { twoFactorRuleEndpoints } from "./two-factor-rule.http.ts";

/** Accounts as a domain, and what the others need of it. */
export interface Accounts extends Domain {
  service: AccountsService;
  /** Says who sent a request. */
  authenticate: Authenticate;
  /** Name of the cookie that keeps a person signed in. */
  sessionCookie: string;
}

export { letterheadOf };

/** Accounts, sessions, organisations and trials. */
export function openAccounts(platform: Platform): Accounts {
  const service = createAccountsService(platform);
  return {
    service,
    authenticate: service.authenticate,
    sessionCookie: sessionCookieName(platform.config.secureCookies),
    endpoints: [
      ...accountsEndpoints(platform, service),
      ...ownAccountEndpoints(platform, service),
      ...brandEndpoints(platform),
      ...twoFactorRuleEndpoints(platform, service),
      ...trialEndEndpoints(platform),
    ],
    resealSecrets: () => resealAuthenticators(platform),
    publishes: { jobs: [organisations, organisationBrands], joining: [organisations, organisationBrands] },
    tasks: [
      taskHandler(passwordResetTask, (request) => service.sendPasswordReset(request)),
      taskHandler(trialTask, (request) => startTrial(platform, request)),
      taskHandler(accountsCleanTask, () => service.clean()),
    ],
  };
}
