import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { createQueryClient } from "#web/lib/query.tsx";
import { previewQuery, templateQuery } from "#web/workspace/communications/queries.ts";
import { TemplatePage } from "#web/workspace/communications/template-page.tsx";
import type { Route } from "./+types/template.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { staff: true });
  const { id, language } = args.params;
  const client = createQueryClient();
  const api = args.context.get(apiContext);
  const { name, texts } = await client.fetchQuery(templateQuery(id, api));
  const text = texts.find((one) => one.language === language);
  // Without it the page shows one as soon as somebody asks.
  if (text) await client.prefetchQuery(previewQuery(id, text, api));
  return {
    name,
    id,
    language: language === "sw" ? ("sw" as const) : ("en" as const),
    queries: dehydrate(client),
    readOnly: user.workspace?.abilities.change === false,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  { title: `${loaderData?.name ?? "Template"} · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Template({ loaderData: { queries, id, language, readOnly } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <TemplatePage id={id} language={language} readOnly={readOnly} />
    </HydrationBoundary>
  );
}
