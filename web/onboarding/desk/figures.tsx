import { formatNumber } from "#contract/core/numbers.ts";
import type { OnboardingOverview } from "#contract/onboarding/desk.ts";
import { Stat, StatGroup } from "#web/ui/stat.tsx";

/** How many members have a KYC status. */
export const kycCount = ({ kyc }: OnboardingOverview, status: OnboardingOverview["kyc"][number]["status"]) =>
  kyc.find((one) => one.status === status)?.count ?? 0;

/** The counts of the specification: total, pending KYC, verified. */
export function MemberFigures({ overview }: { overview: OnboardingOverview }) {
  return (
    <StatGroup>
      <Stat label="Total members" value={formatNumber(overview.total)} />
      <Stat label="Pending KYC" value={formatNumber(kycCount(overview, "pending"))} tone="warning" />
      <Stat label="Verified members" value={formatNumber(kycCount(overview, "verified"))} tone="success" />
    </StatGroup>
  );
}
