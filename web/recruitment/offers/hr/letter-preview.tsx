import { fillTemplate } from "#contract/core/slots.ts";
import { type OfferFile, offerValues } from "#contract/recruitment/offers.ts";
import { formatDate } from "#web/lib/format.ts";
import type { OfferFormValues } from "./offer-values.ts";

/** A letter with its placeholders filled in, while it is written. */
export function LetterPreview({ values, known }: { values: OfferFormValues; known: OfferFile["known"] }) {
  const dayText = (day: string, language: OfferFormValues["letterLanguage"]) =>
    day === "" ? "…" : formatDate(day, language);
  const filled = offerValues({ ...values, salaryCents: (values.salary || 0) * 100 }, known, dayText);
  return (
    <p
      lang={values.letterLanguage}
      className="mt-2 rounded-input border border-line bg-card p-4 text-sm break-words whitespace-pre-line"
    >
      {fillTemplate(values.letter, filled).replace(/\n{3,}/g, "\n\n")}
    </p>
  );
}
