import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { type Role, roleCovers } from "#contract/core/access.ts";
import { FilterLinks } from "./filter-links.tsx";
import { PageHeader } from "./page-header.tsx";
import { TabLinks } from "./tabs.tsx";

/** The settings of one domain, or a page of them. */
export interface SettingsArea {
  /** Areas of the same group share a tab. */
  group: string;
  label: string;
  to: string;
  /** Who may open it; all of the staff where it names nobody. */
  role?: Role;
}

/** The areas that somebody with these roles may open. */
export const areasFor = (areas: readonly SettingsArea[], roles: readonly Role[]): SettingsArea[] =>
  areas.filter(({ role }) => !role || roleCovers(roles, role));

/** The area that a page belongs to: the one whose address is the longest part of the page's. */
export const areaOf = (areas: readonly SettingsArea[], pathname: string): SettingsArea | undefined =>
  areas
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((one, other) => other.to.length - one.to.length)[0];

/** The ways between areas: a row of groups, and where a group holds several, its areas below. */
function SettingsAreas({ areas }: { areas: readonly SettingsArea[] }) {
  const { pathname } = useLocation();
  const current = areaOf(areas, pathname);
  const groups = [...Map.groupBy(areas, ({ group }) => group)];
  const within = areas.filter(({ group }) => group === current?.group);
  return (
    <div className="mb-6 space-y-3">
      {groups.length > 1 && (
        <TabLinks
          label="Settings"
          links={groups.flatMap(([group, [first]]) =>
            first ? [{ label: group, to: first.to, holds: group === current?.group }] : [],
          )}
        />
      )}
      {within.length > 1 && (
        <FilterLinks
          label={`Settings: ${current?.group}`}
          links={within.map((area) => ({ label: area.label, to: area.to, current: area === current }))}
        />
      )}
    </div>
  );
}

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
      {areas.length > 1 && <SettingsAreas areas={areas} />}
      {children}
    </>
  );
}
