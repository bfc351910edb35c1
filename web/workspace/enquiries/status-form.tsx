import { CircleCheck, CircleSlash, Undo2 } from "lucide-react";
import type { FetcherWithComponents } from "react-router";
import type { EnquiryDetail, EnquiryStatus } from "#contract/site/enquiries.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import type { EnquiryAnswer } from "./answer.ts";

const changes = {
  new: { label: "Mark as new", icon: Undo2 },
  answered: { label: "Mark as answered", icon: CircleCheck },
  closed: { label: "Close", icon: CircleSlash },
} as const;

/** Buttons for the statuses that the enquiry does not have. Closing asks first when a meeting depends on it. */
export function StatusForm({
  enquiry,
  fetcher,
}: {
  enquiry: EnquiryDetail;
  fetcher: FetcherWithComponents<EnquiryAnswer>;
}) {
  const { formData, submit } = fetcher;
  const pending = formData?.get("intent") === "status" ? formData.get("status") : null;
  const others = (Object.keys(changes) as EnquiryStatus[]).filter((status) => status !== enquiry.status);
  const change = (status: EnquiryStatus) => submit({ intent: "status", status }, { method: "post" });
  const { meeting } = enquiry;
  return (
    <Section title="Status">
      <div className="flex flex-wrap gap-2">
        {others.map((status) => {
          const asks = status === "closed" && meeting !== null;
          const { label, icon } = changes[status];
          const button = (
            <Button
              key={status}
              variant="secondary"
              icon={icon}
              loading={pending === status}
              onClick={asks ? undefined : () => void change(status)}
            >
              {label}
            </Button>
          );
          if (!asks) return button;
          return (
            <Confirm
              key={status}
              trigger={button}
              title="Close this enquiry?"
              confirmLabel="Close the enquiry"
              onConfirm={() => change("closed")}
            >
              The meeting of {formatDateTime(meeting.startsAt)} is called off if it is still ahead: its time
              is free again, and both sides are told by email.
            </Confirm>
          );
        })}
      </div>
    </Section>
  );
}
