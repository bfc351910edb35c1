import { Alert } from "#web/ui/alert.tsx";
import { CopyField } from "#web/ui/copy-field.tsx";
import type { IntegrationAnswer } from "./answer.ts";

/**
 * What was just done; a token or secret that came with it is shown here and never again.
 * @param secretLabel where an answer may bring one
 */
export function Outcome({
  answer,
  secretLabel = "",
}: {
  answer: IntegrationAnswer | undefined;
  secretLabel?: string;
}) {
  if (!answer) return null;
  if (answer.failure) {
    // Fields have their own words; this is for what has none.
    return answer.failure.fields ? null : (
      <Alert tone="danger" role="alert" className="mb-5">
        {answer.failure.message}
      </Alert>
    );
  }
  return (
    <Alert tone="success" role="status" title={answer.saved} className="mb-5">
      {answer.secret && (
        <>
          <p>Copy it now and keep it in a safe place: it is not shown again.</p>
          <CopyField key={answer.secret} label={secretLabel} value={answer.secret} />
        </>
      )}
    </Alert>
  );
}
