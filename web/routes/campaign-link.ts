import { redirect } from "react-router";
import { apiContext } from "#web/lib/context.ts";
import type { Route } from "./+types/campaign-link.ts";

/** Counts the visit and leads on to where the campaign's link leads. */
export async function loader({ context, params: { key } }: Route.LoaderArgs) {
  const { url } = await context.get(apiContext).experience.campaigns.visit({ params: { key } });
  throw redirect(url);
}
