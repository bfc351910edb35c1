import type { Member } from "#contract/onboarding/members.ts";
import { onboardingSteps } from "#contract/onboarding/members.ts";
import { Button } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { KycBadge, OpenFlags } from "./badges.tsx";
import { advanceTexts, refusalTexts, stepLabels } from "./labels.ts";
import { useAdvance, useKycChange } from "./mutations.ts";
import { memberPath } from "./paths.ts";

/** A member with what the overview does with one: onboarding progress, KYC, Advance and Verify or Unverify. */
export function MemberRow({ member }: { member: Member }) {
  const { id, fullName, idNumber, onboardingStep, kycStatus, openFlags } = member;
  const position = onboardingSteps.indexOf(onboardingStep) + 1;
  return (
    <li className="grid items-center gap-x-6 gap-y-3 border-b border-line py-4 last:border-0 sm:grid-cols-[minmax(0,1fr)_7rem_14rem]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <Link
            to={memberPath(id)}
            className="font-semibold text-brand-ink underline underline-offset-2 wrap-anywhere"
          >
            {fullName}
          </Link>
          <KycBadge status={kycStatus} />
          <OpenFlags count={openFlags} />
        </p>
        <p className="mt-1 text-sm text-muted">ID {idNumber}</p>
      </div>
      <Progress
        label={`Onboarding of ${fullName}: ${stepLabels[onboardingStep]}`}
        value={position}
        max={onboardingSteps.length}
      />
      <MemberActions member={member} />
    </li>
  );
}

function MemberActions({ member }: { member: Member }) {
  const { id, fullName, onboardingStep, kycStatus, abilities } = member;
  const advance = useAdvance();
  const change = useKycChange(id);
  const verified = kycStatus === "verified";
  const reasons = [
    ...(abilities.advanceRefusal ? [advanceTexts[abilities.advanceRefusal]] : []),
    ...(abilities.verifyRefusal ? [refusalTexts[abilities.verifyRefusal]] : []),
  ];
  const mayToggle = verified ? abilities.changeKyc : abilities.verify;
  return (
    <div>
      <p className="mb-2 text-sm sm:text-right">
        <span className="text-muted">Step </span>
        {stepLabels[onboardingStep]}
      </p>
      <div className="flex flex-wrap gap-2 sm:justify-end">
        <Button
          variant="secondary"
          size="sm"
          disabled={!abilities.advance}
          loading={advance.isPending}
          onClick={() => advance.mutate(member)}
        >
          Advance<span className="sr-only"> {fullName}</span>
        </Button>
        <Button
          variant="secondary"
          size="sm"
          disabled={!mayToggle}
          loading={change.isPending}
          onClick={() => change.mutate({ status: verified ? "pending" : "verified" })}
        >
          {verified ? "Unverify" : "Verify"}
          <span className="sr-only"> {fullName}</span>
        </Button>
      </div>
      {reasons.map((reason) => (
        <p key={reason} className="mt-2 max-w-64 text-xs text-muted sm:text-right">
          {reason}
        </p>
      ))}
    </div>
  );
}
