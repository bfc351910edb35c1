import { clsx } from "clsx";
import { ArrowLeft, Menu, X } from "lucide-react";
import { useLocation } from "react-router";
import type { User } from "#contract/accounts/accounts.ts";
import { useMessages } from "#web/lib/language.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { KeptMarkup } from "#web/ui/kept-markup.tsx";
import { Link } from "#web/ui/link.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { AccountEntries, AccountMenu } from "./account-menu.tsx";
import { useDisclosure } from "./disclosure.ts";
import { frameMessages } from "./frame.messages.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { navigationMessages } from "./navigation.messages.ts";
import { isCurrent, isPortal, mainAction, mainLinks } from "./navigation.ts";
import { PortalAccount } from "./portal-account.tsx";
import type { AgentEntrance } from "./shell.ts";
import { StartTrialButton } from "./signup/start-trial.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

interface HeaderProps {
  product: string;
  user: User | null;
  /** On an agent's page, how one begins with it. */
  agent?: AgentEntrance;
}

/** The sticky bar of every public page. */
export function Header({ product, user, agent }: HeaderProps) {
  const t = useMessages(frameMessages);
  const { pathname } = useLocation();
  // Staff who look at the job pages keep the menu of their own account.
  const current = mainLinks.find((link) => isCurrent(link, pathname))?.to;
  const portal = isPortal(pathname) && (user === null || user.isCandidate);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-page">
      <div className="column flex h-16 items-center gap-2 lg:gap-6">
        <Link to="/" aria-label={t.homeOf({ product })} className="flex min-h-11 items-center rounded-input">
          <Logo product={product} />
        </Link>
        {portal ? (
          <ButtonLink to="/agents" variant="ghost" icon={ArrowLeft} className="menu-bar:hidden">
            {t.backToAgents}
          </ButtonLink>
        ) : (
          <KeptMarkup
            as="nav"
            aria-label={t.main}
            className="hidden h-full full-bar:block"
            of={MainLinks}
            props={{
              current,
              className: "flex h-full gap-4 xl:gap-6",
              linkClass: "flex h-full items-center border-y-2 border-t-transparent",
            }}
          />
        )}
        <div className="ml-auto flex items-center gap-2">
          <LanguageSwitch />
          <ThemeToggle />
          <div className="hidden items-center gap-2 full-bar:flex">
            {portal ? (
              <PortalAccount user={user} />
            ) : (
              <>
                {user ? <AccountMenu user={user} /> : <SignInLink agent={agent} />}
                <Action agent={agent} className="whitespace-nowrap" />
              </>
            )}
          </div>
          <MainMenu user={user} portal={portal} agent={agent} current={current} />
        </div>
      </div>
    </header>
  );
}

/**
 * The links on a small screen, and on the job pages, whose bar is full. A disclosure of the browser's own, so
 * that it opens without scripts.
 */
function MainMenu({
  user,
  portal,
  agent,
  current,
}: Omit<HeaderProps, "product"> & { portal: boolean; current: string | undefined }) {
  const t = useMessages(frameMessages);
  const ref = useDisclosure();
  return (
    <details ref={ref} className={clsx("group", !portal && "full-bar:hidden")}>
      <summary className="-mr-2 flex size-11 list-none items-center justify-center rounded-input hover:bg-neutral-tint [&::-webkit-details-marker]:hidden">
        <Menu aria-hidden className="size-6 group-open:hidden" />
        <X aria-hidden className="hidden size-6 group-open:block" />
        <span className="sr-only">{t.menu}</span>
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] animate-fade-in overflow-y-auto border-y border-line bg-page shadow-float">
        <div className="column py-3">
          <KeptMarkup
            as="nav"
            aria-label={t.mainMenu}
            of={MainLinks}
            props={{
              current,
              className: "flex flex-col lg:flex-row lg:gap-6",
              linkClass: "flex min-h-11 items-center border-l-2 pl-3",
            }}
          />
          <div className="mt-3 border-t border-line pt-3 full-bar:hidden">
            {portal ? <PortalAccount user={user} stacked /> : <SiteAccount user={user} agent={agent} />}
          </div>
        </div>
      </div>
    </details>
  );
}

/** The way in for whoever has an account; an agent's page calls it as its specification does. */
function SignInLink({ agent, stacked = false }: Pick<HeaderProps, "agent"> & { stacked?: boolean }) {
  const t = useMessages(frameMessages);
  return (
    <ButtonLink
      to="/login"
      variant={stacked ? "secondary" : "ghost"}
      className={stacked ? "w-full" : undefined}
    >
      {agent ? t.login : t.signIn}
    </ButtonLink>
  );
}

/** The one thing a visitor should do next: look at the agents, or begin with the one whose page it is. */
function Action({ agent, className }: Pick<HeaderProps, "agent"> & { className: string }) {
  const words = useMessages(navigationMessages);
  return agent ? (
    <StartTrialButton dialog={agent.dialog} className={className}>
      {agent.action}
    </StartTrialButton>
  ) : (
    <ButtonLink to={mainAction.to} className={className}>
      {words[mainAction.label]}
    </ButtonLink>
  );
}

function SiteAccount({ user, agent }: Omit<HeaderProps, "product">) {
  return (
    <>
      {user ? (
        <>
          <p className="truncate px-3 text-sm text-muted">{user.fullName}</p>
          <AccountEntries user={user} />
        </>
      ) : (
        <SignInLink agent={agent} stacked />
      )}
      <Action agent={agent} className="mt-2 w-full" />
    </>
  );
}

function MainLinks({
  current,
  className,
  linkClass,
}: {
  /** The link whose page this is, by where it leads. */
  current: string | undefined;
  className: string;
  linkClass: string;
}) {
  const words = useMessages(navigationMessages);
  return (
    <ul className={className}>
      {mainLinks.map((link) => {
        return (
          <li key={link.to}>
            <Link
              to={link.to}
              aria-current={link.to === current ? "page" : undefined}
              className={clsx(
                "text-sm whitespace-nowrap transition-colors",
                linkClass,
                link.to === current
                  ? "border-brand-ink font-semibold text-brand-ink"
                  : "border-transparent text-muted hover:text-ink",
              )}
            >
              {words[link.label]}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
