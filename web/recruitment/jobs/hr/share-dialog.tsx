import { useState } from "react";
import { cleanSourceName, maxSourceName } from "#contract/recruitment/application-source.ts";
import type { HrJob } from "#contract/recruitment/hr-jobs.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyField } from "#web/ui/copy-field.tsx";
import { Dialog, DialogClose } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { jobPath } from "../paths.ts";

/** Where HR shares jobs most; any other name can be typed. */
const usual = ["linkedin", "whatsapp", "facebook", "email", "newspaper"];

/** The address of a job for one place where it is shared: applications by it are counted under that name. */
export function ShareDialog({ job, onClose }: { job: HrJob; onClose: () => void }) {
  const [typed, setTyped] = useState("linkedin");
  const name = cleanSourceName(typed);
  return (
    <Dialog
      open
      size="md"
      title={`Share ${job.title}`}
      description="Applications that come by this link are counted under its name, in the Jobs tab and in Analytics."
      onOpenChange={(open) => !open && onClose()}
      footer={
        <DialogClose>
          <Button variant="secondary">Close</Button>
        </DialogClose>
      }
    >
      <Field label="Where do you share it?" name="source" hint="LinkedIn, a WhatsApp group, a radio spot …">
        {(control) => (
          <Input
            {...control}
            value={typed}
            maxLength={maxSourceName}
            autoComplete="off"
            list="usual-sources"
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <datalist id="usual-sources">
        {usual.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <CopyField label="Link" value={`${location.origin}${jobPath(job, name || null)}`} />
    </Dialog>
  );
}
