import type { ReactNode } from "react";
import { type Role, roleCovers } from "#contract/core/access.ts";
import { PageHeader } from "./page-header.tsx";
import { TabLinks } from "./tabs.tsx";

/** The settings of one domain. */
export interface SettingsArea {
  label: string;
  to: string;
  /** Who may open it; all of the staff where it names nobody. */
  role?: Role;
}

/** The areas that somebody with these roles may open. */
export const areasFor = (areas: readonly SettingsArea[], roles: readonly Role[]): SettingsArea[] =>
  areas.filter(({ role }) => !role || roleCovers(roles, role));

/**
 * A page of settings, with the way to those of the other domains.
 * @param areas as this person may open them
 * @param children the domain's own sections
 */
export function SettingsFrame({
  title,
  lead,
  areas,
  children,
}: {
  title: string;
  lead?: string;
  areas: readonly SettingsArea[];
  children: ReactNode;
}) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      {areas.length > 1 && (
        <TabLinks
          label="Settings"
          className="mb-6"
          links={areas.map(({ label, to }) => ({ label, to, end: true }))}
        />
      )}
      {children}
    </>
  );
}
