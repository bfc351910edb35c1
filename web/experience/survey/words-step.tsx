import type { ReactNode } from "react";
import { channelMessages } from "#contract/experience/channels.messages.ts";
import { experienceChannels } from "#contract/experience/channels.ts";
import type { Survey, SurveyVisit } from "#contract/experience/feedback.ts";
import { followUpMessages } from "#contract/experience/follow-up.messages.ts";
import { feedbackLimits, followUpOf } from "#contract/experience/survey-scales.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { ActionForm, type FormRefusal } from "#web/ui/action-form.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, Select, Textarea } from "#web/ui/input.tsx";
import { optionsOf } from "#web/ui/options.ts";
import { surveyMessages } from "./survey.messages.ts";

/** The last step: what the scores lead to be asked, and what is said freely. */
export function WordsStep({
  visit,
  given,
  sacco,
  ownWords,
  refusal,
  honeypot,
}: {
  visit: string;
  given: SurveyVisit;
  sacco: string;
  /** In which words of its own the SACCO asks. */
  ownWords: Survey["followUpWords"];
  refusal: FormRefusal | undefined;
  honeypot: ReactNode;
}) {
  const t = useMessages(surveyMessages);
  const channels = useMessages(channelMessages);
  const questions = useMessages(followUpMessages);
  const language = useLanguage();
  const followUp = followUpOf(given);
  return (
    <>
      <h2 className="mb-5 text-xl sm:text-2xl">{t.words}</h2>
      <ActionForm
        keptAs={`survey-${visit}`}
        refusal={refusal}
        shown={["followUp", "comment", "channel", "memberNumber"]}
        submitLabel={t.send}
        sendingLabel={t.sending}
        wide
      >
        {(errors) => (
          <>
            <input type="hidden" name="visit" value={visit} />
            <input type="hidden" name="step" value="words" />
            {followUp && (
              <Field
                label={ownWords[followUp]?.[language] || questions[followUp]}
                name="followUp"
                error={errors.followUp}
              >
                {(control) => (
                  <Textarea
                    {...control}
                    rows={3}
                    maxLength={feedbackLimits.comment}
                    defaultValue={given.followUp}
                  />
                )}
              </Field>
            )}
            <Field label={t.comment} name="comment" hint={t.commentHint} error={errors.comment}>
              {(control) => (
                <Textarea
                  {...control}
                  rows={3}
                  maxLength={feedbackLimits.comment}
                  defaultValue={given.comment}
                />
              )}
            </Field>
            {given.survey === "full" && (
              <>
                <Field label={t.channel} name="channel" error={errors.channel}>
                  {(control) => (
                    <Select
                      {...control}
                      placeholder={t.channelNone}
                      options={optionsOf(experienceChannels, channels)}
                      defaultValue={given.channel ?? ""}
                    />
                  )}
                </Field>
                <Field
                  label={t.memberNumber}
                  name="memberNumber"
                  hint={t.memberNumberHint({ sacco })}
                  error={errors.memberNumber}
                >
                  {(control) => (
                    <Input
                      {...control}
                      maxLength={feedbackLimits.memberNumber}
                      autoComplete="off"
                      autoCapitalize="characters"
                      defaultValue={given.memberNumber}
                    />
                  )}
                </Field>
              </>
            )}
            {honeypot}
          </>
        )}
      </ActionForm>
    </>
  );
}
