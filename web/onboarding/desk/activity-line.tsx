import { ArrowRight } from "lucide-react";
import { applicationLabels } from "#contract/onboarding/application-labels.messages.ts";
import { rejectionReasonMessages } from "#contract/onboarding/decisions.messages.ts";
import type { MemberActivity } from "#contract/onboarding/member-changes.ts";
import { formatDate } from "#web/lib/format.ts";
import { useMessages } from "#web/lib/language.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ChangeDetails } from "#web/ui/history.tsx";
import { KycBadge } from "./badges.tsx";
import { CorrectedFields } from "./corrected-fields.tsx";
import { kycLabels, stepLabels } from "./labels.ts";
import { documentLabels } from "./member/document-labels.ts";

const headings: Record<MemberActivity["action"], string> = {
  registered: "Registered",
  step_changed: "Step",
  kyc_changed: "KYC",
  note_added: "Note",
  assigned: "Case",
  corrected: "Correction",
  end_changed: "Last day",
  consent_withdrawn: "Consent taken back",
  payment_assigned: "Payment assigned by hand",
};

const isKyc = (value: string): value is keyof typeof kycLabels => value in kycLabels;
const isStep = (value: string): value is keyof typeof stepLabels => value in stepLabels;

function Value({ action, value }: { action: MemberActivity["action"]; value: string | null }) {
  if (action === "kyc_changed" && value && isKyc(value)) return <KycBadge status={value} />;
  if (action === "step_changed" && value && isStep(value))
    return <Badge tone="brand">{stepLabels[value]}</Badge>;
  if (action === "end_changed") return <span>{value ? formatDate(value) : "None"}</span>;
  return <span>{value ?? "Nobody"}</span>;
}

/** Something that was done with a member: from what to what, by whom, when and why. */
export function ActivityLine({ activity }: { activity: MemberActivity }) {
  const reasons = useMessages(rejectionReasonMessages);
  const fields = useMessages(applicationLabels);
  const { action, from, to, reason } = activity;
  const isNote = action === "note_added";
  const partLabels: Readonly<Record<string, string>> = { ...fields, ...documentLabels };
  return (
    <>
      <ChangeDetails
        change={{ ...activity, notes: isNote ? reason : null }}
        words={[
          { label: "Reasons", text: activity.reasons.map((code) => reasons[code]).join("\n") },
          { label: action === "payment_assigned" ? "Payment" : "In own words", text: isNote ? null : reason },
          { label: "To correct", text: activity.parts.map((part) => partLabels[part] ?? part).join(", ") },
        ]}
      >
        <span className="font-semibold">{headings[action]}</span>
        {(from !== null || to !== null) && (
          <>
            <Value action={action} value={from} />
            <ArrowRight aria-hidden className="size-4 text-muted" />
            <span className="sr-only">to</span>
            <Value action={action} value={to} />
          </>
        )}
      </ChangeDetails>
      <CorrectedFields changes={activity.changes} />
    </>
  );
}
