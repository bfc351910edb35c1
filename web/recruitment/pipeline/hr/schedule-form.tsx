import { useState } from "react";
import type { HiringFile } from "#contract/recruitment/hiring.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { hasKeptText } from "#web/lib/kept-storage.ts";
import { RadioGroup } from "#web/ui/choice.tsx";
import { InterviewForm } from "./interview-form.tsx";
import { SlotsForm } from "./slots/slots-form.tsx";

const ways = [
  { value: "one", label: "At a time that you set" },
  { value: "several", label: "At a time that the candidate chooses" },
] as const;

/** Schedules an interview: at one time, or at one of several that the candidate chooses from. */
export function ScheduleForm(props: {
  application: HrApplicationDetail;
  hiring: HiringFile;
  onClose: () => void;
}) {
  // What was begun and not sent is opened again.
  const [way, setWay] = useState<string>(() =>
    hasKeptText(`application.${props.application.id}.slots`) ? "several" : "one",
  );
  const choice = (
    <RadioGroup
      legend="When"
      name="way"
      inline
      options={ways}
      value={way}
      onChange={({ target }) => setWay(target.value)}
    />
  );
  return way === "several" ? (
    <SlotsForm {...props}>{choice}</SlotsForm>
  ) : (
    <InterviewForm {...props}>{choice}</InterviewForm>
  );
}
