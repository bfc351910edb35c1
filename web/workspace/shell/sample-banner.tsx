import { Trash2 } from "lucide-react";
import { sampleMark } from "#contract/core/sample.ts";
import { Alert } from "#web/ui/alert.tsx";
import { PostButton } from "../first-steps/post-button.tsx";

/** On every page of a workspace that holds sample data: what it is, and the press that removes it. */
export function SampleBanner({ mayRemove }: { mayRemove: boolean }) {
  return (
    <Alert
      tone="info"
      title="You are looking at sample data"
      actions={
        mayRemove && (
          <PostButton intent="remove-sample" label="Remove the sample data" size="sm" icon={Trash2} />
        )
      }
    >
      What is marked {sampleMark} belongs to a made-up SACCO and counts in the figures here. Nobody outside
      sees it, and no mail or SMS goes to its people. What you add yourself stays when you remove it; what you
      note about these people goes with them.
    </Alert>
  );
}
