import {
  BriefcaseBusiness,
  LogOut,
  type LucideIcon,
  MessageSquarePlus,
  MessageSquareWarning,
  Moon,
  Sun,
  UserPlus,
  UserRoundPlus,
} from "lucide-react";
import type { User } from "#contract/accounts/accounts.ts";
import { type Role, roleCovers } from "#contract/core/access.ts";

/** Something that the palette does. */
export interface PaletteCommand {
  label: string;
  /** More words that it is looked for by. */
  also: string;
  icon: LucideIcon;
  /** The page that it opens. */
  to?: string;
  /** Or the action that it is posted to, with what it is given. */
  post?: { action: string; fields: Record<string, string> };
}

/** Where somebody is invited: the settings, with their dialog open. */
export const invitePath = "/dashboard/settings?new=colleague";

/** Commands that make something new, each for who may do so now. */
const making: readonly (PaletteCommand & { role: Role })[] = [
  {
    label: "Write a new position",
    also: "job vacancy advert create",
    icon: BriefcaseBusiness,
    to: "/hr-manager/jobs/new",
    role: "hr",
  },
  {
    label: "Register a new member",
    also: "create add onboarding",
    icon: UserRoundPlus,
    to: "/dashboard/member-onboarding?new=member",
    role: "onboarding",
  },
  {
    label: "Record an interaction",
    also: "call visit contact new customer experience",
    icon: MessageSquarePlus,
    to: "/dashboard/customer-experience/interactions/new",
    role: "experience",
  },
  {
    label: "Enter a complaint",
    also: "case new customer experience",
    icon: MessageSquareWarning,
    to: "/dashboard/customer-experience/complaints/new",
    role: "experience",
  },
];

const ofEverybody: readonly PaletteCommand[] = [
  {
    label: "Use the dark theme",
    also: "night mode colours",
    icon: Moon,
    post: { action: "/theme", fields: { theme: "dark" } },
  },
  {
    label: "Use the light theme",
    also: "day mode colours",
    icon: Sun,
    post: { action: "/theme", fields: { theme: "light" } },
  },
  {
    label: "Sign out",
    also: "log out logout leave",
    icon: LogOut,
    post: { action: "/logout", fields: { from: "site" } },
  },
];

/** What this person may do from the palette. */
export function commandsOf({ workspace }: Pick<User, "workspace">): PaletteCommand[] {
  const roles = workspace?.roles ?? [];
  const invite = { label: "Invite a colleague", also: "team add person", icon: UserPlus, to: invitePath };
  return [
    ...(workspace?.abilities.change ? making.filter(({ role }) => roleCovers(roles, role)) : []),
    ...(workspace?.abilities.invite ? [invite] : []),
    ...ofEverybody,
  ];
}

/** Commands that have every word that was typed; all of them before anything is. */
export function matchingCommands(commands: readonly PaletteCommand[], typed: string): PaletteCommand[] {
  const words = typed.toLowerCase().split(/\s+/);
  return commands.filter(({ label, also }) => {
    const text = `${label} ${also}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
