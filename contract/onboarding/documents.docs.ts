import { describeSchema, type Fields } from "../core/documentation.ts";
import { referenceField } from "./checks.docs.ts";
import { documentReading, identityDocumentCalls, type pictureQuality } from "./documents.ts";

const { fields, quality } = documentReading.shape;
const readField = fields.valueType;

const qualityFields: Fields<typeof pictureQuality> = {
  width: [
    "Pixels of the picture as uploaded, turned as its camera says; of a PDF, of its page as drawn.",
    2400,
  ],
  height: ["Likewise.", 1600],
  blur: ["0 is as sharp as print gets, 1 is beyond reading.", 0.1],
  glare: ["Part of the document that shines so that nothing can be seen there, 0 to 1.", 0],
  rotation: ["Degrees by which the document is turned clockwise, -180 to 180.", -4],
  framing: ["How much of the document the picture shows.", "whole"],
  verdict: ["Whether the picture is good enough; `poor` is worth another photograph.", "good"],
};

export const identityDocumentDocs = [
  describeSchema(
    identityDocumentCalls.read.form.fields,
    "ReadDocumentForm",
    "What the document is said to be.",
    { kind: ["Which document it is.", "id-front"], reference: referenceField },
  ),
  describeSchema(
    documentReading,
    "DocumentReading",
    "What was read from a document. It decides nothing: a person does.",
    {
      fields: [
        "By name, only those that were found: idNumber, fullName (as written), dateOfBirth, sex (`male`, `female`), serialNumber, district, placeOfIssue, dateOfIssue, dateOfExpiry, documentNumber, mrz (its lines), kraPin. Dates are `2026-11-22`, numbers have no spaces.",
      ],
      quality: ["How good the picture is."],
      notices: ["What wants attention.", ["glare"]],
    },
  ),
  describeSchema(readField, "ReadField", "A value that was read.", {
    value: ["The value.", "27456123"],
    confidence: ["From 0 (guess) to 1 (proven); from 0.9 on it may be shown as read for sure.", 0.97],
    box: ["Where it stands in the picture; null where it is printed nowhere by itself."],
  }),
  describeSchema(readField.shape.box.unwrap(), "DocumentBox", "A rectangle in pixels of the picture.", {
    x: ["Left edge.", 640],
    y: ["Top edge.", 410],
    width: ["Width.", 260],
    height: ["Height.", 34],
  }),
  describeSchema(quality, "PictureQuality", "How good a picture of a document is.", qualityFields),
];
