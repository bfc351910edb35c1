import { useQuery } from "@tanstack/react-query";
import { Download, ExternalLink } from "lucide-react";
import { useState } from "react";
import { callUrl } from "#contract/core/client.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { wire } from "#contract/wire.ts";
import { formatBytes } from "#web/lib/format.ts";
import { Alert } from "#web/ui/alert.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Loading, Skeleton } from "#web/ui/skeleton.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { cvTextQuery } from "../queries.ts";
import { CvReading } from "./cv-reading.tsx";

type Cv = NonNullable<HrApplicationDetail["cv"]>;

/** Below this width a page of A4 is too small to read and phones show no PDF inside a page. */
const wideEnough = "(width >= 48rem)";

/** The CV as its file and as text, beside what the reader found in it. Nothing is fetched, and so no view recorded, before it is shown. */
export function CvViewer({ application }: { application: HrApplicationDetail }) {
  const { id, candidateName, cv } = application;
  const [firstView] = useState(() => (window.matchMedia(wideEnough).matches ? "pdf" : "text"));
  if (!cv) {
    return (
      <EmptyState title="No CV">
        {candidateName} applied without a file. What was filled in stands under Answers.
      </EmptyState>
    );
  }
  return (
    <div>
      <CvFile id={id} cv={cv} />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          <CvPages application={application} cv={cv} firstView={firstView} />
        </div>
        <section aria-labelledby="cv-reading" className="min-w-0">
          <h3 id="cv-reading" className="mb-3 text-lg">
            What was read
          </h3>
          <CvReading application={application} />
        </section>
      </div>
    </div>
  );
}

/** The file itself: as it is where the browser can show it, and as text. */
function CvPages({
  application: { id, candidateName },
  cv,
  firstView,
}: {
  application: HrApplicationDetail;
  cv: Cv;
  firstView: string;
}) {
  if (!isPdf(cv)) return <CvText id={id} />;
  return (
    <Tabs
      label="CV view"
      defaultValue={firstView}
      tabs={[
        {
          value: "pdf",
          label: "PDF",
          content: (
            <iframe
              src={`${cvUrl(id)}${pdfView}`}
              title={`CV of ${candidateName}`}
              className="h-[60dvh] w-full rounded-card border border-line"
            />
          ),
        },
        { value: "text", label: "Text", content: <CvText id={id} /> },
      ]}
    />
  );
}

/** Asks the browser's PDF viewer for the page itself, as wide as its place. */
const pdfView = "#navpanes=0&view=FitH";

const cvUrl = (id: string) => callUrl(wire.hr.applications.cv, { params: { id } });
const isPdf = (cv: Cv) => cv.type === "application/pdf";

function CvFile({ id, cv }: { id: string; cv: Cv }) {
  const link = buttonClass("secondary", "sm");
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <p className="min-w-0 grow">
        <span className="font-semibold break-words">{cv.name}</span>{" "}
        <span className="text-sm whitespace-nowrap text-muted">{formatBytes(cv.bytes)}</span>
      </p>
      {isPdf(cv) && (
        <a href={cvUrl(id)} target="_blank" rel="noopener" className={link}>
          <ExternalLink aria-hidden className="size-4.5" />
          Open in new tab
        </a>
      )}
      <a href={cvUrl(id)} download={cv.name} className={link}>
        <Download aria-hidden className="size-4.5" />
        Download
      </a>
    </div>
  );
}

function CvText({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery(cvTextQuery(id));
  if (error) {
    return <LoadFailure what="the text of this CV" error={error} retry={refetch} pending={isFetching} />;
  }
  if (!data) {
    return (
      <Loading label="Reading the CV" className="space-y-2">
        <Skeleton className="max-w-64" />
        <Skeleton />
        <Skeleton />
        <Skeleton className="max-w-96" />
      </Loading>
    );
  }
  if (data.scan) {
    return (
      <Alert tone="info" title="This CV is a picture">
        The file holds scanned pages, so there is no text to read. Open or download the file itself.
      </Alert>
    );
  }
  return (
    <div className="rounded-card border border-line bg-sand p-4 text-sm whitespace-pre-wrap sm:p-5">
      {data.text}
    </div>
  );
}
