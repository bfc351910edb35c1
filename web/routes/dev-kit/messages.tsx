import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Loading, Skeleton } from "#web/ui/skeleton.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Weave } from "#web/ui/weave.tsx";
import { Part, Row, Sample } from "./sample.tsx";

export function Messages() {
  return (
    <Part title="Messages">
      <Sample name="Alert">
        <div className="grid gap-3 sm:grid-cols-2">
          <Alert tone="info" title="Your trial ends in 9 days" actions={<Button size="sm">See plans</Button>}>
            Nothing is deleted at the end; the workspace turns read-only.
          </Alert>
          <Alert tone="success" title="Application Submitted Successfully">
            Thank you for your application. We'll review it and get back to you soon.
          </Alert>
          <Alert tone="warning">Please verify your email address before sending mail to others.</Alert>
          <Alert tone="danger" title="The file could not be opened">
            It may be damaged; save it again and retry.
          </Alert>
        </div>
      </Sample>
      <Sample name="EmptyState, Skeleton, Spinner">
        <div className="grid gap-4 sm:grid-cols-2">
          <Card padded={false}>
            <EmptyState
              title="No jobs found"
              actions={<Button variant="secondary">Clear all filters</Button>}
            >
              No open position matches these filters. Try fewer of them.
            </EmptyState>
          </Card>
          <Card>
            <Loading label="Loading jobs" className="space-y-3">
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="w-1/3" />
              <Skeleton className="h-20" />
              <Row>
                <Skeleton className="h-11 w-28" />
                <Spinner label="Loading" />
              </Row>
            </Loading>
          </Card>
        </div>
      </Sample>
      <Sample name="Weave: one to three rows">
        <Weave rows={3} />
      </Sample>
    </Part>
  );
}
