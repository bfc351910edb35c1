import {
  type DocumentFieldName,
  documentFieldNames,
  type IdentityDocumentKind,
  identityDocumentKinds,
} from "#contract/onboarding/documents.ts";

/** What a document is, as `POST /api/read-document` is told. */
export const kinds = identityDocumentKinds;
export type Kind = IdentityDocumentKind;

export const fieldNames = documentFieldNames;
export type FieldName = DocumentFieldName;

/** How a picture was taken. The first six are the fair ones, the others come from phones. */
export const conditions = [
  "clean",
  "scan",
  "photocopy",
  "slight-rotation",
  "pdf-text",
  "pdf-scan",
  "turned",
  "upside-down",
  "tilted",
  "perspective",
  "table",
  "fingers",
  "motion",
  "defocus",
  "glare",
  "shadow",
  "dim",
  "low-resolution",
  "compressed",
  "screen",
  "spoiled-blur",
  "spoiled-dark",
  "spoiled-glare",
  "spoiled-cut",
] as const;
export type Condition = (typeof conditions)[number];

export const fairConditions: ReadonlySet<Condition> = new Set([
  "clean",
  "scan",
  "photocopy",
  "slight-rotation",
  "pdf-text",
  "pdf-scan",
]);

/** `spoiled` pictures nobody could read: they measure the verdict on the quality, not the fields. */
export type PictureClass = "fair" | "phone" | "spoiled";

export function classOf(condition: Condition): PictureClass {
  if (condition.startsWith("spoiled")) return "spoiled";
  return fairConditions.has(condition) ? "fair" : "phone";
}

export type Point = readonly [x: number, y: number];

/** Corners in the order top left, top right, bottom right, bottom left of the thing when it is held upright. */
export type Quadrilateral = readonly [Point, Point, Point, Point];

export interface ExpectedField {
  /** Every way of writing it that is right; the first is the usual one. */
  values: string[];
  /** Printed under a label of its own or in the machine-readable zone. One that is not may be left out. */
  required: boolean;
  /** False when glare, a finger or the picture itself hides it: what is read there is then not measured. */
  readable: boolean;
  /** Where the value stands in the picture, when it is printed as such. */
  place: Quadrilateral | null;
}

/** What an applicant typed beside the document, and how that differs from it. */
export interface Typed {
  difference:
    | "none"
    | "names-reordered"
    | "middle-name-missing"
    | "wrong-number"
    | "day-month"
    | "other-person";
  fullName: string;
  dateOfBirth: string;
  idNumber: string;
  kraPin: string;
}

/**
 * What a document is for: to tune on, kept aside, or drawn with typefaces, places of labels, ways of writing dates and
 * names that neither of the two has.
 */
export type Part = "development" | "held-out" | "further";

/** Everything that is known of one document of the set. */
export interface Truth {
  id: string;
  part: Part;
  kind: Kind;
  layout: "old-front" | "old-back" | "maisha-front" | "maisha-back" | "passport" | "kra-pin";
  /** The typefaces, and whether the held-out part alone has them. */
  typefaces: string;
  condition: Condition;
  class: PictureClass;
  /** Name of the file in the folder of the part, and its media type. */
  file: string;
  type: "image/jpeg" | "image/png" | "application/pdf";
  /** Pixels of the picture; of a PDF, points of its page. */
  width: number;
  height: number;
  /** The card, page or sheet in the picture. */
  corners: Quadrilateral;
  /** By how many degrees the text is turned clockwise, 0 to 360. */
  rotation: number;
  fields: Partial<Record<FieldName, ExpectedField>>;
  typed: Typed;
}
