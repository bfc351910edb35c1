import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { MemberDocument, MemberFile } from "#contract/onboarding/desk.ts";
import { type Member, stepAfter } from "#contract/onboarding/members.ts";
import { formatCount } from "#web/lib/format.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/input.tsx";
import { Due, KycBadge } from "../badges.tsx";
import { advanceTexts, refusalTexts, stepLabels } from "../labels.ts";
import { useAdvance, useAssignment, useKycChange } from "../mutations.ts";
import { colleaguesQuery } from "../queries.ts";
import { RejectForm } from "./reject-form.tsx";

/** What is decided about a case, and by whom. */
export function DecisionPanel({
  file: { member, application },
  documents,
}: {
  file: MemberFile;
  documents: readonly MemberDocument[];
}) {
  const [rejecting, setRejecting] = useState(false);
  const { kycStatus, dueAt, abilities } = member;
  const mayReject = abilities.changeKyc && kycStatus !== "rejected";
  return (
    <Card className="bg-sand shadow-none">
      <h2 className="text-xl">Decision</h2>
      <p className="mt-2 flex flex-wrap items-center gap-2">
        <KycBadge status={kycStatus} />
        {dueAt && (
          <span className="text-sm">
            <span className="text-muted">Due </span>
            <Due at={dueAt} />
          </span>
        )}
      </p>
      <Assignee member={member} />
      {abilities.verifyRefusal && (
        <Alert tone="warning" title="Four eyes" className="mt-4">
          {refusalTexts[abilities.verifyRefusal]}
        </Alert>
      )}
      <Verdict member={member} />
      {mayReject && !rejecting && (
        <Button variant="secondary" className="mt-2 w-full" onClick={() => setRejecting(true)}>
          Reject
        </Button>
      )}
      {mayReject && rejecting && (
        <RejectForm
          member={member}
          documents={documents}
          correctable={application !== null}
          onDone={() => setRejecting(false)}
        />
      )}
      <Step member={member} />
    </Card>
  );
}

function Verdict({ member: { id, kycStatus, openFlags, abilities } }: { member: Member }) {
  const change = useKycChange(id);
  const decided = kycStatus === "verified" || kycStatus === "rejected";
  return (
    <div className="mt-4 space-y-2">
      {openFlags > 0 && !decided && (
        <p className="text-sm text-muted">{formatCount(openFlags, "flag")} not looked into yet.</p>
      )}
      {kycStatus !== "verified" && (
        <Button
          className="w-full"
          disabled={!abilities.verify}
          loading={change.isPending}
          onClick={() => change.mutate({ status: "verified" })}
        >
          Verify
        </Button>
      )}
      {decided && (
        <Button
          variant="secondary"
          className="w-full"
          disabled={!abilities.changeKyc}
          loading={change.isPending}
          onClick={() => change.mutate({ status: "pending" })}
        >
          {kycStatus === "verified" ? "Unverify" : "Take up again"}
        </Button>
      )}
    </div>
  );
}

const nobody = "";

function Assignee({ member: { id, assignee } }: { member: Member }) {
  const colleagues = useQuery(colleaguesQuery()).data ?? [];
  const assign = useAssignment();
  const known = assignee && !colleagues.some((one) => one.id === assignee.id) ? [assignee] : [];
  return (
    <Field label="Case of" name="assignee" className="mt-4">
      {(control) => (
        <Select
          {...control}
          value={assignee?.id ?? nobody}
          disabled={assign.isPending}
          onChange={({ target }) =>
            assign.mutate({ ids: [id], assigneeId: target.value === nobody ? null : target.value })
          }
          options={[
            { value: nobody, label: "Nobody yet" },
            ...[...known, ...colleagues].map((one) => ({ value: one.id, label: one.fullName })),
          ]}
        />
      )}
    </Field>
  );
}

function Step({ member }: { member: Member }) {
  const advance = useAdvance();
  const next = stepAfter(member.onboardingStep);
  const { advance: mayAdvance, advanceRefusal } = member.abilities;
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p className="text-sm">
        <span className="text-muted">Step </span>
        <span className="font-semibold">{stepLabels[member.onboardingStep]}</span>
        {next && <span className="text-muted">, then {stepLabels[next].toLowerCase()}</span>}
      </p>
      <Button
        variant="secondary"
        className="mt-2 w-full"
        disabled={!mayAdvance}
        loading={advance.isPending}
        onClick={() => advance.mutate(member)}
      >
        Advance
      </Button>
      {advanceRefusal && <p className="mt-2 text-sm text-muted">{advanceTexts[advanceRefusal]}</p>}
    </div>
  );
}
