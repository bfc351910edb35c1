import type { User } from "#contract/accounts/accounts.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Link } from "#web/ui/link.tsx";
import { accountPage } from "./modules.ts";

/** Who is signed in and where they work; leads to their own account. */
export function AccountLink({ user, organization }: { user: User; organization: string }) {
  return (
    <Link
      to={accountPage.to}
      className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-input px-2 hover:bg-neutral-tint"
    >
      <span className="sr-only">{accountPage.label}: </span>
      <Avatar name={user.fullName} />
      <span className="max-w-48 min-w-0 text-sm leading-tight">
        <span className="block truncate font-semibold">{user.fullName}</span>
        <span className="block truncate text-muted">{organization}</span>
      </span>
    </Link>
  );
}
