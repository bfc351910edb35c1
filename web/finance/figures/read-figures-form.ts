import { type FigureName, figureNames, type MonthlyFiguresInput } from "#contract/finance/figures.ts";
import { formText } from "#web/lib/form-text.ts";
import { typedCents } from "#web/lib/typed-money.ts";
import { typedNumber } from "#web/lib/typed-number.ts";

export const isMoney = (name: FigureName): boolean => name === "deposits" || name === "loans";

/** The figures as the form was filled in; the call says what of them cannot be. */
export function readFiguresForm(form: FormData): MonthlyFiguresInput {
  const read = (name: FigureName): number | null => {
    const typed = formText(form, name).trim();
    if (typed === "") return null;
    return isMoney(name) ? typedCents(typed) : typedNumber(typed);
  };
  const figures = Object.fromEntries(figureNames.map((name) => [name, read(name)]));
  return { month: formText(form, "month"), ...figures } as MonthlyFiguresInput;
}

/** What was typed, to be shown again. */
export const typedFigures = (form: FormData): Record<string, string> =>
  Object.fromEntries(["month", ...figureNames].map((name) => [name, formText(form, name)]));
