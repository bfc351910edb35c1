import { FileText, Image } from "lucide-react";
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { formatBytes, formatDate } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { attachmentMessages } from "./attachments.messages.ts";
import { Button } from "./button.tsx";
import { Field } from "./field.tsx";
import { FileInput } from "./file-input.tsx";
import { fileProblem, holdFiles, joinFiles } from "./files.ts";

const accept = ".jpg,.jpeg,.png,.webp,.pdf,image/jpeg,image/png,image/webp,application/pdf";

interface Limits {
  /** Bytes of one file. */
  each: number;
  /** Bytes of all files that one form takes. */
  total: number;
}

/**
 * Takes photos and PDFs along with a form of `multipart/form-data`, as `files`; works without scripts. A file that would
 * be refused is said at once and not kept; with scripts, files are chosen one after the other and taken back one by one.
 */
export function AttachmentsField({
  limits,
  hint,
  error,
}: {
  limits: Limits;
  /** More of what is expected, after the limits. */
  hint?: string;
  /** What is wrong with what was sent. */
  error?: string | undefined;
}) {
  const t = useMessages(attachmentMessages);
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string>();
  const [each, total] = [formatBytes(limits.each), formatBytes(limits.total)];
  const hold = (files: readonly File[]) => {
    if (field.current) holdFiles(field.current, files);
    setChosen(files);
  };
  // What was sent is emptied with the form.
  useEffect(() => {
    const form = field.current?.form;
    const forget = () => {
      setChosen([]);
      setProblem(undefined);
    };
    form?.addEventListener("reset", forget);
    return () => form?.removeEventListener("reset", forget);
  }, []);
  const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const added = [...(target.files ?? [])];
    const problems = added.flatMap((file) => {
      const kind = fileProblem(file, { accept, maxBytes: limits.each });
      return kind ? [t[kind]({ name: file.name, each })] : [];
    });
    const good = added.filter((file) => !fileProblem(file, { accept, maxBytes: limits.each }));
    const all = joinFiles(chosen, good);
    const isTooMuch = all.reduce((sum, { size }) => sum + size, 0) > limits.total;
    setProblem(problems[0] ?? (isTooMuch ? t.together({ total }) : undefined));
    hold(isTooMuch ? chosen : all);
  };
  const takeBack = (file: File) => {
    hold(chosen.filter((one) => one !== file));
    setProblem(undefined);
    // Its button is gone.
    field.current?.focus();
  };
  const limit = t.hint({ each, total });
  return (
    <div>
      <Field label={t.label} name="files" hint={hint ? `${limit} ${hint}` : limit} error={problem ?? error}>
        {(control) => <FileInput {...control} ref={field} accept={accept} multiple onChange={add} />}
      </Field>
      {chosen.length > 0 && (
        <ul aria-label={t.chosen} className="mt-1 divide-y divide-line">
          {chosen.map((file) => (
            <li
              key={`${file.name} ${file.size} ${file.lastModified}`}
              className="flex items-center justify-between gap-3 py-1 text-sm"
            >
              <span className="min-w-0 wrap-anywhere">
                <span lang="">{file.name}</span> <span className="text-muted">{formatBytes(file.size)}</span>
              </span>
              <Button
                type="button"
                variant="ghost"
                size="sm"
                aria-label={t.removeOf({ name: file.name })}
                onClick={() => takeBack(file)}
              >
                {t.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A file as it is listed. */
export interface AttachedFile {
  id: string;
  name: string;
  /** Media type. */
  type: string;
  bytes: number;
  addedAt: string;
}

/**
 * Files that somebody added, each opened in a new tab.
 * @param about what else is said of one, or can be done with it
 */
export function AttachedFiles<File extends AttachedFile>({
  files,
  urlOf,
  about,
}: {
  files: readonly File[];
  urlOf: (file: File) => string;
  about?: (file: File) => ReactNode;
}) {
  const t = useMessages(attachmentMessages);
  const language = useLanguage();
  return (
    <ul className="divide-y divide-line">
      {files.map((file) => {
        const Icon = file.type.startsWith("image/") ? Image : FileText;
        return (
          <li key={file.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <Icon aria-hidden className="size-5 shrink-0 text-brand-ink" />
            <div className="min-w-0 grow basis-40 text-sm">
              <a
                href={urlOf(file)}
                target="_blank"
                rel="noreferrer"
                aria-label={t.open({ name: file.name })}
                className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline"
              >
                <span lang="">{file.name}</span>
              </a>
              <p className="-mt-1 text-muted">
                {formatBytes(file.bytes)}, {formatDate(file.addedAt, language)}
              </p>
            </div>
            {about?.(file)}
          </li>
        );
      })}
    </ul>
  );
}
