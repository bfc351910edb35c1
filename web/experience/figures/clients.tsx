import type { Client } from "#contract/experience/figures.ts";
import { formatAge, formatCount, formatKes } from "#web/lib/format.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Section } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { useRowsBehind } from "./rows-behind.ts";

/** Members who were in touch most often, each with what they have with the SACCO. */
export function Clients({ clients }: { clients: readonly Client[] }) {
  return (
    <Section title="Members in touch" description="Those you heard from most often." level={3}>
      {clients.length === 0 ? (
        <EmptyState title="No member was in touch" className="py-6">
          A member stands here once an interaction names them.
        </EmptyState>
      ) : (
        <ul className="space-y-3">
          {clients.map((client) => (
            <li key={client.id} className="rounded-card border border-line p-4">
              <ClientCard client={client} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function ClientCard({ client }: { client: Client }) {
  const behind = useRowsBehind().interactions({ memberId: client.id });
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar name={client.fullName} />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            {behind ? (
              <Link to={behind} className="text-brand-ink hover:underline">
                {client.fullName}
              </Link>
            ) : (
              client.fullName
            )}
          </p>
          <p className="text-sm text-muted">
            {client.memberNumber && `${client.memberNumber} · `}
            {formatCount(client.interactions, "interaction")}, last {formatAge(client.lastAt)}
          </p>
        </div>
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-3 text-sm sm:grid-cols-4">
        <div>
          <dt className="text-muted">Portfolio</dt>
          <dd className="font-semibold tabular-nums">{formatKes(client.savings * 100)}</dd>
        </div>
        <div>
          <dt className="text-muted">Loans</dt>
          <dd className="font-semibold tabular-nums">
            {client.loans === null ? "–" : formatKes(client.loans * 100)}
          </dd>
        </div>
        <div>
          <dt className="text-muted">Last CSAT</dt>
          <dd className="font-semibold tabular-nums">{client.csat === null ? "–" : `${client.csat} of 5`}</dd>
        </div>
        <div>
          <dt className="text-muted">Last NPS</dt>
          <dd className="font-semibold tabular-nums">{client.nps === null ? "–" : `${client.nps} of 10`}</dd>
        </div>
      </dl>
    </>
  );
}
