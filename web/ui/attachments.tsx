import { FileText, Image } from "lucide-react";
import { type ChangeEvent, type ReactNode, useState } from "react";
import { formatBytes, formatDate } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { attachmentMessages } from "./attachments.messages.ts";
import { Field } from "./field.tsx";
import { FileInput } from "./file-input.tsx";
import { fileProblem } from "./files.ts";

const accept = ".jpg,.jpeg,.png,.webp,.pdf,image/jpeg,image/png,image/webp,application/pdf";

interface Limits {
  /** Bytes of one file. */
  each: number;
  /** Bytes of all files that one form takes. */
  total: number;
}

/**
 * Takes photos and PDFs along with a form of `multipart/form-data`, as `files`; works without scripts. A file that would
 * be refused is said at once and not kept.
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
  const [problem, setProblem] = useState<string>();
  const [each, total] = [formatBytes(limits.each), formatBytes(limits.total)];
  const check = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    const problems = files.flatMap((file) => {
      const kind = fileProblem(file, { accept, maxBytes: limits.each });
      return kind ? [t[kind]({ name: file.name, each })] : [];
    });
    if (files.reduce((sum, { size }) => sum + size, 0) > limits.total) problems.push(t.together({ total }));
    setProblem(problems[0]);
    if (problems.length > 0) target.value = "";
  };
  const limit = t.hint({ each, total });
  return (
    <Field label={t.label} name="files" hint={hint ? `${limit} ${hint}` : limit} error={problem ?? error}>
      {(control) => <FileInput {...control} accept={accept} multiple onChange={check} />}
    </Field>
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
