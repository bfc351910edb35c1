import { formatNumber } from "#contract/core/numbers.ts";
import type { RegisterFigures } from "#contract/onboarding/register-figures.ts";
import { MissingPart } from "#web/ui/missing-part.tsx";
import { Stat, StatGroup } from "#web/ui/stat.tsx";
import { changeSince, inMillions } from "./figure-text.ts";

/**
 * The four figures of the member register (specification 000, section 2). Loans are kept elsewhere: they have none yet.
 * @param figures null when they did not come
 */
export function RegisterStatistics({ figures }: { figures: RegisterFigures | null }) {
  if (!figures) return <MissingPart what="The figures of your members" />;
  const { members, activeAccounts, deposits } = figures;
  return (
    <section aria-labelledby="members">
      <h2 id="members" className="text-xl">
        Members and money
      </h2>
      <p className="mt-1 mb-3 text-sm text-muted">
        Counted from your member register. An account is active with a deposit in the last three months.
      </p>
      <StatGroup>
        <Stat label="Total Members" value={formatNumber(members.now)} note={changeSince(members)} />
        <Stat
          label="Active Accounts"
          value={formatNumber(activeAccounts.now)}
          note={changeSince(activeAccounts)}
        />
        <Stat label="Total Deposits" value={inMillions(deposits.now)} note={changeSince(deposits)} />
        <Stat label="Outstanding Loans" value={null} note="No loans yet" />
      </StatGroup>
    </section>
  );
}
