import type { User } from "#contract/accounts/accounts.ts";
import { sessionList } from "#contract/accounts/own-account.ts";
import { apiContext, type PageContext } from "#web/lib/context.ts";
import { optional } from "#web/lib/failure.ts";
import { listQuery, readList } from "#web/lib/list-state.ts";

/** For loaders: what the account page shows of a person who has been let in. */
export async function accountOf({ context, url }: { context: PageContext; url: URL }, user: User) {
  const state = readList(sessionList, url.searchParams);
  const { account } = context.get(apiContext);
  const [email, twoFactor, sessions] = await Promise.all([
    optional(account.email.get()),
    optional(account.twoFactor.get()),
    optional(account.sessions.list({ query: listQuery(sessionList, state) })),
  ]);
  return {
    user,
    pendingEmail: email?.pending ?? null,
    twoFactor,
    sessions,
    page: state.page,
    pageSize: sessionList.pageSize,
  };
}
export type AccountData = Awaited<ReturnType<typeof accountOf>>;
