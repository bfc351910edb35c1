import { Download, Eye } from "lucide-react";
import { lazy, type MouseEvent, Suspense, useState } from "react";
import type { Resource } from "#contract/site/resources.ts";
import { formatBytes, formatNumber } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

const loadPreview = () => import("./preview-dialog.tsx");
const PreviewDialog = lazy(loadPreview);

/** A document: what it is, how large, how often taken; to look at here or to keep. */
export function ResourceCard({ resource }: { resource: Resource }) {
  const { id, title, description, type, bytes, downloads } = resource;
  const [open, setOpen] = useState<boolean>();
  const file = `/api/resources/${id}/file`;
  return (
    <li className="flex">
      <Card className="flex w-full flex-col">
        <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
        <p className="mt-1 grow text-sm text-muted">{description}</p>
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted tabular-nums">
          <Badge>{type}</Badge>
          {bytes !== null && <span>{formatBytes(bytes)}</span>}
          <span>
            {formatNumber(downloads)} {downloads === 1 ? "download" : "downloads"}
          </span>
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          <PreviewButton resource={resource} onOpen={() => setOpen(true)} />
          <a href={file} download className={buttonClass("primary", "md")}>
            <Download aria-hidden className="size-4.5 shrink-0" />
            Download<span className="sr-only">: {title}</span>
          </a>
        </div>
      </Card>
      {open !== undefined && (
        <Suspense>
          <PreviewDialog resource={resource} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </li>
  );
}

/** Without scripts a PDF's preview is a link to the document itself; a workbook's then has nothing to show. */
function PreviewButton({ resource, onOpen }: { resource: Resource; onOpen: () => void }) {
  const prepare = { onPointerEnter: () => void loadPreview(), onFocus: () => void loadPreview() };
  const name = <span className="sr-only">: {resource.title}</span>;
  if (resource.type === "XLSX") {
    return (
      <Button variant="secondary" icon={Eye} aria-haspopup="dialog" onClick={onOpen} {...prepare}>
        Preview{name}
      </Button>
    );
  }
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a
      href={`/api/resources/${resource.id}/preview`}
      aria-haspopup="dialog"
      onClick={show}
      className={buttonClass("secondary", "md")}
      {...prepare}
    >
      <Eye aria-hidden className="size-4.5 shrink-0" />
      Preview{name}
    </a>
  );
}
