import { clsx } from "clsx";
import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { type Resource, type WorkbookPreview, workbookPreview } from "#contract/site/resources.ts";
import type { LinkedDialogProps } from "#web/lib/linked-dialog.ts";
import { Alert } from "#web/ui/alert.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Sheets } from "./sheets.tsx";

/**
 * A document in the page: a PDF in the browser's viewer, a workbook as tables. Default export: loaded lazily.
 * @param workbook what the server has read already
 */
export default function PreviewDialog({
  resource: { id, title, description, type },
  workbook,
  ...dialog
}: LinkedDialogProps & { resource: Resource; workbook?: WorkbookPreview }) {
  const address = `/api/resources/${id}/preview`;
  return (
    <Dialog {...dialog} size="xl" title={title} description={description}>
      <div className="flex min-h-full flex-col gap-4">
        <a href={`/api/resources/${id}/file`} download className={clsx(buttonClass(), "self-start")}>
          <Download aria-hidden className="size-4.5 shrink-0" />
          Download
        </a>
        {type === "PDF" ? (
          <iframe
            src={address}
            title={title}
            className="min-h-96 w-full grow rounded-input border border-line"
          />
        ) : (
          <Workbook address={address} known={workbook} />
        )}
      </div>
    </Dialog>
  );
}

function Workbook({ address, known }: { address: string; known?: WorkbookPreview }) {
  const [workbook, setWorkbook] = useState<WorkbookPreview | "failed" | undefined>(known);
  useEffect(() => {
    if (known) return;
    const stop = new AbortController();
    readWorkbook(address, stop.signal).then(setWorkbook, () => {
      if (!stop.signal.aborted) setWorkbook("failed");
    });
    return () => stop.abort();
  }, [address, known]);
  if (!workbook) return <Spinner label="Loading the preview" />;
  if (workbook === "failed") {
    return (
      <Alert tone="danger" role="alert" title="The preview could not be loaded">
        You can still download the document.
      </Alert>
    );
  }
  return <Sheets workbook={workbook} />;
}

async function readWorkbook(address: string, signal: AbortSignal): Promise<WorkbookPreview> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`);
  return workbookPreview.parse(await answer.json());
}
