import { useMessages } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Link } from "#web/ui/link.tsx";
import { RichText } from "#web/ui/rich-text.tsx";
import { AlreadyApplied } from "./already-applied.tsx";
import { submissionMessages } from "./apply.messages.ts";
import type { SubmissionFailure } from "./use-submission.ts";

const linkClass = "inline-flex min-h-11 items-center font-semibold underline";

/** Why the application was not taken, and that sending again is safe. */
export function SubmissionAlert({ failure, jobId }: { failure: SubmissionFailure; jobId: string }) {
  const t = useMessages(submissionMessages);
  if (failure.applied) {
    return (
      <AlreadyApplied jobId={jobId} message={failure.message}>
        {t.notTwice}
      </AlreadyApplied>
    );
  }
  return (
    <Alert tone="danger" role="alert" title={t.error}>
      <p>{failure.message}</p>
      {failure.closed ? (
        <p className="mt-1">
          <RichText
            text={t.closed}
            parts={{
              jobs: (words) => (
                <Link to="/jobs" className={linkClass}>
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      ) : failure.signIn ? (
        <p className="mt-1">
          <RichText
            text={t.signIn}
            parts={{
              signIn: (words) => (
                <Link to="/jobs/login" target="_blank" rel="noreferrer" className={linkClass}>
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      ) : (
        <p className="mt-1">{t.again}</p>
      )}
    </Alert>
  );
}
