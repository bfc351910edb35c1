import { useState } from "react";
import type { Member } from "#contract/onboarding/members.ts";
import { formatDate } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { endReasonLabels } from "../labels.ts";
import { useEndTakenBack } from "../mutations.ts";
import { MembershipEndForm } from "./membership-end-form.tsx";

/** Since when somebody is a member, until when, and why it ends. */
export function MembershipPanel({ member }: { member: Member }) {
  const [ending, setEnding] = useState(false);
  const takeBack = useEndTakenBack(member.id);
  const { memberNumber, joinedAt, noticeOn, leftOn, endReason } = member;
  const end = leftOn
    ? [
        { term: "Notice on", value: noticeOn && formatDate(noticeOn) },
        { term: "Last day", value: formatDate(leftOn) },
        { term: "Why", value: endReason && endReasonLabels[endReason] },
      ]
    : [];
  return (
    <Card>
      <h2 className="mb-4 text-xl">Membership</h2>
      <DescriptionList
        items={[
          { term: "Number", value: memberNumber },
          { term: "Member since", value: joinedAt && formatDate(joinedAt) },
          ...end,
        ]}
      />
      {ending ? (
        <MembershipEndForm member={member} onDone={() => setEnding(false)} />
      ) : (
        <div className="mt-4 space-y-2">
          <Button variant="secondary" className="w-full" onClick={() => setEnding(true)}>
            {leftOn ? "Change the end" : "End of membership"}
          </Button>
          {leftOn && (
            <Button
              variant="secondary"
              className="w-full"
              loading={takeBack.isPending}
              onClick={() => takeBack.mutate()}
            >
              It goes on
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
