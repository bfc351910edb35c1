import { clsx } from "clsx";
import { Clock } from "lucide-react";
import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import type { User } from "#contract/accounts/accounts.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Logo, Mark } from "#web/ui/logo.tsx";
import { TabLinks } from "#web/ui/tabs.tsx";
import { workspaceLinks } from "./navigation.ts";
import { StaffMenu } from "./staff-menu.tsx";
import type { TrialNote } from "./trial.ts";
import { VerificationBanner } from "./verification-banner.tsx";

interface ShellProps {
  product: string;
  user: User;
  trial: TrialNote | null;
  /** More buttons beside the person's menu: the theme's, say. */
  tools: ReactNode;
  children: ReactNode;
}

/** The frame of every HR page: a sidebar beside the content, on small screens a bar and tabs above it. */
export function WorkspaceShell({ product, user, trial, tools, children }: ShellProps) {
  const parts = { product, user, trial, tools };
  return (
    <div className="min-h-dvh xl:grid xl:grid-cols-[14rem_minmax(0,1fr)] xl:[--sticky-top:0rem]">
      <Sidebar {...parts} />
      <Bar {...parts} />
      <div className="mx-auto w-full max-w-[90rem] px-4 py-5 sm:px-6 lg:px-8 lg:py-6">
        {!user.emailVerified && (
          <div className="mb-5">
            <VerificationBanner email={user.email} />
          </div>
        )}
        {children}
      </div>
    </div>
  );
}

type FrameProps = Omit<ShellProps, "children">;

function Sidebar({ product, user, trial, tools }: FrameProps) {
  return (
    <div className="sticky top-0 hidden h-dvh flex-col border-r border-line bg-sand p-3 xl:flex">
      <Link
        to="/"
        aria-label={`${product}, home`}
        className="mt-1 mb-3 flex min-h-11 items-center rounded-input px-2"
      >
        <Logo product={product} />
      </Link>
      <nav aria-label="Workspace" className="grow overflow-y-auto">
        <ul className="space-y-1">
          {workspaceLinks.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                end
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
      <div className="space-y-2 border-t border-line pt-3">
        <div className="flex items-center justify-between gap-2">
          <p className="min-w-0 px-2 text-sm text-muted">{user.organization}</p>
          {tools}
        </div>
        <Trial note={trial} className="px-2" />
        <StaffMenu user={user} />
      </div>
    </div>
  );
}

function Bar({ product, user, trial, tools }: FrameProps) {
  return (
    <>
      <div className="sticky top-0 z-30 border-b border-line bg-page xl:hidden">
        <div className="flex h-16 items-center gap-2 px-4 sm:px-6">
          <Link to="/" aria-label={`${product}, home`} className="rounded-input p-1.5">
            <Mark />
          </Link>
          <p className="min-w-0 grow leading-tight">
            <span className="block truncate font-display font-bold">{product}</span>
            <span className="block truncate text-sm text-muted">{user.organization}</span>
          </p>
          {tools}
          <StaffMenu user={user} />
        </div>
      </div>
      <div className="px-4 sm:px-6 xl:hidden">
        <TabLinks
          label="Workspace"
          className="mt-1"
          links={workspaceLinks.map(({ to, label }) => ({ to, label, end: true }))}
        />
        <Trial note={trial} className="mt-3" />
      </div>
    </>
  );
}

function Trial({ note, className }: { note: TrialNote | null; className?: string }) {
  if (!note) return null;
  return (
    <p className={className}>
      <Badge tone={note.ended ? "danger" : "info"} icon={Clock}>
        {note.text}
      </Badge>
    </p>
  );
}
