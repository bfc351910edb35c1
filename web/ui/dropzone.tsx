import { clsx } from "clsx";
import { FileText, FileUp, X } from "lucide-react";
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from "react";
import { formatBytes } from "#web/lib/format.ts";
import { useMessages } from "#web/lib/language.ts";
import { buttonClass, IconButton } from "./button.tsx";
import type { ControlProps } from "./field.tsx";
import { type FileProblem, fileProblem } from "./files.ts";
import { uploadMessages } from "./upload.messages.ts";

/**
 * Takes one file, dropped or chosen. Inside a `Field` it gets its label, hint and error; the file input is a
 * real one, so the keyboard and screen readers use it as usual.
 * @param accept as on `<input type="file">`: `.pdf,.docx`
 * @param onReject called instead of `onFile` for a file of another type, an empty one or one above `maxBytes`
 */
export function Dropzone({
  file,
  onFile,
  onReject,
  accept,
  maxBytes,
  disabled = false,
  className,
  id: givenId,
  ...control
}: Partial<ControlProps> & {
  file: File | null;
  onFile: (file: File | null) => void;
  onReject: (problem: FileProblem, file: File) => void;
  accept: string;
  maxBytes: number;
  disabled?: boolean;
  className?: string;
}) {
  const t = useMessages(uploadMessages);
  const ownId = useId();
  const id = givenId ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const take = (candidate: File | undefined) => {
    if (!candidate) return;
    const problem = fileProblem(candidate, { accept, maxBytes });
    if (problem) onReject(problem, candidate);
    else onFile(candidate);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files?.[0]);
    // The same file may be chosen again after it was removed or refused.
    event.target.value = "";
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files[0]);
  };
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  const remove = () => {
    onFile(null);
    input.current?.focus();
  };

  const frame = clsx(
    "block rounded-card border border-dashed transition-colors",
    "has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-brand-ink",
    over ? "border-brand-ink bg-brand-tint" : "bg-card",
    !over && (control["aria-invalid"] ? "border-danger" : "border-field"),
    disabled && "opacity-55",
    className,
  );
  const picker = (
    <input
      {...control}
      id={id}
      ref={input}
      type="file"
      accept={accept}
      disabled={disabled}
      onChange={choose}
      className="sr-only"
    />
  );

  if (file) {
    return (
      <div className={clsx(frame, "relative flex items-center gap-3 p-4")}>
        {picker}
        <FileText aria-hidden className="size-6 shrink-0 text-brand-ink" />
        <div className="min-w-0 grow text-sm">
          <p className="truncate font-semibold">{file.name}</p>
          <p className="text-muted">{formatBytes(file.size)}</p>
        </div>
        <IconButton icon={X} label={t.remove({ name: file.name })} onClick={remove} disabled={disabled} />
      </div>
    );
  }
  return (
    <label
      htmlFor={id}
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        frame,
        "relative px-4 py-6 text-center text-sm text-muted",
        !disabled && "cursor-pointer hover:bg-sand",
      )}
    >
      {picker}
      <FileUp aria-hidden className="mx-auto mb-3 size-6 text-brand-ink" />
      <span className={buttonClass("secondary")}>{t.chooseFile}</span>
      <span className="mt-2 block">
        <span className="hidden pointer-fine:inline">{t.dropFile}</span>
        {t.atMost({ size: formatBytes(maxBytes) })}
      </span>
    </label>
  );
}
