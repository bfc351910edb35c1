import { useState } from "react";
import { v4 } from "uuid";
import {
  type ApplicationDocument,
  type ApplicationDocumentKind,
  neededDocuments,
} from "#contract/onboarding/application-documents.ts";
import { maxPictureBytes } from "#contract/onboarding/pictures.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { documentNameMessages } from "#web/onboarding/capture/capture.messages.ts";
import { Dropzone } from "#web/ui/dropzone.tsx";
import { Field } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";
import { sendDocument } from "./mutations.ts";
import { missingMessages } from "./wizard.messages.ts";

/**
 * The documents of an application, each from a file.
 * @param only kinds that are to be sent again; none for all
 */
export function DocumentFiles({
  applicationKey,
  documents,
  identityDocument,
  only,
  onArrived,
}: {
  applicationKey: string;
  documents: readonly ApplicationDocument[];
  identityDocument: string;
  only: readonly string[];
  onArrived: (document: ApplicationDocument) => void;
}) {
  const shown = neededDocuments(identityDocument).filter((kind) => only.length === 0 || only.includes(kind));
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {shown.map((kind) => (
        <li key={kind}>
          <DocumentFile
            applicationKey={applicationKey}
            kind={kind}
            arrived={documents.find((document) => document.kind === kind)}
            onArrived={onArrived}
          />
        </li>
      ))}
    </ul>
  );
}

function DocumentFile({
  applicationKey,
  kind,
  arrived,
  onArrived,
}: {
  applicationKey: string;
  kind: ApplicationDocumentKind;
  arrived: ApplicationDocument | undefined;
  onArrived: (document: ApplicationDocument) => void;
}) {
  const names = useMessages(documentNameMessages);
  const t = useMessages(missingMessages);
  const language = useLanguage();
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const send = async (chosen: File | null) => {
    setFile(chosen);
    setError(undefined);
    if (!chosen) return;
    try {
      onArrived(await sendDocument(applicationKey, { kind, file: chosen, clientId: v4() }));
      toast.success(t.documentUploaded, { description: names[kind] });
    } catch (failure) {
      setFile(null);
      setError(errorMessage(failure, language));
    }
  };
  return (
    <Field label={names[kind]} hint={arrived ? t.arrived : undefined} error={error} required>
      {(control) => (
        <Dropzone
          {...control}
          file={file}
          onFile={(chosen) => void send(chosen)}
          onReject={() => setError(t.notThisFile)}
          accept={kind === "passport-photo" ? ".jpg,.jpeg,.png,.webp" : ".jpg,.jpeg,.png,.webp,.pdf"}
          maxBytes={maxPictureBytes}
        />
      )}
    </Field>
  );
}
