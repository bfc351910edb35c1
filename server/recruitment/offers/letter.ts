import { fillTemplate } from "#contract/core/slots.ts";
import { type OfferFile, offerValues, salaryText } from "#contract/recruitment/offers.ts";
import { nairobiDate, nairobiDateTime } from "#server/platform/clock.ts";
import { type Block, note, paragraph, table } from "#server/platform/typesetting/model.ts";
import type { PdfText } from "#server/platform/typesetting/typeset-pdf.ts";
import { dayText } from "./offers.mail.ts";
import { offerMailMessages } from "./offers.messages.ts";
import { lastDayOf, type OfferRow } from "./offers.policy.ts";

/** The letter of an offer with its placeholders filled in. One without a text for its terms has no gap there. */
export function filledLetter(row: OfferRow, known: OfferFile["known"]): string {
  const values = offerValues({ ...row, expiryDate: lastDayOf(row) }, known, dayText);
  return fillTemplate(row.letter, values)
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** The letter as a text to be typeset. */
export function letterText(
  row: OfferRow,
  letter: string,
  { organization, product, now }: { organization: string; product: string; now: Date },
): PdfText {
  const { letterLanguage: language, position, sentAt, answeredAt, signature } = row;
  const t = offerMailMessages[language];
  const day = dayText(lastDayOf(row), language);
  const rows = [
    [t.position, position],
    [t.salary, salaryText(row.salaryCents)],
    [t.start, dayText(row.startDate, language)],
    [t.place, row.place],
    [t.until, day],
  ];
  const signed: Block[] =
    signature && answeredAt
      ? [
          note(
            t.signedTitle,
            paragraph(t.signedText({ signature, when: nairobiDateTime(answeredAt, language) })),
          ),
        ]
      : [];
  return {
    language,
    titlePage: {
      title: t.letterTitle,
      description: position,
      edition: sentAt ? t.edition({ day: nairobiDate(sentAt, language) }) : t.draft,
    },
    blocks: [
      ...letter.split(/\n{2,}/).map((part) => paragraph(part)),
      table([`${t.position}|2`, `${position}|4`], rows.slice(1)),
      ...signed,
    ],
    closing: { title: t.aboutTitle, paragraphs: [t.about({ organization, product, day })] },
    date: sentAt ?? now,
  };
}
