import type { ReactNode } from "react";
import type { SaccoBrand } from "#contract/accounts/brand.ts";
import { surveyPath } from "#contract/experience/addresses.ts";
import { complaintsPath } from "#contract/experience/complaint-paths.ts";
import type { Survey, SurveyVisit } from "#contract/experience/feedback.ts";
import { useMessages } from "#web/lib/language.ts";
import type { FormRefusal } from "#web/ui/action-form.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { Link } from "#web/ui/link.tsx";
import { ScoreStep } from "./score-step.tsx";
import { isLow, lastStepOf, type SurveyStep, scoreStepsOf, stepPath } from "./steps.ts";
import { surveyMessages } from "./survey.messages.ts";
import { SurveyFrame } from "./survey-frame.tsx";
import { WordsStep } from "./words-step.tsx";

interface SurveyPageProps {
  survey: Survey;
  /** The key of what this visitor answers. */
  visit: string;
  step: SurveyStep;
  given: SurveyVisit;
  /** The answer to the first question that was chosen in a mail. */
  offered: number | null;
  refusal: FormRefusal | undefined;
  /** What catches programs that fill in forms. */
  honeypot: ReactNode;
}

/** A SACCO's survey: a question at a time, each kept as it is answered. */
export function SurveyPage({
  product,
  brand,
  languageSwitch,
  ...page
}: SurveyPageProps & { product: string; brand: SaccoBrand | null; languageSwitch: ReactNode }) {
  const t = useMessages(surveyMessages);
  const { survey, step } = page;
  const sacco = survey.organization;
  return (
    <SurveyFrame survey={survey} brand={brand} product={product} languageSwitch={languageSwitch}>
      {!survey.open ? (
        <>
          <h1 className="text-2xl sm:text-3xl">{t.closed({ sacco })}</h1>
          <p className="mt-3 text-muted">{t.closedText}</p>
        </>
      ) : step === "done" ? (
        <Thanks {...page} />
      ) : (
        <Question {...page} step={step} />
      )}
    </SurveyFrame>
  );
}

function Question({
  survey,
  visit,
  step,
  given,
  offered,
  refusal,
  honeypot,
}: SurveyPageProps & { step: number }) {
  const t = useMessages(surveyMessages);
  const sacco = survey.organization;
  const { survey: asked } = given;
  const score = scoreStepsOf(asked)[step - 1];
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">{t.title({ sacco })}</h1>
      {step === 1 && <p className="mt-2 text-muted">{asked === "nps" ? t.leadNps : t.lead}</p>}
      <div className="mt-4 mb-6 flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-line text-sm text-muted">
        <p>{t.step({ step, steps: lastStepOf(asked) })}</p>
        {step > 1 && (
          <Link
            to={stepPath(survey.slug, visit, step - 1)}
            className="inline-flex min-h-11 items-center underline"
          >
            {t.back}
          </Link>
        )}
      </div>
      {score ? (
        <>
          {refusal && (
            <div className="mb-4">
              <FormError message={refusal.message} attempt={refusal} />
            </div>
          )}
          <ScoreStep
            key={score}
            name={score}
            visit={visit}
            survey={asked}
            given={given[score]}
            offered={score === "csat" ? offered : null}
            sacco={sacco}
          />
        </>
      ) : (
        <WordsStep
          visit={visit}
          given={given}
          sacco={sacco}
          ownWords={survey.followUpWords}
          refusal={refusal}
          honeypot={honeypot}
        />
      )}
    </>
  );
}

function Thanks({ survey, visit, given }: SurveyPageProps) {
  const t = useMessages(surveyMessages);
  const sacco = survey.organization;
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">{t.thanks}</h1>
      <p className="mt-3 text-lg">{t.thanksText({ sacco })}</p>
      {isLow(given) && (
        <div className="mt-4">
          <Alert tone="info">
            <p>{t.thanksLow({ sacco })}</p>
            <p className="mt-2">
              {t.wantAnswer}{" "}
              <Link
                to={complaintsPath(survey.slug)}
                className="inline-flex min-h-11 items-center font-semibold underline"
              >
                {t.complain}
              </Link>
            </p>
          </Alert>
        </div>
      )}
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink variant="secondary" to={stepPath(survey.slug, visit, 1)}>
          {t.change}
        </ButtonLink>
        <ButtonLink variant="ghost" to={surveyPath(survey.slug)}>
          {t.another}
        </ButtonLink>
      </p>
    </>
  );
}
