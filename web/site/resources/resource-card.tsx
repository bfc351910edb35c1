import { Download, Eye } from "lucide-react";
import type { Resource } from "#contract/site/resources.ts";
import { formatBytes, formatNumber } from "#web/lib/format.ts";
import { useDialogOnDemand } from "#web/lib/on-demand.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { toastMissing } from "#web/ui/toast.ts";

const loadPreview = () => import("./preview-dialog.tsx");

/** A document: what it is, how large, how often taken; to look at here or to keep. */
export function ResourceCard({ resource }: { resource: Resource }) {
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
          <span>
            {formatNumber(downloads)} {downloads === 1 ? "download" : "downloads"}
          </span>
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          <PreviewButton resource={resource} />
          <a href={file} download className={buttonClass("primary", "md")}>
            <Download aria-hidden className="size-4.5 shrink-0" />
            Download<span className="sr-only">: {title}</span>
          </a>
        </div>
      </Card>
    </li>
  );
}

/** Without scripts a PDF's preview is a link to the document itself; a workbook's then has nothing to show. */
function PreviewButton({ resource }: { resource: Resource }) {
  const { View, loading, trigger, dialog } = useDialogOnDemand(loadPreview, () =>
    toastMissing("The preview"),
  );
  const name = <span className="sr-only">: {resource.title}</span>;
  return (
    <>
      {resource.type === "XLSX" ? (
        <Button variant="secondary" icon={Eye} loading={loading} {...trigger}>
          Preview{name}
        </Button>
      ) : (
        <a
          href={`/api/resources/${resource.id}/preview`}
          className={buttonClass("secondary", "md")}
          {...trigger}
        >
          <Eye aria-hidden className="size-4.5 shrink-0" />
          Preview{name}
        </a>
      )}
      {View && <View resource={resource} {...dialog} />}
    </>
  );
}
