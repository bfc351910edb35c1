import type { CaptureQuality } from "#contract/onboarding/application-documents.ts";
import type { PictureAdvice } from "../quality/judge-picture.ts";

/** What staff are told that a picture was accepted with, by what the person was advised. */
const notices: Record<PictureAdvice, CaptureQuality["notices"][number]> = {
  too_few_pixels: "low_resolution",
  too_dark: "too_dark",
  not_found: "cut_off",
  blurred: "blurred",
  glare: "glare",
  cut_off: "cut_off",
  small: "low_resolution",
};

/** Each once, in the order of the advice. */
export const noticesOf = (advice: readonly PictureAdvice[]): CaptureQuality["notices"] => [
  ...new Set(advice.map((one) => notices[one])),
];
