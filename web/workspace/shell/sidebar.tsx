import { clsx } from "clsx";
import { Clock } from "lucide-react";
import { NavLink } from "react-router";
import { Badge } from "#web/ui/badge.tsx";
import type { WorkspaceModule } from "./modules.ts";
import type { TrialNote } from "./trial.ts";

/** The list of modules, as the sidebar and, on a small screen, the menu show it. */
export function ModuleLinks({
  modules,
  onNavigate,
}: {
  modules: readonly WorkspaceModule[];
  onNavigate?: () => void;
}) {
  return (
    <nav aria-label="Workspace">
      <ul className="space-y-1">
        {modules.map(({ to, label, icon: Icon, exact }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={exact}
              onClick={onNavigate}
              className={({ isActive }) =>
                clsx(
                  "flex min-h-11 items-center gap-3 rounded-input border px-3 text-sm transition-colors",
                  isActive
                    ? "border-line bg-card font-semibold text-brand-ink"
                    : "border-transparent text-muted hover:text-ink",
                )
              }
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How long the trial still lasts; nothing for an organisation that pays. */
export function TrialBadge({ note }: { note: TrialNote | null }) {
  if (!note) return null;
  return (
    <p>
      <Badge tone={note.ended ? "danger" : "info"} icon={Clock}>
        {note.text}
      </Badge>
    </p>
  );
}
