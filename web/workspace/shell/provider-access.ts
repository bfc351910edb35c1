import { data } from "react-router";
import { requireUser } from "#web/lib/access.ts";
import { isProviderStaff } from "./modules.ts";

/** Guards a page for the owner of the organisation that runs the installation. @throws as `requireUser` */
export async function requireProviderStaff(args: Parameters<typeof requireUser>[0]): Promise<void> {
  const user = await requireUser(args, { role: "owner" });
  if (!isProviderStaff(user)) throw data({ code: "forbidden" }, { status: 403 });
}
