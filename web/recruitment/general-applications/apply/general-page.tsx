import { zodResolver } from "@hookform/resolvers/zod";
import { type DefaultValues, useForm } from "react-hook-form";
import type { User } from "#contract/accounts/accounts.ts";
import type { CandidateProfile, KeptResume } from "#contract/recruitment/candidate.ts";
import { generalForm } from "#contract/recruitment/general-applications.ts";
import type { GeneralDraftContent, GeneralStart } from "#contract/recruitment/general-drafts.ts";
import { generalSteps } from "#contract/recruitment/general-steps.ts";
import { formatDate } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { useCvChoice } from "#web/recruitment/applications/apply/cv-choice.ts";
import { boardPath } from "#web/recruitment/jobs/paths.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Card } from "#web/ui/card.tsx";
import { NeedsScripts } from "#web/ui/needs-scripts.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { DraftNotice } from "#web/ui/wizard/draft-notice.tsx";
import { DraftStatus } from "#web/ui/wizard/draft-status.tsx";
import { useDraft } from "#web/ui/wizard/use-draft.ts";
import { useStep } from "#web/ui/wizard/use-step.ts";
import { Wizard } from "#web/ui/wizard/wizard.tsx";
import { generalMessages, generalStepTitles } from "../general-applications.messages.ts";
import { AboutStep } from "./about-step.tsx";
import {
  fromGeneralDraft,
  type GeneralInput,
  type GeneralValues,
  initialGeneral,
  toGeneralDraft,
} from "./general-values.ts";
import { discardGeneralDraft, generalDraftTransport, unsentGeneralDraft } from "./mutations.ts";
import { useGapsFilled } from "./use-gaps-filled.ts";
import { useSending } from "./use-sending.ts";
import { WishesStep } from "./wishes-step.tsx";

/** Apply to one SACCO without a vacancy, or change what was sent. */
export function GeneralPage({
  user,
  start,
  profile,
  resumes,
}: {
  user: User;
  start: GeneralStart;
  profile: CandidateProfile;
  resumes: readonly KeptResume[];
}) {
  const t = useMessages(generalMessages);
  const language = useLanguage();
  const { organization, sent, draft: found, keptMonths } = start;
  const { slug } = organization;
  const initial = initialGeneral(user, profile, sent);
  const opened = found ? fromGeneralDraft(found.values, initial) : initial;
  const form = useForm<GeneralInput, unknown, GeneralValues>({
    resolver: zodResolver(generalForm),
    mode: "onChange",
    // The wizard itself moves the focus: the first invalid field may be on another step.
    shouldFocusError: false,
    defaultValues: opened as DefaultValues<GeneralInput>,
  });
  const steps = useStep(generalSteps.length, found?.step ?? 1);
  const usual = resumes.find((one) => one.isDefault)?.id ?? null;
  const cv = useCvChoice(resumes, found ? found.resumeId : usual);
  const show = (values: object) => form.reset(values as GeneralInput, { keepDefaultValues: true });
  const showDraft = (draft: GeneralDraftContent) => {
    show(fromGeneralDraft(draft.values, initial));
    cv.choose(draft.resumeId);
    steps.setStep(draft.step);
  };
  const draft = useDraft(form, {
    transport: generalDraftTransport(slug),
    draft: found,
    opened,
    toValues: toGeneralDraft,
    beside: { step: steps.step, resumeId: cv.chosen?.resume?.id ?? null },
    unsent: unsentGeneralDraft(slug),
    onRecovered: showDraft,
  });
  const filled = useGapsFilled(form, cv.chosen?.resume);
  const { send, sending, failure } = useSending(form, organization, draft.stop);
  const startOver = async () => {
    await discardGeneralDraft(slug);
    show(initial);
    cv.choose(usual);
    steps.setStep(1);
    draft.restart({ values: toGeneralDraft(initial), step: 1, resumeId: usual });
  };

  return (
    <div className="column max-w-4xl py-8 sm:py-10">
      <PageHeader
        breadcrumb={<Breadcrumb items={[{ label: t.careers, to: boardPath(slug) }, { label: t.here }]} />}
        title={t.title({ organization: organization.name })}
        lead={t.lead({ organization: organization.name })}
      />
      <div className="space-y-4">
        {sent && <Alert>{t.change({ date: formatDate(sent.renewedAt, language) })}</Alert>}
        <DraftNotice draft={draft} changed={t.changedElsewhere} onTake={showDraft} onRestart={startOver}>
          {t.startOver}
        </DraftNotice>
        <NeedsScripts what={t.fillIn}>
          <Card>
            <Wizard
              form={form}
              steps={generalSteps}
              titles={useMessages(generalStepTitles)}
              at={steps}
              panels={{
                wishes: <WishesStep form={form} cv={cv} />,
                about: (
                  <AboutStep
                    form={form}
                    organization={organization.name}
                    keptMonths={keptMonths}
                    positions={profile.details.workExperiences?.length ?? 0}
                  />
                ),
              }}
              notice={filled && steps.step === 2 && <Alert>{t.fromCv}</Alert>}
              failure={
                failure && (
                  <Alert tone="danger" role="alert" title={t.failed}>
                    <p>{failure}</p>
                    <p className="mt-1">{t.failedText}</p>
                  </Alert>
                )
              }
              status={<DraftStatus state={draft.state} />}
              submitLabel={t.send}
              sending={sending}
              onSubmit={(values) => send(values, cv.chosen)}
            />
          </Card>
        </NeedsScripts>
      </div>
    </div>
  );
}
