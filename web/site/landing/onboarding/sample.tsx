import { CircleAlert, CircleCheck } from "lucide-react";
import { Sample } from "#web/site/sample.tsx";
import { Badge } from "#web/ui/badge.tsx";

const fields = [
  { field: "Full name", typed: "Naliaka Wekesa", read: "WEKESA NALIAKA", note: "Same words" },
  { field: "ID number", typed: "30•••218", read: "30•••218", note: "Same" },
  { field: "Date of birth", typed: "14 Mar 1994", read: "14.03.1994", note: "Same day" },
  { field: "District of birth", typed: "Bungoma", read: "BUNGOMA", note: "Same" },
];

const different = { field: "Sex on the form", typed: "Not filled in", read: "FEMALE" };

/** What was typed beside what the ID says. */
export function EvidenceSample() {
  return (
    <Sample
      title="Naliaka Wekesa"
      note="Applicant · step 4 of 5, IPRS validation"
      state={<Badge tone="info">In progress</Badge>}
      caption="Sample data. The applicant does not exist."
    >
      <div className="grid grid-cols-[1fr_1fr_1.25rem] gap-x-3 text-sm">
        <p className="pb-2 font-semibold text-muted">On the form</p>
        <p className="pb-2 font-semibold text-muted">Read from the ID</p>
      </div>
      <dl>
        {fields.map(({ field, typed, read, note }) => (
          <div key={field} className="border-t border-line py-2.5">
            <dt className="text-xs text-muted">{field}</dt>
            <dd className="grid grid-cols-[1fr_1fr_1.25rem] items-center gap-x-3 text-sm font-medium">
              <span className="min-w-0">{typed}</span>
              <span className="min-w-0">{read}</span>
              <CircleCheck role="img" aria-label={note} className="size-5 text-success" />
            </dd>
          </div>
        ))}
        <div className="border-t border-line py-2.5">
          <dt className="text-xs text-muted">{different.field}</dt>
          <dd className="grid grid-cols-[1fr_1fr_1.25rem] items-center gap-x-3 text-sm font-medium">
            <span className="min-w-0 text-warning">{different.typed}</span>
            <span className="min-w-0">{different.read}</span>
            <CircleAlert role="img" aria-label="For an officer to settle" className="size-5 text-warning" />
          </dd>
        </div>
      </dl>
      <p className="mt-2 rounded-card bg-sand px-4 py-3 text-sm">
        <span className="font-semibold">4 of 5 fields agree.</span> The fifth is left for your officer, with
        the picture beside it.
      </p>
    </Sample>
  );
}
