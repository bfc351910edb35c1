import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ButtonLink } from "#web/ui/button.tsx";

export const barLinkClass =
  "inline-flex min-h-11 items-center gap-1.5 rounded-input text-sm font-semibold text-muted hover:text-ink";

/** The line of an agent's page below the site's header: the way back, and the ways in. */
export function AgentBar({ links, children }: { links?: ReactNode; children: ReactNode }) {
  return (
    <div className="border-b border-line bg-page">
      <div className="column flex min-h-14 flex-wrap items-center justify-between gap-x-2">
        <nav aria-label="Agent page" className="flex gap-5">
          {links ?? (
            <Link to="/agents" className={barLinkClass}>
              <ArrowLeft aria-hidden className="size-4" />
              Back to Agents
            </Link>
          )}
        </nav>
        <div className="flex items-center gap-1 py-1.5">
          <ButtonLink to="/login" variant="ghost" size="sm">
            Login
          </ButtonLink>
          {children}
        </div>
      </div>
    </div>
  );
}
