import type { FieldComparison } from "#contract/onboarding/comparison.ts";
import { reason } from "./reasons.ts";

/** As English and Kiswahili documents write it; ME and KE stand on Kiswahili forms. */
const words: Record<string, "M" | "F"> = {
  m: "M",
  male: "M",
  man: "M",
  me: "M",
  mume: "M",
  mwanaume: "M",
  mwanamume: "M",
  f: "F",
  female: "F",
  woman: "F",
  ke: "F",
  mke: "F",
  mwanamke: "F",
};

/** Compares what two sides say of a person's sex. */
export function compareSex(typedText: string, readText: string): FieldComparison {
  const [typed, read] = [typedText, readText].map(
    (text) => words[text.trim().toLowerCase().replace(/\W/g, "")],
  );
  if (!typed || !read)
    return { outcome: "not_comparable", score: 0, reasons: [reason("nothing_to_compare")] };
  return typed === read
    ? { outcome: "same", score: 1, reasons: [reason("equal")] }
    : { outcome: "differs", score: 0, reasons: [reason("other_sex")] };
}
