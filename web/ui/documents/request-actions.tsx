import { type ReactNode, useState } from "react";
import type { DocumentRequest } from "#contract/core/document-requests.ts";
import type { Mutation } from "#web/lib/mutation.ts";
import { Button } from "../button.tsx";
import { Confirm } from "../confirm.tsx";
import { AskAgainForm, type Return } from "./ask-again-form.tsx";

/**
 * What staff can do with a request now: judge what came, or take back what has not come.
 * @param keptName the name under which the reason of a return is kept until it is sent
 * @param askAgain null where nothing more may be asked for
 * @param children what taking the request back does
 */
export function RequestActions({
  request,
  keptName,
  accept,
  askAgain,
  cancel,
  children,
}: {
  request: DocumentRequest;
  keptName: string;
  accept: Mutation<void>;
  askAgain: Mutation<Return> | null;
  cancel: Mutation<void>;
  children: ReactNode;
}) {
  const { state, title } = request;
  if (state === "received") {
    return <Review title={title} keptName={keptName} accept={accept} askAgain={askAgain} />;
  }
  if (state !== "open") return null;
  return (
    <Confirm
      trigger={
        <Button size="sm" variant="secondary" className="mt-3">
          Take back
        </Button>
      }
      title="Take this request back?"
      confirmLabel="Take the request back"
      cancelLabel="Keep it"
      onConfirm={() => cancel.mutateAsync()}
    >
      {children}
    </Confirm>
  );
}

function Review({
  title,
  keptName,
  accept,
  askAgain,
}: {
  title: string;
  keptName: string;
  accept: Mutation<void>;
  askAgain: Mutation<Return> | null;
}) {
  const [asking, setAsking] = useState(false);
  if (asking && askAgain) {
    return <AskAgainForm title={title} keptName={keptName} ask={askAgain} onClose={() => setAsking(false)} />;
  }
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button size="sm" loading={accept.isPending} onClick={() => accept.mutate()}>
        Accept
      </Button>
      {askAgain && (
        <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
          Ask again
        </Button>
      )}
    </div>
  );
}
