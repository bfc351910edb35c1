import { clsx } from "clsx";
import { FileUp, FolderUp } from "lucide-react";
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useState } from "react";
import { maxUploadBytes } from "#contract/core/limits.ts";
import { cvImportDays, maxCvArchiveBytes, maxImportedCvs } from "#contract/recruitment/cv-imports.ts";
import { formatBytes, formatCount } from "#web/lib/format.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { NeedsScripts } from "#web/ui/needs-scripts.tsx";
import { Progress } from "#web/ui/progress.tsx";
import {
  type ChosenFile,
  cvAccept,
  filesOfDrop,
  filesOfInput,
  type RefusedFile,
  sortFiles,
} from "./chosen-files.ts";
import type { UploadState } from "./uploader.ts";

/** Takes CVs: files, a folder or a ZIP, chosen or dropped; and says how far their upload is. */
export function UploadSection({
  state,
  onFiles,
  onStop,
}: {
  state: UploadState;
  onFiles: (files: readonly ChosenFile[], refused: readonly RefusedFile[]) => void;
  onStop: () => void;
}) {
  const [over, setOver] = useState(false);
  const take = (chosen: readonly ChosenFile[]) => {
    const { files, refused } = sortFiles(chosen);
    onFiles(files, refused);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(filesOfInput(target.files));
    // The same folder may be chosen again.
    target.value = "";
  };
  const drop = async (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(await filesOfDrop(event.dataTransfer));
  };
  return (
    <Section
      title="Add CVs"
      description={`PDF, DOC or DOCX of at most ${formatBytes(maxUploadBytes)} each, up to ${maxImportedCvs} at a time; or a ZIP of at most ${formatBytes(maxCvArchiveBytes)}. They are kept encrypted, and deleted after ${cvImportDays} days unless you import them.`}
      className="mb-6"
    >
      <NeedsScripts what="upload CVs here">
        <fieldset
          aria-label="CVs"
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={clsx(
            "rounded-card border border-dashed px-4 py-6 text-center text-sm text-muted",
            over ? "border-brand-ink bg-brand-tint" : "border-field bg-card",
          )}
        >
          <div className="flex flex-wrap justify-center gap-3">
            <Picker
              icon={<FileUp aria-hidden className="size-4.5" />}
              label="Choose files"
              onChange={choose}
            />
            <Picker
              icon={<FolderUp aria-hidden className="size-4.5" />}
              label="Choose a folder"
              folder
              onChange={choose}
            />
          </div>
          <p className="mt-3 hidden pointer-fine:block">or drop files, a folder or a ZIP here</p>
        </fieldset>
      </NeedsScripts>
      <UploadProgress state={state} onStop={onStop} />
    </Section>
  );
}

/** A real file input that looks like a button. */
function Picker({
  icon,
  label,
  folder = false,
  onChange,
}: {
  icon: ReactNode;
  label: string;
  folder?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={clsx(
        buttonClass("secondary"),
        "relative cursor-pointer has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-brand-ink",
      )}
    >
      {icon}
      {label}
      <input
        id={id}
        type="file"
        multiple
        {...(folder ? { webkitdirectory: "" } : { accept: cvAccept })}
        onChange={onChange}
        className="sr-only"
      />
    </label>
  );
}

function UploadProgress({ state, onStop }: { state: UploadState; onStop: () => void }) {
  const { total, done, repeated, running, current, waiting, refused, failure } = state;
  if (total === 0 && refused.length === 0 && !failure) return null;
  const sent = `${done} of ${formatCount(total, "file")} uploaded`;
  return (
    <div className="mt-4 space-y-3">
      {total > 0 && <Progress label={sent} value={done} max={total} showValue />}
      {running && (
        <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
          <p role="status" className="min-w-0 text-muted wrap-anywhere">
            {waiting
              ? "The connection is lost. The upload goes on by itself when it is back."
              : `Uploading ${current}. Stay on these pages until all are uploaded.`}
          </p>
          <Button size="sm" variant="secondary" onClick={onStop}>
            Stop the upload
          </Button>
        </div>
      )}
      {!running && repeated > 0 && (
        <p className="text-sm text-muted">
          {repeated === 1 ? "1 file was" : `${repeated} files were`} in this import already.
        </p>
      )}
      {failure && (
        <Alert tone="danger" role="alert" title="The upload has ended">
          {failure}
        </Alert>
      )}
      {refused.length > 0 && (
        <Disclosure label={`${formatCount(refused.length, "file")} not uploaded`}>
          <ul className="space-y-1 text-sm">
            {refused.map(({ path, reason }) => (
              <li key={path} className="wrap-anywhere">
                <span lang="">{path}</span>: {reason}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
