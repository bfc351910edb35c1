import type { ReactNode } from "react";
import { useMessages } from "#web/lib/language.ts";
import { kitMessages } from "./kit.messages.ts";
import { Link } from "./link.tsx";

/** Leads to what somebody agrees to, in a tab of its own, so that nothing typed is lost. */
export function TermsLink({ to, children }: { to: "/terms" | "/privacy"; children: ReactNode }) {
  const t = useMessages(kitMessages);
  return (
    <Link to={to} target="_blank" className="font-semibold text-brand-ink underline underline-offset-2">
      {children}
      <span className="sr-only"> {t.newTab}</span>
    </Link>
  );
}
