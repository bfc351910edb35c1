import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useMessages } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { applicationPath } from "../portal/paths.ts";
import { applicationForJobQuery } from "../portal/queries.ts";
import { submissionMessages } from "./apply.messages.ts";

/** In place of a second application: why there is none, and the way to the first, which another tab has sent. */
export function AlreadyApplied({
  jobId,
  message,
  children,
}: {
  jobId: string;
  message: string;
  children: ReactNode;
}) {
  const t = useMessages(submissionMessages);
  // Until it is known, or where it cannot be, the list of all applications is the way.
  const { data: first } = useQuery(applicationForJobQuery(jobId));
  return (
    <Alert
      tone="warning"
      role="alert"
      title={message}
      actions={
        <ButtonLink
          to={first ? applicationPath(first.id) : "/jobs/applications"}
          variant="secondary"
          size="sm"
        >
          {first ? t.seeMine : t.myApplications}
        </ButtonLink>
      }
    >
      {children}
    </Alert>
  );
}
