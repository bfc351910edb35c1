import { data } from "react-router";
import { requireUser } from "#web/lib/access.ts";
import { ComingSoon } from "#web/workspace/coming-soon.tsx";
import { comingModule } from "#web/workspace/shell/modules.ts";
import type { Route } from "./+types/module.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { staff: true });
  const module = comingModule(args.params.module);
  if (!module) throw data(null, { status: 404 });
  const { label, description } = module;
  return { label, description };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: `${loaderData?.label ?? "Not found"} · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Module({ loaderData }: Route.ComponentProps) {
  return <ComingSoon {...loaderData} />;
}
