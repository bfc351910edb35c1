import type { App } from "#server/app.ts";
import type { PersonalDataSource } from "#server/platform/personal-data.ts";
import type { Platform } from "#server/platform/platform.ts";

/** What the deletion of members leans on, as the app puts it together. */
export const recordsOf = ({
  platform,
  domains,
}: Pick<App, "platform" | "domains">): Platform & { personalData: PersonalDataSource[] } => ({
  ...platform,
  personalData: domains.flatMap(({ personalData }) => personalData ?? []),
});
