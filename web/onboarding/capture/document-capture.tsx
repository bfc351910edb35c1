import { useState } from "react";
import {
  type ApplicationDocument,
  type ApplicationDocumentKind,
  neededDocuments,
} from "#contract/onboarding/application-documents.ts";
import { useMessages } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { captureMessages } from "./capture.messages.ts";
import { DocumentCard } from "./document-card.tsx";
import { HandOver } from "./hand-over.tsx";
import { LivenessCapture } from "./liveness/liveness-capture.tsx";
import { sendDocument } from "./mutations.ts";
import { type NewPicture, useDocuments } from "./use-documents.ts";
import type { SendPicture } from "./waiting/picture-sender.ts";

/**
 * The documents of an application: photographed here, on another phone or chosen as files, with advice about pictures
 * that nobody could read, and sent as soon as there is a line; beside the person's photograph, a head that turns.
 * @param documents as the server's application answers them
 * @param identityDocument what the applicant identifies themselves with: a national ID, of which there are two sides
 * @param only kinds that are to be sent again; none for all
 * @param send for an officer who photographs for somebody: another way than the applicant's own
 * @param onPhone for a phone that only takes the pictures for a page elsewhere: it may not open what others sent
 * @param onChange called with all documents when one has arrived or was removed
 */
export function DocumentCapture({
  applicationKey,
  documents,
  identityDocument,
  only = [],
  send = sendDocument,
  onPhone = false,
  onChange,
}: {
  applicationKey: string;
  documents: readonly ApplicationDocument[];
  identityDocument: string | undefined;
  only?: readonly string[];
  send?: SendPicture;
  onPhone?: boolean;
  onChange: (documents: ApplicationDocument[]) => void;
}) {
  const t = useMessages(captureMessages);
  const { pictures, waiting, look, looking, add, remove } = useDocuments(applicationKey, send, (document) =>
    onChange([...documents.filter(({ kind }) => kind !== document.kind), document]),
  );
  // How many pictures of each document were not good enough so far.
  const [tries, setTries] = useState<Partial<Record<ApplicationDocumentKind, number>>>({});
  const needed = neededDocuments(identityDocument).filter((kind) => only.length === 0 || only.includes(kind));
  const received = needed.filter((kind) => documents.some((document) => document.kind === kind));

  const use = (picture: NewPicture) => {
    setTries((before) => ({ ...before, [picture.kind]: 0 }));
    add(picture);
  };
  return (
    <div className="space-y-4">
      {waiting && (
        <Alert
          role="status"
          tone="warning"
          title={t.waitsHereTitle}
          actions={
            <Button variant="secondary" size="sm" loading={looking} onClick={look}>
              {t.tryNow}
            </Button>
          }
        >
          {t.waitsHere}
        </Alert>
      )}
      <ul className="grid gap-4 sm:grid-cols-2">
        {needed.map((kind) => (
          <li key={kind}>
            <DocumentCard
              applicationKey={applicationKey}
              kind={kind}
              document={documents.find((document) => document.kind === kind)}
              onItsWay={pictures.find(({ picture }) => picture.kind === kind)}
              tries={tries[kind] ?? 0}
              onTry={(count) => setTries((before) => ({ ...before, [kind]: count }))}
              onUse={use}
              onDrop={remove}
              onRemoved={(id) => onChange(documents.filter((document) => document.id !== id))}
              previews={!onPhone}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-muted">
        {t.kept({ count: received.length, all: needed.length })}
      </p>
      {!onPhone && send === sendDocument && (
        <HandOver applicationKey={applicationKey} documents={documents} onChange={onChange} />
      )}
      {needed.includes("passport-photo") && <LivenessCapture applicationKey={applicationKey} />}
    </div>
  );
}
