import { FileText } from "lucide-react";
import { useState } from "react";
import { callUrl } from "#contract/core/client.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { type Offer, type OfferFile, salaryText } from "#contract/recruitment/offers.ts";
import { wire } from "#contract/wire.ts";
import { formatDate, formatDateTime } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import type { Tone } from "#web/ui/tone.ts";
import { useApproveOffer, useReturnOffer, useSendOffer, useWithdrawOffer } from "./mutations.ts";
import { ReasonForm } from "./reason-form.tsx";

const states: Record<Offer["state"], { label: string; tone: Tone }> = {
  draft: { label: "Draft", tone: "neutral" },
  awaiting_approval: { label: "Waits for approval", tone: "warning" },
  approved: { label: "Approved, not sent", tone: "info" },
  sent: { label: "Waits for the candidate", tone: "info" },
  accepted: { label: "Accepted", tone: "success" },
  declined: { label: "Declined", tone: "danger" },
  expired: { label: "Expired", tone: "neutral" },
  withdrawn: { label: "Taken back", tone: "neutral" },
  closed: { label: "Application closed", tone: "neutral" },
};

interface OfferCardProps {
  application: HrApplicationDetail;
  file: OfferFile;
  offer: Offer;
  /** Opens the form that changes it. */
  onChange: () => void;
}

/** An offer: what it says, where it stands, and what can be done with it. */
export function OfferCard(props: OfferCardProps) {
  const { offer } = props;
  const { label, tone } = states[offer.state];
  const { position, salaryCents, startDate, place, expiryDate } = offer;
  return (
    <Card className="shadow-none">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="min-w-0 text-lg wrap-anywhere">{position}</h3>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="mt-1 text-sm text-muted">{whenOf(offer)}</p>
      <DescriptionList
        className="mt-4 sm:grid-cols-2"
        items={[
          { term: "Salary a month", value: salaryText(salaryCents) },
          { term: "First day", value: formatDate(startDate) },
          { term: "Place", value: <span className="wrap-anywhere">{place}</span> },
          { term: "Answer by", value: formatDate(expiryDate) },
        ]}
      />
      <Words heading="The owner gave it back" text={offer.returnReason} />
      <Words heading="Why it was declined" text={offer.declineReason} />
      <Words heading="Why it was taken back" text={offer.withdrawReason} />
      {offer.signature && offer.answeredAt && (
        <p className="mt-4 text-sm">
          Signed <strong className="wrap-anywhere">{offer.signature}</strong>,{" "}
          {formatDateTime(offer.answeredAt)}
        </p>
      )}
      <Actions {...props} />
    </Card>
  );
}

function whenOf({ state, sentAt, author, approvedBy, approvedAt }: Offer): string {
  const by = author ? ` by ${author}` : "";
  if (sentAt) return `Sent ${formatDateTime(sentAt)}${by}.`;
  if (state === "approved" && approvedAt) {
    return `Written${by}, approved ${formatDateTime(approvedAt)}${approvedBy ? ` by ${approvedBy}` : ""}.`;
  }
  return `Written${by}. Nothing has been sent yet.`;
}

function Words({ heading, text }: { heading: string; text: string | null }) {
  if (!text) return null;
  return (
    <div className="mt-4 border-l-2 border-brand pl-3 text-sm">
      <p className="font-semibold">{heading}</p>
      <p className="break-words whitespace-pre-line">{text}</p>
    </div>
  );
}

/** Whether it can still be changed. */
const isUnsent = ({ state }: Offer) =>
  state === "draft" || state === "awaiting_approval" || state === "approved";

function Actions({ application, file, offer, onChange }: OfferCardProps) {
  const [asking, setAsking] = useState<"return" | "withdraw" | null>(null);
  const giveBack = useReturnOffer(application.id, offer);
  const withdraw = useWithdrawOffer(application.id, offer);
  const acts = application.abilities.makeOffer;
  const decides = offer.state === "awaiting_approval" && file.mayApprove;
  if (asking === "return") {
    return (
      <ReasonForm
        name={`offer.${offer.id}.return`}
        title="Give the offer back"
        label="What has to change"
        submitLabel="Give back"
        required
        send={giveBack}
        onClose={() => setAsking(null)}
      />
    );
  }
  if (asking === "withdraw") {
    return (
      <ReasonForm
        name={`offer.${offer.id}.withdraw`}
        title="Take the offer back"
        label="Reason"
        hint="Part of the email to the candidate."
        submitLabel="Take the offer back"
        send={withdraw}
        onClose={() => setAsking(null)}
      />
    );
  }
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      {decides && <Approve applicationId={application.id} offer={offer} />}
      {decides && (
        <Button variant="secondary" size="sm" onClick={() => setAsking("return")}>
          Give back
        </Button>
      )}
      {acts && (offer.state === "draft" || offer.state === "approved") && (
        <Send application={application} file={file} offer={offer} />
      )}
      {acts && isUnsent(offer) && (
        <Button variant="secondary" size="sm" onClick={onChange}>
          Change
        </Button>
      )}
      <a
        href={callUrl(wire.offers.letter, { params: { id: offer.id } })}
        target="_blank"
        rel="noreferrer"
        className={buttonClass("secondary", "sm")}
      >
        <FileText aria-hidden className="size-4.5" />
        Letter (PDF)
      </a>
      {acts && offer.state === "sent" && (
        <Button variant="ghost" size="sm" onClick={() => setAsking("withdraw")}>
          Take back
        </Button>
      )}
      {acts && isUnsent(offer) && (
        <Confirm
          trigger={
            <Button variant="ghost" size="sm">
              Throw away
            </Button>
          }
          title="Throw this offer away?"
          confirmLabel="Throw the offer away"
          onConfirm={() => withdraw.mutateAsync("")}
        >
          It was not sent, so the candidate has nothing to learn.
        </Confirm>
      )}
    </div>
  );
}

function Approve({ applicationId, offer }: { applicationId: string; offer: Offer }) {
  const approve = useApproveOffer(applicationId, offer);
  return (
    <Confirm
      variant="primary"
      trigger={<Button size="sm">Approve</Button>}
      title={`Approve the offer of ${salaryText(offer.salaryCents)} a month?`}
      confirmLabel="Approve the offer"
      onConfirm={() => approve.mutateAsync()}
    >
      Whoever wrote it can send it then. A change of it needs your approval again.
    </Confirm>
  );
}

function Send({ application: { id, candidateName }, file, offer }: Omit<OfferCardProps, "onChange">) {
  const send = useSendOffer(id, offer);
  const asks = file.needsApproval && offer.state !== "approved";
  const words = asks
    ? { label: "Ask for approval", title: "Ask the owner to approve this offer?" }
    : { label: "Send the offer", title: `Send the offer to ${candidateName}?` };
  return (
    <Confirm
      variant="primary"
      trigger={<Button size="sm">{words.label}</Button>}
      title={words.title}
      confirmLabel={words.label}
      onConfirm={() => send.mutateAsync()}
    >
      {asks
        ? "The candidate hears nothing before the owner has agreed and you have sent it."
        : `An email leads the candidate to the letter. It can be accepted until the end of ${formatDate(offer.expiryDate)}, and not be changed any more.`}
    </Confirm>
  );
}
