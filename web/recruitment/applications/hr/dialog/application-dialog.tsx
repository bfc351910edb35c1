import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { HiringTask } from "#web/recruitment/pipeline/hr/tasks.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Loading, Skeleton } from "#web/ui/skeleton.tsx";
import { applicationQuery } from "../queries.ts";
import { ApplicationView, type ReviewTab } from "./application-view.tsx";

/** One application: what the candidate sent, its state, and the form that moves it on. */
export function ApplicationDialog({
  id,
  task,
  steps,
  review,
  onClose,
  onDone,
}: {
  id: string;
  /** Begun as soon as the application is there. */
  task: HiringTask | null;
  /** To the application before and after it. */
  steps: ReactNode;
  /** Given while the applications of a list are gone through one after the other. */
  review?: ReviewTab;
  onClose: () => void;
  /** After the application was moved on. */
  onDone: () => void;
}) {
  const { data: application, error, refetch, isFetching } = useQuery(applicationQuery(id));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="xl"
      title={application?.candidateName ?? "Application"}
      description={application && `${application.jobTitle} · ${application.department}`}
      tools={steps}
    >
      {application ? (
        <ApplicationView
          key={id}
          application={application}
          firstTask={task}
          review={review}
          onDone={onDone}
        />
      ) : error ? (
        <LoadFailure what="this application" error={error} retry={refetch} pending={isFetching} />
      ) : (
        <ApplicationSkeleton />
      )}
    </Dialog>
  );
}

function ApplicationSkeleton() {
  return (
    <Loading
      label="Loading the application"
      className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]"
    >
      <div className="space-y-6">
        <Skeleton className="h-7 w-28 rounded-full" />
        <div className="grid gap-4 sm:grid-cols-3">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
        <Skeleton className="h-11" />
        <Skeleton className="h-64" />
      </div>
      <Skeleton className="h-96" />
    </Loading>
  );
}
