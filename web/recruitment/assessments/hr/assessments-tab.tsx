import { useQuery } from "@tanstack/react-query";
import { ListChecks } from "lucide-react";
import type { AssessmentFile } from "#contract/recruitment/assessments.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import type { TaskState } from "#web/recruitment/pipeline/hr/tasks.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Loading, Skeleton } from "#web/ui/skeleton.tsx";
import { InvitationCard } from "./invitation-card.tsx";
import { assessmentFileQuery } from "./queries.ts";
import { SendAssessmentForm } from "./send-assessment-form.tsx";

type Work = TaskState & { application: HrApplicationDetail };

/** The assessments that the candidate was sent, and the form for the next one. */
export function AssessmentsTab(work: Work) {
  const { data, error, refetch, isFetching } = useQuery(assessmentFileQuery(work.application.id));
  if (data) return <Assessments {...work} file={data} />;
  if (error) {
    return <LoadFailure what="the assessments" error={error} retry={refetch} pending={isFetching} />;
  }
  return (
    <Loading label="Loading" className="space-y-4">
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </Loading>
  );
}

function Assessments({ application, task, begin, file }: Work & { file: AssessmentFile }) {
  const { sent, choices, maySend } = file;
  const asked = task === "assessment" && maySend;
  const open = asked && choices.length > 0;
  const send = (
    <Button variant="secondary" icon={ListChecks} onClick={() => begin("assessment")}>
      Send Assessment
    </Button>
  );
  return (
    <>
      {asked && choices.length === 0 && (
        <Alert
          className="mb-4"
          title="There is no assessment to send yet"
          actions={
            <ButtonLink variant="secondary" to="/hr-manager/settings/assessments">
              Open the question bank
            </ButtonLink>
          }
        >
          Put one together from your own questions, or add the standard ones.
        </Alert>
      )}
      {open && <SendAssessmentForm application={application} choices={choices} onClose={() => begin(null)} />}
      {sent.length === 0
        ? !open && (
            <EmptyState title="No assessment sent" actions={maySend && send}>
              {maySend
                ? "Questions with a time limit, answered in the portal. Points for choices and numbers are counted at once."
                : "This application is closed, so no assessment can be sent."}
            </EmptyState>
          )
        : !open && maySend && <div className="mb-4 flex justify-end">{send}</div>}
      <ul className="space-y-4">
        {sent.map((invitation) => (
          <li key={invitation.id}>
            <InvitationCard application={application} invitation={invitation} maySend={maySend} />
          </li>
        ))}
      </ul>
    </>
  );
}
