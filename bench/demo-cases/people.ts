import type { CaseName } from "#server/seed/content/applicant-forms.ts";
import type { Condition, Truth } from "../documents/truth.ts";
import { type Features, featuresOf } from "./face/features.ts";

/** Who is drawn, and how the documents of the case look. */
interface DrawnPerson {
  face: Features;
  /** What the photographs on the documents have otherwise. */
  onCard?: Partial<Features>;
  /** The name as it is printed, where it is not the typed one. */
  printed?: { given: string[]; surname: string };
  /** The name on the KRA certificate, where it is somebody else's. */
  certificate?: { given: string[]; surname: string; kraPin: string };
  layouts: readonly Truth["layout"][];
  conditions: Partial<Record<Truth["layout"], Condition>>;
  expiry?: string;
}

const maisha = ["maisha-front", "maisha-back", "kra-pin"] as const;
const older = ["old-front", "old-back", "kra-pin"] as const;

const esther = featuresOf("26", "female");

/**
 * Faces are told apart by the engine as those of different people are, but for the two that are one.
 */
export const people: Record<CaseName, DrawnPerson> = {
  matched: {
    face: esther,
    layouts: maisha,
    conditions: { "maisha-front": "slight-rotation", "maisha-back": "slight-rotation", "kra-pin": "clean" },
  },
  "married-name": {
    face: featuresOf("59", "female"),
    printed: { given: ["CAROLINE", "JEPKOSGEI"], surname: "BETT" },
    layouts: older,
    conditions: { "old-front": "slight-rotation", "old-back": "clean", "kra-pin": "clean" },
  },
  "registry-differs": {
    face: featuresOf("10", "male"),
    layouts: older,
    conditions: {
      "old-front": "slight-rotation",
      "old-back": "slight-rotation",
      "kra-pin": "slight-rotation",
    },
  },
  "registry-away": {
    face: featuresOf("42", "female"),
    layouts: older,
    conditions: { "old-front": "clean", "old-back": "spoiled-blur", "kra-pin": "clean" },
  },
  "face-unsure": {
    face: featuresOf("6", "male"),
    onCard: { beard: "none", lines: 0, glasses: true, brows: featuresOf("10", "male").brows },
    layouts: older,
    conditions: { "old-front": "tilted", "old-back": "slight-rotation", "kra-pin": "clean" },
  },
  "same-face": {
    face: { ...esther, hair: "braids" },
    layouts: maisha,
    conditions: { "maisha-front": "slight-rotation", "maisha-back": "clean", "kra-pin": "clean" },
  },
  "screening-hit": {
    face: featuresOf("61", "male"),
    layouts: maisha,
    conditions: { "maisha-front": "slight-rotation", "maisha-back": "clean", "kra-pin": "clean" },
  },
  "passport-expired": {
    face: featuresOf("54", "female"),
    layouts: ["passport", "kra-pin"],
    conditions: { passport: "slight-rotation", "kra-pin": "clean" },
    expiry: "2024-03-02",
  },
  assisted: {
    face: featuresOf("20", "female"),
    layouts: older,
    conditions: { "old-front": "perspective", "old-back": "slight-rotation", "kra-pin": "clean" },
  },
  reopened: {
    face: featuresOf("26", "male"),
    certificate: { given: ["VIOLET", "NEKESA"], surname: "WANJALA", kraPin: "A012847733F" },
    layouts: maisha,
    conditions: { "maisha-front": "clean", "maisha-back": "clean", "kra-pin": "slight-rotation" },
  },
  approved: {
    face: { ...featuresOf("58", "female"), hair: "headscarf" },
    layouts: older,
    conditions: { "old-front": "clean", "old-back": "clean", "kra-pin": "clean" },
  },
};
