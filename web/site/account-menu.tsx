import { ChevronDown, LogOut } from "lucide-react";
import { Form } from "react-router";
import type { User } from "#contract/accounts/accounts.ts";
import { useMessages } from "#web/lib/language.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Link } from "#web/ui/link.tsx";
import { useDisclosure } from "./disclosure.ts";
import { frameMessages } from "./frame.messages.ts";
import { navigationMessages } from "./navigation.messages.ts";
import { accountLinks } from "./navigation.ts";

const entryClass =
  "flex min-h-11 w-full items-center gap-2.5 rounded-input px-3 text-left text-sm hover:bg-neutral-tint";

/** The signed-in person's name; pressing it shows their pages and Logout. */
export function AccountMenu({ user }: { user: User }) {
  const ref = useDisclosure();
  return (
    <details ref={ref} className="group relative">
      <summary className="flex min-h-11 max-w-56 list-none items-center gap-2 rounded-input px-2 text-sm font-semibold hover:bg-neutral-tint [&::-webkit-details-marker]:hidden">
        <Avatar name={user.fullName} />
        <span className="truncate max-xl:sr-only">{user.fullName}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="absolute right-0 mt-2 w-60 animate-fade-in rounded-card border border-line bg-card p-1 shadow-float">
        {user.organization && (
          <p className="truncate border-b border-line px-3 py-2 text-sm text-muted">{user.organization}</p>
        )}
        <AccountEntries user={user} />
      </div>
    </details>
  );
}

/** The links of a signed-in person and Logout, as shown in the menu and on a phone in the main menu. */
export function AccountEntries({ user }: { user: User }) {
  const t = useMessages(frameMessages);
  const words = useMessages(navigationMessages);
  return (
    <ul className="py-1">
      {accountLinks(user).map((link) => (
        <li key={link.to}>
          <Link to={link.to} className={entryClass}>
            {words[link.label]}
          </Link>
        </li>
      ))}
      <li>
        <Form method="post" action="/logout">
          <input type="hidden" name="from" value={user.isCandidate ? "jobs" : "site"} />
          <button type="submit" className={entryClass}>
            <LogOut aria-hidden className="size-4.5 text-muted" />
            {t.logout}
          </button>
        </Form>
      </li>
    </ul>
  );
}
