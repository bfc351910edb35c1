import { data } from "react-router";
import { ErrorPage, errorTitle } from "#web/site/error-page.tsx";
import type { Route } from "./+types/not-found.ts";

export const meta: Route.MetaFunction = () => [{ title: errorTitle(404) }];

export function loader() {
  return data(null, { status: 404 });
}

/** Any address that no other route knows. */
export default function NotFound() {
  return <ErrorPage status={404} />;
}
