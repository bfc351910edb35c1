import { Inbox, type LucideIcon } from "lucide-react";

/** A page of the HR workspace. */
export interface WorkspaceLink {
  label: string;
  to: string;
  icon: LucideIcon;
}

/** The pages of the workspace in order. Only pages that exist stand here. */
export const workspaceLinks: readonly WorkspaceLink[] = [
  { label: "Applications", to: "/hr-manager", icon: Inbox },
];
