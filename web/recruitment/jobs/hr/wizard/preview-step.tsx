import { Badge } from "#web/ui/badge.tsx";
import { AdvertPreview } from "../form/advert-preview.tsx";
import type { JobFormControl } from "../form/job-values.ts";

/** Step 4: the advert as candidates will see it. */
export function PreviewStep({ form }: { form: JobFormControl }) {
  return (
    <div>
      <Badge tone="success">Ready to Publish</Badge>
      <div className="mt-4">
        <AdvertPreview values={form.getValues()} />
      </div>
    </div>
  );
}
