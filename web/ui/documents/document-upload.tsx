import { Upload } from "lucide-react";
import { useState } from "react";
import { maxUploadBytes } from "#contract/core/limits.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import type { Mutation } from "#web/lib/mutation.ts";
import { Button } from "../button.tsx";
import { Dropzone } from "../dropzone.tsx";
import { Field } from "../field.tsx";
import type { FileProblem } from "../files.ts";
import { toast } from "../toast.ts";

const accept = ".pdf,.jpg,.jpeg,.png";

const problems: Record<FileProblem, string> = {
  type: "Please choose a PDF, JPG or PNG file.",
  size: "The file is larger than 5 MB.",
  empty: "This file is empty. Check that you chose the right one.",
};

/** Chooses the file of a document that was asked for, and sends it. */
export function DocumentUpload({
  title,
  upload,
  receiver,
}: {
  title: string;
  upload: Mutation<File>;
  receiver: string;
}) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const choose = (next: File | null) => {
    upload.reset();
    setProblem(undefined);
    setFile(next);
  };
  const send = () => {
    if (!file) return setProblem("Choose a file first.");
    upload.mutate(file, {
      onSuccess() {
        setFile(null);
        toast.success("Document uploaded", { description: `${title} is with ${receiver} now.` });
      },
    });
  };
  return (
    <div className="mt-3 space-y-3">
      <Field
        label={`File for ${title}`}
        hint="PDF, JPG or PNG, at most 5 MB"
        error={problem ?? (upload.error ? errorMessage(upload.error) : undefined)}
      >
        {(control) => (
          <Dropzone
            {...control}
            file={file}
            onFile={choose}
            onReject={(reason) => setProblem(problems[reason])}
            accept={accept}
            maxBytes={maxUploadBytes}
            disabled={upload.isPending}
          />
        )}
      </Field>
      <Button icon={Upload} onClick={send} loading={upload.isPending}>
        Upload Documents<span className="sr-only">: {title}</span>
      </Button>
    </div>
  );
}
