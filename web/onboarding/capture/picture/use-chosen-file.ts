import { useRef, useState } from "react";
import type { ApplicationDocumentKind } from "#contract/onboarding/application-documents.ts";
import { maxPictureBytes } from "#contract/onboarding/pictures.ts";
import { formatBytes } from "#web/lib/format.ts";
import { useMessages } from "#web/lib/language.ts";
import { fileProblem } from "#web/ui/files.ts";
import { subjects } from "../camera/subjects.ts";
import { captureMessages } from "../capture.messages.ts";
import { type TakenPicture, takeUpFile } from "./take-up.ts";

/** A camera's own file may be larger than what is sent: it is drawn anew. */
const maxOriginalBytes = 60 * 1024 * 1024;

/**
 * A file that somebody chose for a document: refused with a word why, sent as it is where it is a PDF, and made small
 * and measured where it is a picture.
 */
export function useChosenFile(
  kind: ApplicationDocumentKind,
  { onPdf, onPicture }: { onPdf: (file: File) => void; onPicture: (picture: TakenPicture) => void },
) {
  const t = useMessages(captureMessages);
  const { subject, pdf } = subjects[kind];
  const [problem, setProblem] = useState<string>();
  const [picture, setPicture] = useState<TakenPicture | null>(null);
  const [looking, setLooking] = useState(false);
  const busy = useRef(false);

  const refusal = (file: File, isPdf: boolean): string | undefined => {
    const maxBytes = isPdf ? maxPictureBytes : maxOriginalBytes;
    const found = fileProblem(file, { accept: pdf ? "image/*,application/pdf" : "image/*", maxBytes });
    if (!found) return undefined;
    if (found === "type") return pdf ? t.wrongTypeOrPdf : t.wrongType;
    return found === "size" ? t.tooLarge({ size: formatBytes(maxBytes) }) : t.empty;
  };
  const open = async (file: File) => {
    busy.current = true;
    setLooking(true);
    try {
      const taken = await takeUpFile(file, subject);
      setPicture(taken);
      onPicture(taken);
    } catch {
      setProblem(t.notOpened);
    } finally {
      busy.current = false;
      setLooking(false);
    }
  };
  return {
    problem,
    picture,
    looking,
    forget: () => setPicture(null),
    take(file: File | undefined) {
      if (!file || busy.current) return;
      const isPdf = file.type === "application/pdf";
      const refused = refusal(file, isPdf);
      setProblem(refused);
      setPicture(null);
      if (refused) return;
      if (isPdf) onPdf(file);
      else void open(file);
    },
  };
}
