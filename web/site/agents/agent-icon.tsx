import { clsx } from "clsx";
import {
  ChartLine,
  HandCoins,
  Handshake,
  Landmark,
  type LucideIcon,
  Megaphone,
  ServerCog,
  UserRoundCheck,
  Users,
  Workflow,
} from "lucide-react";
import type { CSSProperties } from "react";
import type { AgentProfile } from "#contract/site/agent-profiles.ts";

const icons: Record<AgentProfile["icon"], LucideIcon> = {
  users: Users,
  "hand-coins": HandCoins,
  "chart-line": ChartLine,
  megaphone: Megaphone,
  "server-cog": ServerCog,
  workflow: Workflow,
  handshake: Handshake,
  landmark: Landmark,
  "user-round-check": UserRoundCheck,
};

/**
 * The profile's colours as CSS variables for an element and what is in it: `text-(--agent-ink)` on the page or
 * on `bg-(--agent-tint)`, in light and dark.
 */
export function agentColours({ colours: { text, tint, dark } }: AgentProfile): CSSProperties {
  return {
    "--agent-ink": `light-dark(${text}, ${dark.text})`,
    "--agent-tint": `light-dark(${tint}, ${dark.tint})`,
  } as CSSProperties;
}

/** A department's or agent's sign: its icon in white on its gradient. */
export function AgentIcon({ profile, className }: { profile: AgentProfile; className?: string }) {
  const Icon = icons[profile.icon];
  const { from, to } = profile.colours;
  return (
    <span
      aria-hidden
      className={clsx(
        "flex size-11 shrink-0 items-center justify-center rounded-card text-on-brand",
        className,
      )}
      style={{ backgroundImage: `linear-gradient(135deg, ${from}, ${to})` }}
    >
      <Icon className="size-5.5" />
    </span>
  );
}
