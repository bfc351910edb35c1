import { useState } from "react";
import { type DefaultValues, useForm } from "react-hook-form";
import {
  type ApplicationDocument,
  applicationDocumentKinds,
} from "#contract/onboarding/application-documents.ts";
import type { ApplicationForm as Answers } from "#contract/onboarding/application-form.ts";
import { applicationSteps } from "#contract/onboarding/application-steps.ts";
import type { Joining, MembershipApplication } from "#contract/onboarding/applications.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { DocumentCapture } from "#web/onboarding/capture/document-capture.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Card } from "#web/ui/card.tsx";
import { NeedsScripts } from "#web/ui/needs-scripts.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { toast } from "#web/ui/toast.ts";
import { DraftNotice } from "#web/ui/wizard/draft-notice.tsx";
import { DraftStatus } from "#web/ui/wizard/draft-status.tsx";
import { useDraft } from "#web/ui/wizard/use-draft.ts";
import { useStep } from "#web/ui/wizard/use-step.ts";
import { Wizard } from "#web/ui/wizard/wizard.tsx";
import type { DraftContent } from "./application.ts";
import { applicationResolver } from "./application-resolver.ts";
import { blankApplication, fromDraftValues, type Input, toDraftValues } from "./application-values.ts";
import { BioDataStep } from "./bio-data-step.tsx";
import { missingDocuments } from "./documents.ts";
import { isMissing, type WizardStepName } from "./missing.ts";
import { draftTransport } from "./mutations.ts";
import { NextOfKinStep } from "./next-of-kin-step.tsx";
import { OccupationStep } from "./occupation-step.tsx";
import { isOpen, OpenParts } from "./open-parts.tsx";
import { RemittanceStep } from "./remittance-step.tsx";
import { ResumeLink } from "./resume-link.tsx";
import { unsentApplication } from "./unsent-application.ts";
import { useFinish } from "./use-finish.ts";
import { VerificationStep } from "./verification-step.tsx";
import { missingMessages, stepMessages, stepTitles, wizardPageMessages } from "./wizard.messages.ts";

/** The five steps of an application for membership. @param onSent called when it was taken */
export function ApplicationPage({
  sacco,
  application,
  applicationKey,
  product,
  onSent,
}: {
  sacco: Joining;
  application: MembershipApplication;
  applicationKey: string;
  product: string;
  onSent: () => void;
}) {
  const t = useMessages(wizardPageMessages);
  const language = useLanguage();
  const missing = useMessages(missingMessages);
  const { minDeposit } = useMessages(stepMessages);
  const titles = useMessages(stepTitles);
  const [opened] = useState(() => fromDraftValues(application.values));
  const form = useForm<Input, unknown, Answers>({
    resolver: applicationResolver(sacco.minimumMonthlyDeposit, minDeposit),
    mode: "onTouched",
    // The form itself moves the focus: the first invalid field may be on another step.
    shouldFocusError: false,
    defaultValues: opened as DefaultValues<Input>,
  });
  const { parts } = application;
  const shownSteps = applicationSteps.filter(
    ({ name, fields }) => name === "verification" || isOpen(parts, fields),
  );
  const reopened = application.status === "reopened";
  const steps = useStep(shownSteps.length, reopened ? 1 : application.step);
  const [documents, setDocuments] = useState<readonly ApplicationDocument[]>(application.documents);
  const [unsent] = useState(() => unsentApplication<DraftContent>(applicationKey));
  const show = (values: Input) => form.reset(values, { keepDefaultValues: true });
  const draft = useDraft(form, {
    transport: draftTransport(applicationKey),
    draft: application,
    opened,
    toValues: toDraftValues,
    beside: { step: steps.step, language },
    unsent,
    onRecovered(content) {
      show(fromDraftValues(content.values));
      steps.setStep(content.step);
    },
  });
  const { send, sending, failure } = useFinish(form, applicationKey, {
    consentVersion: sacco.consentVersion,
    save: draft.finish,
    onSent() {
      draft.stop();
      onSent();
    },
  });
  const lacking = () => missingDocuments(form.getValues("identityDocument"), documents, missing);
  const reportDocuments = (): boolean => {
    const names = lacking();
    if (names.length === 0) return false;
    toast.error(missing.missingDocuments, {
      description: missing.pleaseUpload({ names: names.join(", ") }),
    });
    return true;
  };
  const refuse = (step: WizardStepName) => {
    if (step === "verification") reportDocuments();
    else if (isMissing(step, form.getValues())) toast.error(missing.missing, { description: missing[step] });
  };
  const fresh = application.version === 1;

  return (
    <div className="column max-w-3xl py-8 sm:py-10">
      <PageHeader
        title={reopened ? t.correctTitle : t.title({ sacco: sacco.organization })}
        lead={reopened ? t.correctLead({ sacco: sacco.organization }) : t.lead}
      />
      <div className="space-y-4">
        {((!fresh && !reopened) || draft.state.kind === "conflict") && (
          <DraftNotice
            draft={draft}
            changed={t.changedElsewhere}
            onTake={(theirs) => {
              show(fromDraftValues(theirs.values));
              steps.setStep(theirs.step);
            }}
            onRestart={async () => {
              show(blankApplication);
              steps.setStep(1);
            }}
          >
            {t.startOver}
          </DraftNotice>
        )}
        <NeedsScripts what={t.joinHere}>
          <Card>
            <OpenParts value={parts}>
              <Wizard
                form={form}
                steps={shownSteps}
                titles={titles}
                at={steps}
                panels={{
                  bioData: <BioDataStep form={form} />,
                  occupation: <OccupationStep form={form} />,
                  remittance: <RemittanceStep form={form} sacco={sacco} />,
                  nextOfKin: <NextOfKinStep form={form} />,
                  verification: (
                    <VerificationStep form={form} sacco={sacco} product={product}>
                      <DocumentCapture
                        applicationKey={applicationKey}
                        documents={documents}
                        identityDocument={form.watch("identityDocument")}
                        only={parts.filter((part) => applicationDocumentKinds.some((kind) => kind === part))}
                        onChange={setDocuments}
                      />
                    </VerificationStep>
                  ),
                }}
                failure={
                  failure && (
                    <Alert tone="danger" role="alert" title={t.error}>
                      <p>{failure}</p>
                      <p className="mt-1">{t.nothingLost}</p>
                    </Alert>
                  )
                }
                status={<DraftStatus state={draft.state} keptHere />}
                previousLabel={t.back}
                submitLabel={t.finish}
                sending={sending}
                onRefuse={refuse}
                onSubmit={async () => (reportDocuments() ? [] : send())}
              />
            </OpenParts>
          </Card>
          <ResumeLink
            applicationKey={applicationKey}
            reachable={() => {
              const { email, primaryMobileNumber } = form.getValues();
              return `${email}${primaryMobileNumber}`.trim() !== "";
            }}
            save={draft.finish}
          />
        </NeedsScripts>
      </div>
    </div>
  );
}
