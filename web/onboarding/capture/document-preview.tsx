import { FileText, IdCard } from "lucide-react";
import { callUrl } from "#contract/core/client.ts";
import type { ApplicationDocument } from "#contract/onboarding/application-documents.ts";
import { wire } from "#contract/wire.ts";
import { useObjectUrl } from "./camera/picture-review.tsx";

const frame = "size-20 shrink-0 rounded-input border border-line bg-sand object-cover";

/** Where a document of an application is, for whoever has the application's own key. */
export const contentUrl = (key: string, { id }: Pick<ApplicationDocument, "id">): string =>
  callUrl(wire.membership.documentContent, { params: { key, id } });

/** A small picture of a document; an icon for a PDF, and where it may not be shown. */
export function DocumentPreview({
  contentUrl,
  type,
  file,
}: {
  contentUrl: string | null;
  /** Media type of the document. */
  type: string | undefined;
  /** A picture that is on its way. */
  file: File | undefined;
}) {
  const isPicture = (file?.type ?? type)?.startsWith("image/") ?? false;
  if (file && isPicture) return <FilePreview file={file} />;
  if (contentUrl && isPicture) return <img src={contentUrl} alt="" className={frame} />;
  return <Placeholder icon={isPicture || !(file ?? type) ? IdCard : FileText} />;
}

function FilePreview({ file }: { file: File }) {
  const address = useObjectUrl(file);
  return address ? <img src={address} alt="" className={frame} /> : <Placeholder icon={IdCard} />;
}

function Placeholder({ icon: Icon }: { icon: typeof FileText }) {
  return (
    <span aria-hidden className={`${frame} flex items-center justify-center text-muted`}>
      <Icon className="size-8" />
    </span>
  );
}
