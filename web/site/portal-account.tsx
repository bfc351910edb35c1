import { clsx } from "clsx";
import { ArrowLeft, LogOut } from "lucide-react";
import { Form, useLocation } from "react-router";
import type { User } from "#contract/accounts/accounts.ts";
import { useMessages } from "#web/lib/language.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { KeptMarkup } from "#web/ui/kept-markup.tsx";
import { Link } from "#web/ui/link.tsx";
import { frameMessages } from "./frame.messages.ts";
import { navigationMessages } from "./navigation.messages.ts";
import { entranceTarget } from "./navigation.ts";

/**
 * The end of the header on the job pages: a job seeker's own pages and Logout, or the two ways in.
 * @param stacked one below the other, for the menu of a phone
 */
export function PortalAccount({ user, stacked = false }: { user: User | null; stacked?: boolean }) {
  const location = useLocation();
  const className = clsx("flex gap-2", stacked ? "flex-col" : "items-center");
  if (user) {
    return (
      <div className={className}>
        {stacked && <BackToAgents />}
        <Own user={user} stacked={stacked} />
      </div>
    );
  }
  const login = entranceTarget("/jobs/login", location);
  const register = entranceTarget("/jobs/register", location);
  return <KeptMarkup as="div" className={className} of={Entrances} props={{ stacked, login, register }} />;
}

function BackToAgents() {
  const t = useMessages(frameMessages);
  return (
    <ButtonLink to="/agents" variant="secondary" icon={ArrowLeft}>
      {t.backToAgents}
    </ButtonLink>
  );
}

function Own({ user, stacked }: { user: User; stacked: boolean }) {
  const t = useMessages(frameMessages);
  const words = useMessages(navigationMessages);
  return (
    <>
      <Link
        to="/jobs/dashboard"
        className={clsx(
          "flex min-h-11 min-w-0 items-center gap-2 rounded-input px-2 text-sm font-semibold hover:bg-neutral-tint",
          !stacked && "order-1 max-w-56",
        )}
      >
        <Avatar name={user.fullName} />
        <span className="truncate">{user.fullName}</span>
      </Link>
      <ButtonLink to="/jobs/applications" variant={stacked ? "secondary" : "ghost"}>
        {words.myApplications}
      </ButtonLink>
      <ButtonLink to="/jobs/account" variant={stacked ? "secondary" : "ghost"}>
        {words.myAccount}
      </ButtonLink>
      <Form method="post" action="/logout" className="order-2 flex">
        <input type="hidden" name="from" value="jobs" />
        <Button type="submit" variant="secondary" icon={LogOut} className="grow">
          {t.logout}
        </Button>
      </Form>
    </>
  );
}

/** The two ways in, by their addresses. */
function Entrances({ stacked, login, register }: { stacked: boolean; login: string; register: string }) {
  const t = useMessages(frameMessages);
  return (
    <>
      {stacked && <BackToAgents />}
      <ButtonLink to={login} variant="ghost">
        {t.signIn}
      </ButtonLink>
      <ButtonLink to={register}>{t.createAccount}</ButtonLink>
    </>
  );
}
