import type { User } from "#contract/accounts/accounts.ts";
import { apiContext, type PageContext } from "#web/lib/context.ts";
import { optional } from "#web/lib/failure.ts";

/** Sessions on one page of the list. */
export const sessionsPageSize = 20;

/** For loaders: what the account page shows of a person who has been let in. */
export async function accountOf({ context, url }: { context: PageContext; url: URL }, user: User) {
  const asked = Number(url.searchParams.get("page"));
  const page = Number.isInteger(asked) && asked > 0 && asked < 1000 ? asked : 1;
  const { account } = context.get(apiContext);
  const [email, sessions] = await Promise.all([
    optional(account.email.get()),
    optional(account.sessions.list({ query: { page, pageSize: sessionsPageSize } })),
  ]);
  return { user, pendingEmail: email?.pending ?? null, sessions, page };
}
export type AccountData = Awaited<ReturnType<typeof accountOf>>;
