import { FilePen, Send } from "lucide-react";
import { useMemo, useState } from "react";
import type { MembershipApplication } from "#contract/onboarding/applications.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { toast } from "#web/ui/toast.ts";
import { DocumentCapture } from "../document-capture.tsx";
import { sendDocumentFor, sendLink } from "../mutations.ts";
import { assistStartPath } from "./paths.ts";

/** An application that an officer fills in and photographs together with the person. */
export function AssistPage({
  applicationKey,
  application,
}: {
  applicationKey: string;
  application: MembershipApplication;
}) {
  const { id, values, slug, status, parts } = application;
  const [documents, setDocuments] = useState(application.documents);
  const send = useMemo(() => sendDocumentFor(id), [id]);
  const open = status !== "submitted";
  return (
    <>
      <PageHeader
        title={values.fullName || "New application"}
        lead="The record says that you held the camera, and a colleague verifies it."
        breadcrumb={
          <Breadcrumb
            items={[{ label: "Assisted application", to: assistStartPath }, { label: "Pictures" }]}
          />
        }
        actions={
          open && (
            <>
              <SendLink applicationKey={applicationKey} />
              <ButtonLink to={`/join/${slug}/${applicationKey}`} icon={FilePen}>
                Fill in the form
              </ButtonLink>
            </>
          )
        }
      />
      {open ? (
        <div className="space-y-4">
          <Section title="Documents" description="Photograph the papers that the person brought.">
            <DocumentCapture
              applicationKey={applicationKey}
              documents={documents}
              identityDocument={values.identityDocument}
              only={parts}
              send={send}
              onChange={setDocuments}
            />
          </Section>
        </div>
      ) : (
        <Alert tone="info">This application has been sent. Nothing of it can be changed now.</Alert>
      )}
    </>
  );
}

function SendLink({ applicationKey }: { applicationKey: string }) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      const { to } = await sendLink(applicationKey);
      toast.success("Link sent", { description: `To ${to}` });
    } catch (error) {
      toast.error("The link was not sent", { description: errorMessage(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" icon={Send} loading={busy} onClick={() => void press()}>
      Send the person the link
    </Button>
  );
}
