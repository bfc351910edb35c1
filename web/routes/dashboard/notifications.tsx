import { redirect } from "react-router";
import { notificationList } from "#contract/core/notifications.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { listQuery, readList } from "#web/lib/list-state.ts";
import { NotificationsPage } from "#web/workspace/notifications/notifications-page.tsx";
import type { Route } from "./+types/notifications.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { staff: true });
  const state = readList(notificationList, args.url.searchParams);
  const { notifications } = args.context.get(apiContext);
  return { page: state.page, list: await notifications.list({ query: listQuery(notificationList, state) }) };
}

/** Marks as read: all of them, or one, which may be opened with it. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { notifications } = context.get(apiContext);
  const form = await request.formData();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const here = `${url.pathname}${url.search}`;
  if (text("intent") === "readAll") {
    await notifications.readAll({ body: { upTo: text("upTo") } });
    return redirect(here);
  }
  const id = text("open") ?? text("read");
  if (!id) throw new Response(null, { status: 400 });
  const { path } = await notifications.open({ params: { id } });
  return redirect(text("open") && path ? path : here);
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Notifications · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Notifications({ loaderData }: Route.ComponentProps) {
  return <NotificationsPage {...loaderData} />;
}
