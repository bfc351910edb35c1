import { Upload } from "lucide-react";
import { useState } from "react";
import { maxUploadBytes } from "#contract/core/limits.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import type { Mutation } from "#web/lib/mutation.ts";
import { Button } from "../button.tsx";
import { Dropzone } from "../dropzone.tsx";
import { Field } from "../field.tsx";
import type { FileProblem } from "../files.ts";
import { toast } from "../toast.ts";
import { documentMessages } from "./documents.messages.ts";

const accept = ".pdf,.jpg,.jpeg,.png";

const problems = { type: "wrongType", size: "tooLarge", empty: "empty" } as const satisfies Record<
  FileProblem,
  string
>;

/**
 * Chooses the file of a document that was asked for, and sends it.
 * @param sentText says who has it then: `National ID is with HR now.`
 */
export function DocumentUpload({
  title,
  upload,
  sentText,
}: {
  title: string;
  upload: Mutation<File>;
  sentText: string;
}) {
  const t = useMessages(documentMessages);
  const language = useLanguage();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const choose = (next: File | null) => {
    upload.reset();
    setProblem(undefined);
    setFile(next);
  };
  const send = () => {
    if (!file) return setProblem(t.chooseFirst);
    upload.mutate(file, {
      onSuccess() {
        setFile(null);
        toast.success(t.uploaded, { description: sentText });
      },
    });
  };
  return (
    <div className="mt-3 space-y-3">
      <Field
        label={t.fileFor({ title })}
        hint={t.fileHint}
        error={problem ?? (upload.error ? errorMessage(upload.error, language) : undefined)}
      >
        {(control) => (
          <Dropzone
            {...control}
            file={file}
            onFile={choose}
            onReject={(reason) => setProblem(t[problems[reason]])}
            accept={accept}
            maxBytes={maxUploadBytes}
            disabled={upload.isPending}
          />
        )}
      </Field>
      <Button icon={Upload} onClick={send} loading={upload.isPending} aria-label={t.uploadNamed({ title })}>
        {t.upload}
      </Button>
    </div>
  );
}
