import { Download, Eye } from "lucide-react";
import { lazy } from "react";
import type { Resource, WorkbookPreview } from "#contract/site/resources.ts";
import { formatBytes, formatCount } from "#web/lib/format.ts";
import { useLinkedDialog } from "#web/lib/linked-dialog.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink, buttonClass } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { toastUnavailable } from "#web/ui/toast.ts";

const loadPreview = () => import("./preview-dialog.tsx");
const PreviewDialog = lazy(loadPreview);

/**
 * A document: what it is, how large, how often taken; to look at here or to keep.
 * @param workbook the preview of a workbook that the page came open with
 */
export function ResourceCard({ resource, workbook }: { resource: Resource; workbook?: WorkbookPreview }) {
  const { id, title, description, type, bytes, downloads } = resource;
  const file = `/api/resources/${id}/file`;
  return (
    <li className="flex">
      <Card className="flex w-full flex-col">
        <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
        <p className="mt-1 grow text-sm text-muted">{description}</p>
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted tabular-nums">
          <Badge>{type}</Badge>
          {bytes !== null && <span>{formatBytes(bytes)}</span>}
          <span>{formatCount(downloads, "download")}</span>
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          <PreviewButton resource={resource} workbook={workbook} />
          <a href={file} download className={buttonClass("primary", "md")}>
            <Download aria-hidden className="size-4.5 shrink-0" />
            Download<span className="sr-only">: {title}</span>
          </a>
        </div>
      </Card>
    </li>
  );
}

/** Opens the document above the page; the server shows it open where scripts are missing or still to come. */
function PreviewButton({ resource, workbook }: { resource: Resource; workbook?: WorkbookPreview }) {
  const { trigger, loading, dialog } = useLinkedDialog(
    { param: "preview", value: resource.id, openerId: `preview-${resource.id}` },
    loadPreview,
    () => toastUnavailable("The preview"),
  );
  return (
    <>
      <ButtonLink variant="secondary" icon={Eye} loading={loading} {...trigger}>
        Preview<span className="sr-only">: {resource.title}</span>
      </ButtonLink>
      {dialog.open && <PreviewDialog resource={resource} workbook={workbook} {...dialog} />}
    </>
  );
}
