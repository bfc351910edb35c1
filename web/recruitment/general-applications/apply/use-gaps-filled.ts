import { useEffect, useEffectEvent, useState } from "react";
import type { FieldPath } from "react-hook-form";
import type { KeptResume } from "#contract/recruitment/candidate.ts";
import { type GeneralFormState, type GeneralInput, gapsFilledBy } from "./general-values.ts";

/** Fills what is empty in the form from the CV that goes along. @returns whether anything was filled in */
export function useGapsFilled(form: GeneralFormState, resume: KeptResume | undefined): boolean {
  const [filled, setFilled] = useState(false);
  const fill = useEffectEvent(() => {
    if (!resume) return;
    const gaps = Object.entries(gapsFilledBy(form.getValues(), resume.reading));
    for (const [name, value] of gaps) form.setValue(name as FieldPath<GeneralInput>, value);
    if (gaps.length > 0) setFilled(true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another CV says something else.
  useEffect(() => fill(), [resume?.id]);
  return filled;
}
