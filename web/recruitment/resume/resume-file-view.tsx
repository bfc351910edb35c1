import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, Download } from "lucide-react";
import { useState } from "react";
import { callUrl } from "#contract/core/client.ts";
import type { KeptResume } from "#contract/recruitment/candidate.ts";
import { wire } from "#contract/wire.ts";
import { useMessages } from "#web/lib/language.ts";
import { buttonClass, IconButton } from "#web/ui/button.tsx";
import { paginationMessages } from "#web/ui/pagination.messages.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { resumeTextQuery } from "./queries.ts";
import { fileViewMessages } from "./resume.messages.ts";

/** Pages that one can leaf through; no CV has as many. */
const maxPages = 100;

/** A CV as it was uploaded: a PDF as pictures of its pages, a Word document as its text. */
export function ResumeFileView({ resume }: { resume: KeptResume }) {
  const t = useMessages(fileViewMessages);
  return (
    <section
      aria-label={t.yourFile({ name: resume.name })}
      className="rounded-card border border-line bg-sand"
    >
      {resume.contentType === "application/pdf" ? (
        <Pages key={resume.id} resume={resume} />
      ) : (
        <DocumentText key={resume.id} resume={resume} />
      )}
      <div className="border-t border-line p-3">
        <a
          href={callUrl(wire.candidate.resumes.file, { params: { id: resume.id } })}
          download
          className={buttonClass("ghost", "sm")}
        >
          <Download aria-hidden className="size-4.5 shrink-0" />
          {t.download}
        </a>
      </div>
    </section>
  );
}

function Pages({ resume: { id, name, reading } }: { resume: KeptResume }) {
  const t = useMessages(fileViewMessages);
  const kit = useMessages(paginationMessages);
  const count = Math.min(Math.max(1, reading.pages), maxPages);
  const [page, setPage] = useState(1);
  return (
    <>
      {count > 1 && (
        <div className="flex items-center justify-between gap-2 border-b border-line px-2">
          <IconButton
            icon={ChevronLeft}
            label={t.pageBefore}
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          />
          <p className="text-sm" aria-live="polite">
            {kit.pageOf({ number: page, pages: count })}
          </p>
          <IconButton
            icon={ChevronRight}
            label={kit.nextPage}
            disabled={page === count}
            onClick={() => setPage(page + 1)}
          />
        </div>
      )}
      <Picture
        key={page}
        address={callUrl(wire.candidate.resumes.page, { params: { id, page } })}
        name={t.pageOfFile({ page, name })}
      />
    </>
  );
}

function Picture({ address, name }: { address: string; name: string }) {
  const [state, setState] = useState<"loading" | "there" | "failed">("loading");
  const t = useMessages(fileViewMessages);
  if (state === "failed") return <p className="p-5 text-sm text-muted">{t.pageNotDrawn}</p>;
  return (
    <div className="relative p-2">
      {state === "loading" && <Skeleton className="absolute inset-2 h-auto" />}
      <img
        src={address}
        alt={name}
        width={1240}
        height={1754}
        onLoad={() => setState("there")}
        onError={() => setState("failed")}
        className="h-auto w-full rounded-input bg-white"
      />
    </div>
  );
}

function DocumentText({ resume: { id } }: { resume: KeptResume }) {
  const t = useMessages(fileViewMessages);
  const { data, isPending } = useQuery(resumeTextQuery(id));
  if (isPending) return <Skeleton className="m-4 h-64" />;
  if (!data?.text) return <p className="p-4 text-sm">{t.textNotShown}</p>;
  return (
    <p lang="" className="p-4 text-sm break-words whitespace-pre-line">
      {data.text}
    </p>
  );
}
