import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import { applicationForm } from "#contract/recruitment/applications.ts";
import { type AskedQuestion, wrongAnswers } from "#contract/recruitment/job-questions.ts";
import { type ApplicationInput, type ApplicationValues, withoutHidden } from "./application-values.ts";

const whole = zodResolver(applicationForm);

/** The rules of the application form, for what of it is sent, and of the job's own questions. */
export const applicationResolver =
  (
    asksNoExperience = false,
    questions: readonly AskedQuestion[] = [],
  ): Resolver<ApplicationInput, unknown, ApplicationValues> =>
  async (values, context, options) => {
    const checked = await whole(withoutHidden(values, asksNoExperience), context, options);
    const wrong = Object.entries(wrongAnswers(questions, values.answers));
    if (wrong.length === 0) return checked;
    const answers = Object.fromEntries(
      wrong.map(([id, message]) => [id, { type: "custom", message, ref: { name: `answers.${id}` } }]),
    );
    return { values: {}, errors: { ...checked.errors, answers } };
  };
