import {
  Bell,
  BriefcaseBusiness,
  ChartColumn,
  CircleUserRound,
  HandCoins,
  Handshake,
  Inbox,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  MessagesSquare,
  ScrollText,
  Settings,
  Smile,
  Timer,
  UserRoundPlus,
  WalletCards,
} from "lucide-react";
import type { User } from "#contract/accounts/accounts.ts";
import { type Role, roleCovers } from "#contract/core/access.ts";
import { moduleLabels, type SwitchableModule } from "#contract/core/modules.ts";

/** A part of the workspace: an entry of the sidebar, a card of the overview, a line of the command palette. */
export interface WorkspaceModule {
  label: string;
  /** What one does there, in a sentence. */
  description: string;
  to: string;
  icon: LucideIcon;
  /** Current at exactly this address, not at the pages below it. */
  exact?: boolean;
  /** By which the organisation may switch it off. */
  name?: SwitchableModule;
  /** Shown to holders of this role (and the owner) only. */
  role?: Role;
  /** Shown to the owner of the organisation that runs the installation only. */
  provider?: boolean;
}

const overview: WorkspaceModule = {
  label: "Overview",
  description: "What happened, and what waits for you.",
  to: "/dashboard",
  icon: LayoutDashboard,
  exact: true,
};

/** The modules in the order of the sidebar (specification 000, section 2), with recruitment beside them. */
const modules: readonly WorkspaceModule[] = [
  overview,
  {
    name: "recruitment",
    label: moduleLabels.recruitment,
    description: "Positions, applications and the candidates behind them.",
    to: "/hr-manager",
    icon: BriefcaseBusiness,
    role: "hr",
  },
  {
    name: "customer-experience",
    label: moduleLabels["customer-experience"],
    description: "Satisfaction, complaints and what members say about you.",
    to: "/dashboard/customer-experience",
    icon: Smile,
    role: "experience",
  },
  {
    name: "member-onboarding",
    label: moduleLabels["member-onboarding"],
    description: "Applications for membership, from the form to the checked identity.",
    to: "/dashboard/member-onboarding",
    icon: UserRoundPlus,
    role: "onboarding",
  },
  {
    name: "transactions",
    label: moduleLabels.transactions,
    description: "What your statements say came in and went out, and whose it is.",
    to: "/dashboard/transactions",
    icon: WalletCards,
    role: "owner",
  },
  {
    name: "loans-credit",
    label: moduleLabels["loans-credit"],
    description: "Your loan book: arrears, portfolio at risk and provision.",
    to: "/dashboard/loans-credit",
    icon: HandCoins,
    role: "owner",
  },
  {
    name: "communications",
    label: moduleLabels.communications,
    description: "Messages to members by SMS and email, and how far each came.",
    to: "/dashboard/communications",
    icon: MessagesSquare,
  },
  {
    label: "Enquiries",
    description: "What visitors of the site ask, and the meetings they book.",
    to: "/dashboard/enquiries",
    icon: Inbox,
    provider: true,
  },
  {
    label: "SACCOs",
    description: "When the trial of each SACCO ends, and which have none.",
    to: "/dashboard/saccos",
    icon: Landmark,
    provider: true,
  },
  {
    label: "Refer a person",
    description: "Send somebody whom you know one of the open jobs, and see how far they came.",
    to: "/dashboard/referrals",
    icon: Handshake,
  },
  {
    label: "Analytics",
    description: "Figures of any period, as charts and tables.",
    to: "/analytics",
    icon: ChartColumn,
  },
  {
    label: "Audit trail",
    description: "Who signed in, opened documents and changed what.",
    to: "/dashboard/audit",
    icon: ScrollText,
    role: "owner",
  },
  {
    label: "Background work",
    description: "What runs by itself, when it ran last, and what failed.",
    to: "/dashboard/tasks",
    icon: Timer,
    provider: true,
  },
  {
    label: "Settings",
    description: "Your organisation and its team.",
    to: "/dashboard/settings",
    icon: Settings,
  },
];

/** Behind the bell in the bar. */
export const notificationsPage: WorkspaceModule = {
  label: "Notifications",
  description: "New applications, and notes that name you.",
  to: "/dashboard/notifications",
  icon: Bell,
};

/** Everybody's own page: behind their name in the bar of a wide screen, in the menu of a small one. */
export const accountPage: WorkspaceModule = {
  label: "Your account",
  description: "Your name, email address, password and sessions.",
  to: "/dashboard/account",
  icon: CircleUserRound,
};

/**
 * Whether the person's organisation runs the installation, and they own it: enquiries, page views and background
 * work are theirs to read, and the ends of trials theirs to set.
 */
export function isProviderStaff({ workspace }: Pick<User, "workspace">): boolean {
  return workspace?.isProvider === true && workspace.roles.includes("owner");
}

/** The modules that a person may open, in the order of the sidebar. */
export function modulesOf(user: Pick<User, "workspace">): WorkspaceModule[] {
  const roles = user.workspace?.roles ?? [];
  return modules.filter(
    ({ role, provider }) => (!role || roleCovers(roles, role)) && (!provider || isProviderStaff(user)),
  );
}

/** The modules as cards of the overview: all but the overview itself. */
export const moduleCards = (user: Pick<User, "workspace">): WorkspaceModule[] =>
  modulesOf(user).filter((module) => module !== overview);

/** Whether the organisation has switched a module off. */
export const isOff = ({ workspace }: Pick<User, "workspace">, { name }: WorkspaceModule): boolean =>
  name !== undefined && (workspace?.modulesOff.includes(name) ?? false);

/** The module that is switched off and has the page at an address; null for any other page. */
export const moduleOffAt = (user: Pick<User, "workspace">, pathname: string): WorkspaceModule | null =>
  modules.find(
    (module) => isOff(user, module) && (pathname === module.to || pathname.startsWith(`${module.to}/`)),
  ) ?? null;
