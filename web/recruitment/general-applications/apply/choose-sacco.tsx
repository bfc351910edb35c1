import type { HiringSacco } from "#contract/recruitment/hiring-saccos.ts";
import { useMessages } from "#web/lib/language.ts";
import { generalPath } from "#web/recruitment/jobs/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { chooseSaccoMessages } from "../general-applications.messages.ts";

/** For somebody who wants to apply without a vacancy and has chosen no SACCO yet. */
export function ChooseSacco({ saccos }: { saccos: readonly HiringSacco[] }) {
  const t = useMessages(chooseSaccoMessages);
  return (
    <div className="column max-w-4xl py-8 sm:py-10">
      <PageHeader title={t.title} lead={t.lead} />
      {saccos.length === 0 ? (
        <Card>
          <EmptyState title={t.none} actions={<ButtonLink to="/jobs">{t.seeOpen}</ButtonLink>}>
            {t.noneText}
          </EmptyState>
        </Card>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {saccos.map(({ slug, name, openJobs }) => (
            <li key={slug}>
              <Link
                to={generalPath(slug)}
                className="block rounded-card border border-line bg-card p-5 shadow-card hover:border-brand"
              >
                <span className="block font-semibold wrap-anywhere">{name}</span>
                <span className="mt-1 block text-sm text-muted">{t.open({ count: openJobs })}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
