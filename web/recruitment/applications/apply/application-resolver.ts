import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import { applicationForm } from "#contract/recruitment/applications.ts";
import { type ApplicationInput, type ApplicationValues, withoutHidden } from "./application-values.ts";

const whole = zodResolver(applicationForm);

/** The rules of the application form, for what of it is sent. */
export const applicationResolver =
  (asksNoExperience = false): Resolver<ApplicationInput, unknown, ApplicationValues> =>
  (values, context, options) =>
    whole(withoutHidden(values, asksNoExperience), context, options);
