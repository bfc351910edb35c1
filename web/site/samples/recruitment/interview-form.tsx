import { type FormEvent, useState } from "react";
import { formatDateTime } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { RadioGroup } from "#web/ui/choice.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/input.tsx";
import { interviewSlots } from "../days.ts";
import { type Interview, interviewTypes } from "./sample.ts";

const interviewers = ["Jane Njeri, HR Manager", "David Odhiambo, Credit Manager", "Mary Chepngetich, CEO"];

/** Day, way and interviewer; every choice is preset, so the form can be sent at once. */
export function InterviewForm({
  known,
  taken,
  onSchedule,
  onCancel,
}: {
  /** The interview to move, if there is one. */
  known?: Interview;
  /** Moments that other interviews hold. */
  taken: readonly string[];
  onSchedule: (interview: Interview) => void;
  onCancel: () => void;
}) {
  const [slots] = useState(() =>
    interviewSlots(new Date(), 5).filter((slot) => slot === known?.at || !taken.includes(slot)),
  );
  const [interview, setInterview] = useState<Interview>(
    known ?? { at: slots[0] ?? "", type: interviewTypes[0], interviewer: interviewers[0] ?? "" },
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSchedule(interview);
  };
  return (
    <form onSubmit={send} className="max-w-xl space-y-4">
      <Field label="Day and time" hint="Working hours, Nairobi time.">
        {(control) => (
          <Select
            {...control}
            options={slots.map((at) => ({ value: at, label: formatDateTime(at) }))}
            value={interview.at}
            onChange={({ target }) => setInterview({ ...interview, at: target.value })}
          />
        )}
      </Field>
      <RadioGroup
        legend="How you meet"
        name="type"
        inline
        options={interviewTypes.map((value) => ({ value, label: value }))}
        value={interview.type}
        onChange={({ target }) =>
          setInterview({
            ...interview,
            type: interviewTypes.find((type) => type === target.value) ?? interviewTypes[0],
          })
        }
      />
      <Field label="Interviewer">
        {(control) => (
          <Select
            {...control}
            options={interviewers.map((value) => ({ value, label: value }))}
            value={interview.interviewer}
            onChange={({ target }) => setInterview({ ...interview, interviewer: target.value })}
          />
        )}
      </Field>
      <p className="text-sm text-muted">
        In your own workspace the candidate now gets an email with a calendar invitation.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{known ? "Move Interview" : "Schedule Interview"}</Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
