import { Alert } from "#web/ui/alert.tsx";
import { Link } from "#web/ui/link.tsx";
import { AlreadyApplied } from "./already-applied.tsx";
import type { SubmissionFailure } from "./use-submission.ts";

/** Why the application was not taken, and that sending again is safe. */
export function SubmissionAlert({ failure, jobId }: { failure: SubmissionFailure; jobId: string }) {
  if (failure.applied) {
    return (
      <AlreadyApplied jobId={jobId} message={failure.message}>
        Nothing was sent a second time.
      </AlreadyApplied>
    );
  }
  return (
    <Alert tone="danger" role="alert" title="An error occurred while submitting your application.">
      <p>{failure.message}</p>
      {failure.closed ? (
        <p className="mt-1">
          What you entered is kept.{" "}
          <Link to="/jobs" className="inline-flex min-h-11 items-center font-semibold underline">
            Choose another position
          </Link>
          , and you can use it there.
        </p>
      ) : failure.signIn ? (
        <p className="mt-1">
          <a
            href="/jobs/login"
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            Sign in in a new tab
          </a>
          , then come back and press Submit. What you entered stays here.
        </p>
      ) : (
        <p className="mt-1">What you entered is still here. If you submit again, it counts once.</p>
      )}
    </Alert>
  );
}
