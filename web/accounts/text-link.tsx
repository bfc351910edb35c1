import type { LinkProps } from "react-router";
import { Link } from "#web/ui/link.tsx";

/** A link in or beside a sentence, tall enough for a thumb. */
export function TextLink(props: LinkProps) {
  return (
    <Link
      {...props}
      className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-2"
    />
  );
}
