import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { callUrl } from "#contract/core/client.ts";
import type { MemberDocument } from "#contract/onboarding/desk.ts";
import { wire } from "#contract/wire.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Loading, Skeleton } from "#web/ui/skeleton.tsx";
import { documentPictureQuery } from "../queries.ts";
import { documentLabels } from "./document-labels.ts";

/**
 * A document's picture, fetched once for all that shows it on the page: each fetch is a view in the audit trail. A PDF
 * opens in a window of its own.
 * @param children draws it from its address
 */
export function MemberPicture({
  memberId,
  document,
  children,
}: {
  memberId: string;
  document: MemberDocument;
  children: (src: string) => ReactNode;
}) {
  const isPdf = document.contentType === "application/pdf";
  const { data, error, refetch, isFetching } = useQuery({
    ...documentPictureQuery(memberId, document.id),
    enabled: !isPdf,
  });
  const label = documentLabels[document.kind];
  if (isPdf) {
    const params = { id: memberId, documentId: document.id };
    return (
      <a
        href={callUrl(wire.members.documentContent, { params })}
        target="_blank"
        rel="noopener"
        className={buttonClass("secondary")}
      >
        <ExternalLink aria-hidden className="size-4.5" />
        Open the PDF: {label}
      </a>
    );
  }
  if (error) return <LoadFailure what="this document" error={error} retry={refetch} pending={isFetching} />;
  if (!data) {
    return (
      <Loading label={`Loading: ${label}`}>
        <Skeleton className="h-64" />
      </Loading>
    );
  }
  return children(data);
}
