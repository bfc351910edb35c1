import { useState } from "react";
import { neededDocuments } from "#contract/onboarding/application-documents.ts";
import type { CaptureTask } from "#contract/onboarding/applications.ts";
import { useMessages } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { NeedsScripts } from "#web/ui/needs-scripts.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { DocumentCapture } from "./document-capture.tsx";
import { handOverMessages } from "./hand-over.messages.ts";

/**
 * What opens on the phone that takes the pictures for an application begun elsewhere. It knows nothing of what was
 * filled in there.
 * @param task null for a code that is too old
 */
export function CapturePage({ captureKey, task }: { captureKey: string; task: CaptureTask | null }) {
  const t = useMessages(handOverMessages);
  return (
    <div className="column py-8">
      {task ? (
        <Capturing captureKey={captureKey} task={task} />
      ) : (
        <>
          <h1 className="mb-4 text-3xl">{t.goneTitle}</h1>
          <p>{t.gone}</p>
        </>
      )}
    </div>
  );
}

function Capturing({ captureKey, task }: { captureKey: string; task: CaptureTask }) {
  const t = useMessages(handOverMessages);
  const [documents, setDocuments] = useState(task.documents);
  const needed = neededDocuments(task.identityDocument);
  const complete = needed.every((kind) => documents.some((document) => document.kind === kind));
  return (
    <>
      <PageHeader title={t.pageTitle} lead={t.pageLead({ organization: task.organization })} />
      <NeedsScripts what={t.what}>
        <div className="space-y-4">
          <h2 className="text-xl">{t.documents}</h2>
          <DocumentCapture
            applicationKey={captureKey}
            documents={documents}
            identityDocument={task.identityDocument}
            only={task.parts}
            onPhone
            onChange={setDocuments}
          />
          {complete && (
            <Alert role="status" tone="success">
              {t.done}
            </Alert>
          )}
        </div>
      </NeedsScripts>
    </>
  );
}
