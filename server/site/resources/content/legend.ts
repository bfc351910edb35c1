import { type Cell, label, result, sample, total } from "../workbook/model.ts";

/**
 * The rows of a workbook's first sheet that say what the colours mean and what is protected.
 * @param fictional what the sample inputs are, as `The sample loans are fictional.`
 * @param green what the green cells hold
 */
export const legend = (fictional: string, green: string): Cell[][] => [
  [sample("Marigold"), label(`Type here. ${fictional} A wrong kind of value is refused and says why.`)],
  [
    result("Sand"),
    label(
      "Calculated, and protected so that no formula is lost by accident. There is no password: Review, Unprotect Sheet.",
    ),
  ],
  [total("Green"), label(green)],
];
