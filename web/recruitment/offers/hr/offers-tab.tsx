import { useQuery } from "@tanstack/react-query";
import { FileSignature } from "lucide-react";
import { useState } from "react";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import type { Offer, OfferFile } from "#contract/recruitment/offers.ts";
import type { TaskState } from "#web/recruitment/pipeline/hr/tasks.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Loading, Skeleton } from "#web/ui/skeleton.tsx";
import { useHire } from "./mutations.ts";
import { OfferCard } from "./offer-card.tsx";
import { OfferForm } from "./offer-form.tsx";
import { offerFileQuery } from "./queries.ts";

type Work = TaskState & { application: HrApplicationDetail };

/** The offers of an application, and the form for the next one. */
export function OffersTab(work: Work) {
  const { data, error, refetch, isFetching } = useQuery(offerFileQuery(work.application.id));
  if (data) return <Offers {...work} file={data} />;
  if (error) return <LoadFailure what="the offers" error={error} retry={refetch} pending={isFetching} />;
  return (
    <Loading label="Loading" className="space-y-4">
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </Loading>
  );
}

function Offers({ application, task, begin, file }: Work & { file: OfferFile }) {
  const { offers, mayWrite, mayHire } = file;
  const [changing, setChanging] = useState<Offer>();
  const writes = mayWrite && application.abilities.makeOffer;
  const open = task === "offer" && writes;
  const write = (
    <Button variant="secondary" icon={FileSignature} onClick={() => begin("offer")}>
      Make Offer
    </Button>
  );
  return (
    <>
      {mayHire && <Hire application={application} />}
      {open && <OfferForm application={application} file={file} onClose={() => begin(null)} />}
      {offers.length === 0
        ? !open && (
            <EmptyState title="No offer yet" actions={writes && write}>
              {writes
                ? "Write the terms and the letter; the candidate reads and answers the offer in the portal."
                : "This application is closed, so no offer can be made."}
            </EmptyState>
          )
        : !open && writes && <div className="mb-4 flex justify-end">{write}</div>}
      <ul className="space-y-4">
        {offers.map((offer) => (
          <li key={offer.id}>
            {changing?.id === offer.id ? (
              <OfferForm
                application={application}
                file={file}
                offer={changing}
                onClose={() => setChanging(undefined)}
              />
            ) : (
              <OfferCard
                application={application}
                file={file}
                offer={offer}
                onChange={() => setChanging(offer)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The one press after an acceptance that moves the application to its end. */
function Hire({
  application: { id, version, candidateName, abilities },
}: {
  application: HrApplicationDetail;
}) {
  const hire = useHire(id, version);
  if (!abilities.updateStatus) return null;
  return (
    <Alert
      className="mb-4"
      tone="success"
      title={`${candidateName} accepted the offer`}
      actions={
        <Confirm
          variant="primary"
          trigger={<Button size="sm">Hire</Button>}
          title={`Hire ${candidateName}?`}
          confirmLabel="Hire and send congratulations"
          onConfirm={() => hire.mutateAsync()}
        >
          The application moves to Accepted, and an email congratulates the candidate.
        </Confirm>
      }
    >
      The application stays where it is until you decide.
    </Alert>
  );
}
