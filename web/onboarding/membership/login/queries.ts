import type { OpenSacco } from "#contract/onboarding/applications.ts";
import type { api } from "#web/lib/api.ts";
import { optional } from "#web/lib/failure.ts";

/** The SACCOs that can be asked for a link: that of the address (`?sacco=umoja`) alone, or all that take members in here. */
export async function saccosToAsk(url: URL, client: Pick<typeof api, "membership">): Promise<OpenSacco[]> {
  const slug = url.searchParams.get("sacco");
  if (!slug) return (await optional(client.membership.openSaccos())) ?? [];
  const { organization } = await client.membership.joining({ params: { slug } });
  return [{ slug, organization }];
}
