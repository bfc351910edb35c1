import { type DehydratedState, HydrationBoundary, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { Page } from "#contract/core/paging.ts";
import {
  type CvImportFile,
  type CvImportState,
  cvFileList,
  cvStandings,
} from "#contract/recruitment/cv-imports.ts";
import { formatCount, formatDateTime } from "#web/lib/format.ts";
import { listSearch, wholeList } from "#web/lib/list-state.ts";
import { ActionButton, type FormRefusal } from "#web/ui/action-form.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Section } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FilterLinks } from "#web/ui/filter-links.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { wordsOf } from "#web/ui/import/import-desk.ts";
import { ImportFrame } from "#web/ui/import/import-frame.tsx";
import { StartForm } from "#web/ui/import/start-form.tsx";
import { Link } from "#web/ui/link.tsx";
import { ListEmpty } from "#web/ui/list/list-empty.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { candidateImportDesk as desk } from "../desk.ts";
import { CvFileRow } from "./cv-file-row.tsx";
import { useUploader } from "./mutations.ts";
import { type CvFileState, countOf, cvImportKeys, cvImportQuery } from "./queries.ts";
import { UploadSection } from "./upload-section.tsx";
import { standingWords } from "./words.ts";

interface Shown {
  id: string;
  state: CvFileState;
  /** Who keeps the data. */
  organisation: string;
  /** The trial is over. */
  readOnly: boolean;
  /** The file that was changed last. */
  changed: string | undefined;
  /** Of the last attempt: of the form that finishes the import, or of the file with this id. */
  refusal: FormRefusal | undefined;
  refused: string | undefined;
  /** What was typed, where the form was refused. */
  values?: Record<string, string>;
}

/** An open import of CVs, up to date while files are sent and read. @param queries what the loader has read of it */
export function CvImportPage({ queries, ...shown }: Shown & { queries: DehydratedState }) {
  return (
    <HydrationBoundary state={queries}>
      <Followed {...shown} />
    </HydrationBoundary>
  );
}

function Followed(shown: Shown) {
  const { id, state, readOnly } = shown;
  const uploader = useUploader(id);
  const sending = uploader.state.running;
  const client = useQueryClient();
  const { data } = useQuery(cvImportQuery(id, state, { sending }));
  const lookAgain = useEffectEvent(() => {
    void client.invalidateQueries({ queryKey: cvImportKeys.one(id) });
  });
  const { done } = uploader.state;
  useEffect(() => {
    if (done > 0 && !sending) lookAgain();
  }, [done, sending]);
  if (!data) return null;
  const { found, files } = data;
  return (
    <ImportFrame
      desk={desk}
      title="Import CVs"
      lead="Each CV is read for you. Look through what was read, add what is missing, then make candidates of them."
      place={found.name}
    >
      {!readOnly && <UploadSection state={uploader.state} onFiles={uploader.add} onStop={uploader.stop} />}
      <Reading found={found} />
      {found.files > 0 && <Files {...shown} found={found} files={files} />}
      {!readOnly && <Finish {...shown} found={found} sending={sending} />}
    </ImportFrame>
  );
}

/** How far the reading is, and when all goes that is not imported. */
function Reading({ found }: { found: CvImportState }) {
  const waiting = countOf(found, "waiting");
  if (found.files === 0) return null;
  return (
    <div className="mb-6 space-y-2">
      {waiting > 0 && (
        <>
          <Progress
            label={
              found.unpacking > 0
                ? "Unpacking"
                : `${found.files - waiting} of ${formatCount(found.files, "file")} read`
            }
            value={found.unpacking > 0 ? undefined : found.files - waiting}
            max={found.files}
            showValue
          />
          <p role="status" className="text-sm text-muted">
            Reading goes on when you leave this page. Come back whenever you like.{" "}
            <Link to="" className="hidden min-h-11 items-center underline noscript:inline-flex">
              Look again
            </Link>
          </p>
        </>
      )}
      <p className="text-sm text-muted">
        Begun {formatDateTime(found.createdAt)}
        {found.by && ` by ${found.by}`}. Unless you import it, all of it is deleted on{" "}
        {formatDateTime(found.expiresAt)}.
      </p>
    </div>
  );
}

function Files({
  id,
  state,
  found,
  files,
  changed,
  refusal,
  refused,
  readOnly,
}: Shown & { found: CvImportState; files: Page<CvImportFile> }) {
  const whole = wholeList(cvFileList);
  const to = (part: Partial<CvFileState>) => listSearch(cvFileList, { ...whole, ...part }) || "?";
  const groups = cvStandings
    .map((standing) => ({
      label: standingWords[standing].label,
      count: countOf(found, standing),
      to: to({ standing: [standing] }),
      current: state.standing.includes(standing),
    }))
    .filter(({ count, current }) => count > 0 || current);
  const links = [
    {
      label: "All",
      count: found.files,
      to: to({}),
      current: state.standing.length === 0 && state.similar === "",
    },
    ...groups,
    ...(found.similar > 0 || state.similar !== ""
      ? [
          {
            label: "Looks like somebody",
            count: found.similar,
            to: to({ similar: "true" }),
            current: state.similar !== "",
          },
        ]
      : []),
  ];
  return (
    <Section title="Check what was read" className="mb-6">
      <FilterLinks label="Files by how they stand" links={links} className="mb-2" />
      {files.rows.length === 0 && (
        <ListEmpty list={cvFileList} state={state} words={{ many: "files" }} matching={files.total}>
          <EmptyState title="No files yet">Each file that you add is listed here.</EmptyState>
        </ListEmpty>
      )}
      <ul className="divide-y divide-line">
        {files.rows.map((file) => (
          <CvFileRow
            key={file.id}
            importId={id}
            file={file}
            refusal={refused === file.id ? refusal : undefined}
            saved={changed === file.id}
            readOnly={readOnly}
          />
        ))}
      </ul>
      <Pagination page={state.page} pageSize={cvFileList.pageSize} total={files.total} className="mt-4" />
    </Section>
  );
}

function Finish({
  found,
  sending,
  organisation,
  refusal,
  refused,
  values,
}: Shown & { found: CvImportState; sending: boolean }) {
  const ready = countOf(found, "ready");
  const waiting = countOf(found, "waiting");
  const words = wordsOf(desk);
  const others = found.files - ready;
  return (
    <>
      {found.files > 0 && waiting === 0 && !sending && ready > 0 && (
        <Section title="Import" description={words.statement} className="mb-6">
          {others > 0 && (
            <Alert tone="warning" className="mb-4">
              {others === 1 ? "1 file is not ready and is" : `${others} files are not ready and are`} deleted
              when you import the others.
            </Alert>
          )}
          <StartForm
            submitLabel={`Import ${desk.countOf(ready)}`}
            informedLabel={`The people of these CVs have been told that ${organisation} keeps their details to offer them jobs`}
            informedHint={desk.informedHint}
            words={words}
            refusal={refused === undefined ? refusal : undefined}
            values={values}
          />
        </Section>
      )}
      {found.files > 0 && waiting === 0 && !sending && ready === 0 && (
        <Alert tone="warning" title="No CV is ready to be imported" className="mb-6">
          Add what is missing, or add other CVs.
        </Alert>
      )}
      {refused === undefined && refusal && ready === 0 && (
        <FormError message={refusal.message} attempt={refusal} />
      )}
      <Disclosure label="Give this import up">
        <p className="mt-1 mb-3 max-w-prose text-sm text-muted">
          {found.files > 0
            ? `All of its ${formatCount(found.files, "file")} and what was read from them are deleted at once.`
            : "There is no file in it."}
        </p>
        <ActionButton intent="cancel" variant="danger">
          Give it up for good
        </ActionButton>
      </Disclosure>
    </>
  );
}
