import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { Checkbox } from "#web/ui/choice.tsx";

const listed = new Intl.ListFormat("en", { type: "conjunction" });

/** What a rejection brings, and whether it covers what else the person has open here. */
export function RejectionWords({
  jobTitle,
  openBeside,
  withOthers,
  onWithOthers,
}: Pick<HrApplicationDetail, "jobTitle" | "openBeside"> & {
  withOthers: boolean;
  onWithOthers: (withOthers: boolean) => void;
}) {
  const titles = listed.format(openBeside.map((one) => one.jobTitle));
  return (
    <>
      <p>
        An email that the application for {jobTitle} was not successful leaves in one minute. Until then you
        can undo it, and the candidate sees nothing of it.
      </p>
      {openBeside.length > 0 && (
        <Checkbox
          className="mt-2 text-ink"
          label={`Reject ${openBeside.length === 1 ? "the open application" : "the open applications"} for ${titles} too`}
          hint="Otherwise they stay in the pipeline."
          checked={withOthers}
          onChange={(event) => onWithOthers(event.target.checked)}
        />
      )}
    </>
  );
}
