import { clsx } from "clsx";
import { useEffect, useEffectEvent } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { type Score, type SurveyKind, scales } from "#contract/experience/survey-scales.ts";
import { useMessages } from "#web/lib/language.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { surveyMessages } from "./survey.messages.ts";

const scoresOf = (name: Score): number[] => {
  const { min, max } = scales[name];
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
};

/** One question with a scale: a press answers it and leads on. */
export function ScoreStep({
  name,
  visit,
  survey,
  given,
  offered,
  sacco,
}: {
  name: Score;
  visit: string;
  /** Which questions follow. */
  survey: SurveyKind;
  /** What was answered before. */
  given: number | null;
  /**
   * Chosen in a mail: it is sent once the page is there. Programs that follow every link of a mail open none of them
   * with scripts, so that they answer nothing; people without scripts press it once more.
   */
  offered: number | null;
  sacco: string;
}) {
  const t = useMessages(surveyMessages);
  const sent = useNavigation().formData?.get(name);
  const chosen = sent === null || sent === undefined ? (given ?? offered) : Number(sent);
  const submit = useSubmit();
  const send = useEffectEvent(() => {
    if (offered === null || given !== null) return;
    void submit({ visit, survey, step: name, [name]: offered }, { method: "post", replace: true });
  });
  useEffect(() => send(), []);
  const question = name === "nps" ? t.nps({ sacco }) : t[name];
  return (
    <Form method="post">
      <input type="hidden" name="visit" value={visit} />
      <input type="hidden" name="survey" value={survey} />
      <input type="hidden" name="step" value={name} />
      <fieldset>
        <legend className="text-xl font-semibold sm:text-2xl">{question}</legend>
        {name === "csat" ? (
          <div className="mt-5 grid gap-2.5">
            {scoresOf(name).map((score) => (
              <ScoreButton key={score} name={name} score={score} chosen={chosen === score} wide>
                {t[`csat${score}` as "csat1"]}
              </ScoreButton>
            ))}
          </div>
        ) : (
          <>
            <div
              className={clsx(
                "mt-5 grid gap-2",
                name === "nps" ? "grid-cols-6 sm:grid-cols-11" : "grid-cols-7",
              )}
            >
              {scoresOf(name).map((score) => (
                <ScoreButton key={score} name={name} score={score} chosen={chosen === score} />
              ))}
            </div>
            <p className="mt-2 flex justify-between gap-4 text-sm text-muted">
              <span>{name === "nps" ? t.npsLeast : t.cesLeast}</span>
              <span className="text-right">{name === "nps" ? t.npsMost : t.cesMost}</span>
            </p>
          </>
        )}
      </fieldset>
      <button type="submit" className={clsx(buttonClass("ghost"), "mt-6 -ml-4")}>
        {t.skip}
      </button>
    </Form>
  );
}

function ScoreButton({
  name,
  score,
  chosen,
  wide = false,
  children,
}: {
  name: Score;
  score: number;
  chosen: boolean;
  wide?: boolean;
  children?: string;
}) {
  const t = useMessages(surveyMessages);
  return (
    <button
      type="submit"
      name={name}
      value={score}
      aria-pressed={chosen}
      aria-label={children ? undefined : t.ofMax({ score, max: scales[name].max })}
      className={clsx(
        buttonClass(chosen ? "primary" : "secondary", "lg"),
        wide ? "justify-start text-left" : "px-0 tabular-nums",
      )}
    >
      {children ? (
        <>
          <span aria-hidden className="w-6 shrink-0 text-center tabular-nums opacity-80">
            {score}
          </span>
          {children}
        </>
      ) : (
        score
      )}
    </button>
  );
}
