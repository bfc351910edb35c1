import { Menu } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router";
import type { User } from "#contract/accounts/accounts.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { IconButton } from "#web/ui/button.tsx";
import { Sheet } from "#web/ui/dialog.tsx";
import { LogoutButton } from "./logout-button.tsx";
import { accountPage, type WorkspaceModule } from "./modules.ts";
import { ModuleLinks, TrialBadge } from "./sidebar.tsx";
import type { TrialNote } from "./trial.ts";

/** What is in the sidebar and the bar of a wide screen, behind one button of a small one. */
export function MobileMenu({
  product,
  user,
  organization,
  trial,
  modules,
}: {
  product: string;
  user: User;
  organization: string;
  trial: TrialNote | null;
  modules: readonly WorkspaceModule[];
}) {
  const { key } = useLocation();
  // Open belongs to the visit of a page: arriving at the next one closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <div className="lg:hidden">
      <Sheet
        title={product}
        open={openAt === key}
        onOpenChange={(open) => setOpenAt(open ? key : null)}
        trigger={<IconButton icon={Menu} label="Menu" />}
      >
        <div className="mb-4 flex items-center gap-3">
          <Avatar name={user.fullName} />
          <p className="min-w-0 grow leading-tight">
            <span className="block truncate font-semibold">{user.fullName}</span>
            <span className="block truncate text-sm text-muted">{organization}</span>
          </p>
          <LogoutButton />
        </div>
        <TrialBadge note={trial} />
        <div className="mt-3">
          <ModuleLinks modules={[...modules, accountPage]} onNavigate={() => setOpenAt(null)} />
        </div>
      </Sheet>
    </div>
  );
}
