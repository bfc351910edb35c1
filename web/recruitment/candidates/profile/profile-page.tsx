import { type FormEvent, useState } from "react";
import type { User } from "#contract/accounts/accounts.ts";
import type { CandidateProfile, KeptResume } from "#contract/recruitment/candidate.ts";
import type { JobFacets } from "#contract/recruitment/jobs.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import type { ApplicationInput } from "#web/recruitment/applications/apply/application-values.ts";
import { fillFromResume } from "#web/recruitment/applications/apply/resume-to-form.ts";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Button } from "#web/ui/button.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { KeptNotice } from "#web/ui/kept-form.tsx";
import { useKeptValues } from "#web/ui/kept-values.ts";
import { NeedsScripts } from "#web/ui/needs-scripts.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { toast } from "#web/ui/toast.ts";
import { DetailsSection } from "./details-section.tsx";
import { saveProfile } from "./mutations.ts";
import { OwnDataSection } from "./own-data-section.tsx";
import { PreferencesSection } from "./preferences-section.tsx";
import { profileMessages } from "./profile.messages.ts";
import { toProfileDetails, useProfileForm } from "./profile-form.ts";
import { ResumesSection } from "./resumes-section.tsx";

/** What a job seeker keeps here: CVs, details, wishes, and the rights over all of it. */
export function ProfilePage({
  user,
  profile,
  resumes: loaded,
  facets,
}: {
  user: User;
  profile: CandidateProfile;
  resumes: readonly KeptResume[];
  facets: JobFacets | null;
}) {
  const t = useMessages(profileMessages);
  const language = useLanguage();
  const form = useProfileForm(user, profile.details);
  const typed = useKeptValues(form, "profile");
  const [resumes, setResumes] = useState(loaded);
  const [preferences, setPreferences] = useState(profile.preferences);
  const [consent, setConsent] = useState(profile.recommendations);
  const [savesAnswers, setSavesAnswers] = useState(profile.savesAnswers);
  const [savedAt, setSavedAt] = useState(profile.updatedAt);
  const [failure, setFailure] = useState<string>();

  const save = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const kept = await saveProfile({
        details: toProfileDetails(values),
        preferences,
        recommendations: consent.given,
        savesAnswers,
      });
      typed.accept();
      setConsent(kept.recommendations);
      setSavedAt(kept.updatedAt);
      toast.success(t.saved, { description: t.savedText });
    } catch (error) {
      setFailure(errorMessage(error, language));
    }
  });
  const fill = ({ reading }: KeptResume) => {
    const { values } = fillFromResume(form.getValues(), reading);
    form.reset(values as ApplicationInput, { keepDefaultValues: true });
    toast.info(t.filledIn, { description: t.filledInText });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <div className="column max-w-5xl py-8 sm:py-10">
      <PageHeader
        breadcrumb={
          <Breadcrumb items={[{ label: t.dashboard, to: "/jobs/dashboard" }, { label: t.profile }]} />
        }
        title={t.title}
        lead={t.lead}
      />
      <NeedsScripts what={t.noScripts}>
        <div className="space-y-6">
          <ResumesSection resumes={resumes} onResumes={setResumes} onFill={fill} />
          <form noValidate onSubmit={submit} className="space-y-6">
            <KeptNotice kept={typed} />
            <DetailsSection
              form={form}
              email={user.email}
              savesAnswers={savesAnswers}
              onSavesAnswers={setSavesAnswers}
            />
            <PreferencesSection
              preferences={preferences}
              onChange={setPreferences}
              recommend={consent.given}
              onRecommend={(given) => setConsent({ ...consent, given })}
              since={consent.at}
              facets={facets}
            />
            <FormError message={failure} />
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button type="submit" size="lg" loading={form.formState.isSubmitting} className="max-sm:w-full">
                {t.save}
              </Button>
              {savedAt && (
                <p className="text-sm text-muted">
                  {t.lastSaved({ when: formatDateTime(savedAt, language) })}
                </p>
              )}
            </div>
          </form>
          <OwnDataSection />
        </div>
      </NeedsScripts>
    </div>
  );
}
