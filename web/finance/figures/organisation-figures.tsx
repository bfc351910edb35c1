import { CalendarDays } from "lucide-react";
import { formatNumber } from "#contract/core/numbers.ts";
import {
  type FigureName,
  type FigureSource,
  type FiguresSummary,
  figureNames,
} from "#contract/finance/figures.ts";
import { formatMonth } from "#web/lib/format.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { MissingPart } from "#web/ui/missing-part.tsx";
import { Stat, StatGroup } from "#web/ui/stat.tsx";
import { changeSince, inMillions } from "./figure-text.ts";
import { figuresImportPath, figuresPath } from "./paths.ts";

/** As the specification calls them (000, section 2). */
const labels: Record<FigureName, string> = {
  members: "Total Members",
  activeAccounts: "Active Accounts",
  deposits: "Total Deposits",
  loans: "Outstanding Loans",
};

const texts: Record<FigureName, (value: number) => string> = {
  members: formatNumber,
  activeAccounts: formatNumber,
  deposits: inMillions,
  loans: inMillions,
};

const sources: Record<FigureSource, string> = {
  entered: "as they were entered",
  imported: "as they were imported",
  computed: "counted in your registers",
  sample: "sample data",
};

/**
 * The four figures of the organisation on the overview.
 * @param summary null where there are none; undefined when they did not come
 * @param keeps whether this person enters them
 */
export function OrganisationFigures({
  summary,
  keeps,
}: {
  summary: FiguresSummary | null | undefined;
  keeps: boolean;
}) {
  if (summary === undefined) return <MissingPart what="The figures of your organisation" />;
  return (
    <section aria-labelledby="figures">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <div>
          <h2 id="figures" className="text-xl">
            Members and money
          </h2>
          {summary && (
            <p className="mt-1 text-sm text-muted">
              {formatMonth(summary.month)}
              {summary.soFar && " so far"}, {sources[summary.source]}.
            </p>
          )}
        </div>
        {keeps && summary && (
          <ButtonLink to={figuresPath} variant="ghost" size="sm" icon={CalendarDays}>
            Monthly figures
          </ButtonLink>
        )}
      </div>
      {summary ? <Figures {...summary} /> : <NoFigures keeps={keeps} />}
    </section>
  );
}

function Figures({ now, before }: FiguresSummary) {
  return (
    <StatGroup>
      {figureNames.map((name) => {
        const value = now[name];
        return (
          <Stat
            key={name}
            label={labels[name]}
            value={value === null ? null : texts[name](value)}
            note={value === null ? "No figure yet" : changeSince(value, before?.[name] ?? null)}
          />
        );
      })}
    </StatGroup>
  );
}

function NoFigures({ keeps }: { keeps: boolean }) {
  return (
    <Card padded={false}>
      <EmptyState
        title="No figures yet"
        actions={
          keeps && (
            <>
              <ButtonLink to={figuresPath}>Enter this month</ButtonLink>
              <ButtonLink to={figuresImportPath} variant="secondary">
                Import several months
              </ButtonLink>
            </>
          )
        }
      >
        {keeps
          ? "Members, active accounts, deposits and loans appear here once you enter them, import them from your core banking system, or bring your members along."
          : "Members, active accounts, deposits and loans appear here once an owner has entered them."}
      </EmptyState>
    </Card>
  );
}
