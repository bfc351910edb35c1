import type { ReactNode } from "react";
import type { User } from "#contract/accounts/accounts.ts";
import { formatDate } from "#web/lib/format.ts";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { Logo, Mark } from "#web/ui/logo.tsx";
import { AccountLink } from "./account-link.tsx";
import { LiveBadge } from "./live-badge.tsx";
import { LogoutButton } from "./logout-button.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { modulesOf, type WorkspaceModule } from "./modules.ts";
import { SampleBanner } from "./sample-banner.tsx";
import { ModuleLinks, TrialBadge } from "./sidebar.tsx";
import type { TrialNote } from "./trial.ts";
import { VerificationBanner } from "./verification-banner.tsx";

interface ShellProps {
  product: string;
  user: User;
  trial: TrialNote | null;
  /** More buttons in the bar: search and the theme's, say. */
  tools: ReactNode;
  children: ReactNode;
}

/** Where a person works whose account belongs to no organisation (specification 000, section 2). */
const defaultOrganization = "SACCO Member";

/**
 * The frame of every workspace page: a bar at the top, a sidebar beside the content, on small screens a menu
 * instead. It brings the page's `main`, so that "Skip to content" passes the sidebar.
 */
export function WorkspaceShell({ product, user, trial, tools, children }: ShellProps) {
  const modules = modulesOf(user);
  return (
    <div className="min-h-dvh grow lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <Bar product={product} user={user} trial={trial} modules={modules} tools={tools} />
      <aside className="sticky top-16 hidden h-[calc(100dvh-4rem)] flex-col overflow-y-auto border-r border-line bg-sand p-3 lg:flex">
        <div className="grow">
          <ModuleLinks modules={modules} />
        </div>
        <div className="px-3 py-2">
          <TrialBadge note={trial} />
        </div>
      </aside>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[90rem] min-w-0 px-4 py-5 outline-none sm:px-6 lg:px-8 lg:py-7"
      >
        <Reminders user={user} trial={trial} />
        {children}
      </main>
    </div>
  );
}

function Bar({
  product,
  user,
  trial,
  modules,
  tools,
}: Omit<ShellProps, "children"> & { modules: WorkspaceModule[] }) {
  const organization = user.organization ?? defaultOrganization;
  return (
    <header className="sticky top-0 z-30 col-span-2 border-b border-line bg-page">
      <div className="flex h-16 items-center gap-1 px-2 sm:gap-3 sm:px-6 lg:pr-8 lg:pl-5">
        <MobileMenu
          product={product}
          user={user}
          organization={organization}
          trial={trial}
          modules={modules}
        />
        <Link
          to="/dashboard"
          aria-label={`${product}, overview`}
          className="flex min-h-11 shrink-0 items-center rounded-input"
        >
          <Mark className="sm:hidden" />
          <span className="hidden sm:flex">
            <Logo product={product} />
          </span>
        </Link>
        <LiveBadge />
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          {tools}
          <div className="hidden md:block">
            <AccountLink user={user} organization={organization} />
          </div>
          <div className="hidden lg:block">
            <LogoutButton />
          </div>
        </div>
      </div>
    </header>
  );
}

function Reminders({ user, trial }: { user: User; trial: TrialNote | null }) {
  const { workspace } = user;
  const dueAt = workspace?.twoFactorDueAt;
  if (user.emailVerified && !trial && !workspace?.holdsSample && !dueAt) return null;
  return (
    <div className="mb-5 space-y-3 empty:hidden">
      {trial && !trial.ended && (
        <div className="lg:hidden">
          <TrialBadge note={trial} />
        </div>
      )}
      {trial?.ended && (
        <Alert
          tone="danger"
          title="Your trial has ended"
          actions={
            <ButtonLink to="/contact" size="sm" variant="secondary">
              Talk to us
            </ButtonLink>
          }
        >
          The workspace is read-only; nothing was deleted. Everything works again as soon as you subscribe.
        </Alert>
      )}
      {workspace?.holdsSample && (
        <SampleBanner mayRemove={workspace.roles.includes("owner") && workspace.abilities.change} />
      )}
      {dueAt && (
        <Alert
          tone="warning"
          title="Two-factor sign-in is required"
          actions={
            <ButtonLink to="/dashboard/account#two-factor" size="sm" variant="secondary">
              Set it up
            </ButtonLink>
          }
        >
          {workspace.name} asks for a code of an app on your phone, beside the password. Set it up by{" "}
          {formatDate(dueAt)}; after that nothing else opens before you have.
        </Alert>
      )}
      {!user.emailVerified && <VerificationBanner email={user.email} />}
    </div>
  );
}
