import { data } from "react-router";

/** Any address of the workspace that no other route knows. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
