import { Outlet } from "react-router";
import { PageError, pageErrorTitle } from "#web/site/page-error.tsx";
import type { Route } from "./+types/content.ts";

export const meta: Route.MetaFunction = ({ error, matches }) =>
  error ? [{ title: `${pageErrorTitle(error)} · ${matches[0].loaderData?.settings.brand.product}` }] : [];

/** The page in the workspace's frame. */
export default function Content() {
  return <Outlet />;
}

/** A page that failed: its place in the frame says why, and the menu stays in reach. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} home="/dashboard" inWorkspace />;
}
