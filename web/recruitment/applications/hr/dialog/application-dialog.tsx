import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { HiringTask } from "#web/recruitment/pipeline/hr/tasks.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Loading, Skeleton } from "#web/ui/skeleton.tsx";
import { applicationQuery } from "../queries.ts";
import { ApplicationView, type ShownPart } from "./application-view.tsx";

/** One application: what the candidate sent, its state, and the form that moves it on. */
export function ApplicationDialog({
  id,
  task,
  steps,
  onClose,
  ...shown
}: ShownPart & {
  id: string;
  /** Begun as soon as the application is there. */
  task: HiringTask | null;
  /** To the application before and after it. */
  steps: ReactNode;
  onClose: () => void;
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
        <ApplicationView key={id} application={application} firstTask={task} {...shown} />
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
    <Loading label="Loading the application">
      <div className="mb-5 grid grid-cols-2 gap-4 border-b border-line pb-5 lg:grid-cols-5">
        <Skeleton className="h-7 w-28 rounded-full" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="space-y-5">
          <Skeleton className="h-11" />
          <Skeleton className="h-64" />
        </div>
        <Skeleton className="h-96" />
      </div>
    </Loading>
  );
}
