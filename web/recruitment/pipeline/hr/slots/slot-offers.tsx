import { useQuery } from "@tanstack/react-query";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import type { InterviewSlot, SlotOffer, SlotOfferState } from "#contract/recruitment/interview-slots.ts";
import { formatDate, formatDateTime } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import type { Tone } from "#web/ui/tone.ts";
import { useCancelSlots } from "./mutations.ts";
import { slotFileQuery } from "./queries.ts";

const states: Record<SlotOfferState, { label: string; tone: Tone }> = {
  open: { label: "Waits for the candidate", tone: "info" },
  chosen: { label: "Chosen", tone: "success" },
  expired: { label: "Nobody chose in time", tone: "warning" },
  cancelled: { label: "Taken back", tone: "neutral" },
  closed: { label: "Application closed", tone: "neutral" },
};

const slotStates: Record<InterviewSlot["state"], { label: string; tone: Tone } | null> = {
  free: null,
  busy: { label: "Taken meanwhile", tone: "warning" },
  past: { label: "Over", tone: "neutral" },
  chosen: { label: "Chosen", tone: "success" },
};

/** The times that the candidate was offered: those that wait, and the last ones that nobody chose. Nothing otherwise. */
export function SlotOffers({ application }: { application: HrApplicationDetail }) {
  const offers = useQuery(slotFileQuery(application.id)).data?.offers ?? [];
  const [last] = offers;
  // Once one is chosen, the interview below says it.
  if (!last || last.state === "chosen" || last.state === "cancelled") return null;
  return <Offered application={application} offer={last} />;
}

function Offered({ application, offer }: { application: HrApplicationDetail; offer: SlotOffer }) {
  const cancel = useCancelSlots(application.id, offer.id);
  const { label, tone } = states[offer.state];
  const { askedWords, offeredBy, offeredAt, answerBy, slots } = offer;
  return (
    <Card className="mb-4 shadow-none">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="text-lg">Times offered</h3>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="mt-1 text-sm text-muted">
        Offered {formatDateTime(offeredAt)}
        {offeredBy && ` by ${offeredBy}`}. To be chosen by the end of {formatDate(answerBy)}.
      </p>
      <ul className="mt-3 space-y-1">
        {slots.map(({ id, startsAt, interviewer, state }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="font-semibold tabular-nums">{formatDateTime(startsAt)}</span>
            <span className="min-w-0 wrap-anywhere">{interviewer}</span>
            {slotStates[state] && <Badge tone={slotStates[state].tone}>{slotStates[state].label}</Badge>}
          </li>
        ))}
      </ul>
      {askedWords && (
        <div className="mt-4 border-l-2 border-brand pl-3 text-sm">
          <p className="font-semibold">The candidate asks for other times</p>
          <p className="break-words whitespace-pre-line">{askedWords}</p>
        </div>
      )}
      {offer.state === "open" && application.abilities.writeToCandidate && (
        <div className="mt-4">
          <Confirm
            trigger={
              <Button variant="secondary" size="sm">
                Take the times back
              </Button>
            }
            title="Take these times back?"
            confirmLabel="Take the times back"
            cancelLabel="Keep them"
            onConfirm={() => cancel.mutateAsync()}
          >
            An email tells {application.candidateName} that no time has to be chosen.
          </Confirm>
        </div>
      )}
    </Card>
  );
}
