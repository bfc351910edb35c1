import { useState } from "react";
import type { ParsedResume, ResumeProgress } from "#contract/recruitment/resume.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { toast } from "#web/ui/toast.ts";
import { useWork, type WorkOptions } from "#web/ui/work/use-work.ts";
import { readingMessages } from "./resume.messages.ts";

/** Uploads a CV and has it read. */
export type ReadResume<Read> = (file: File, options: WorkOptions<ResumeProgress>) => Promise<Read>;

/**
 * A CV on its way through the reader: no file, chosen, parsing, read.
 * @param read uploads it and has it read
 * @param onRead called with the CV once it is read; the next one can be chosen then
 */
export function useResume<Read extends { reading: ParsedResume }>(
  read: ReadResume<Read>,
  onRead: (resume: Read) => void,
) {
  const [file, setFile] = useState<File | null>(null);
  /** Why the last attempt failed. */
  const [failure, setFailure] = useState<string | null>(null);
  const language = useLanguage();
  const t = useMessages(readingMessages);
  const { work, progress, running: parsing, start, stop } = useWork<ResumeProgress>();

  /** Starts anew with another file, or with none. What runs is ended, here and on the server. */
  const choose = (next: File | null) => {
    stop();
    setFailure(null);
    setFile(next);
  };

  const parse = async () => {
    if (!file) return;
    setFailure(null);
    try {
      const resume = await start(file.size, (options) => read(file, options));
      if (!resume) return;
      onRead(resume);
      // Where nothing was found, what opens says so.
      if (resume.reading.notices.includes("nothing_found")) return;
      toast.success(t.parsed, { description: t.parsedText });
    } catch (error) {
      const message = errorMessage(error, language, t.notRead);
      setFailure(message);
      toast.error(t.failed, { description: message });
    }
  };
  return { file, work, progress, failure, parsing, choose, parse };
}
