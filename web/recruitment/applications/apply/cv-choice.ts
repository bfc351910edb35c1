import { useState } from "react";
import { CodedError } from "#contract/core/errors.ts";
import type { KeptResume } from "#contract/recruitment/candidate.ts";
import { uploadResume } from "#web/recruitment/resume/mutations.ts";

/** The CV that is to go with an application: one that is kept, or a file that is on its way there. */
export type ChosenCv = { resume: KeptResume; file?: never } | { resume?: never; file: File };

/**
 * The CVs to choose from and the one that is chosen.
 * @param resumes the kept ones, the latest first
 * @param first id of the one to begin with; null for none
 */
export function useCvChoice(resumes: readonly KeptResume[], first: string | null) {
  const [kept, setKept] = useState(resumes);
  const [chosen, setChosen] = useState<ChosenCv | null>(() => toChosen(resumes, first));
  const [problem, setProblem] = useState<string>();

  /** Takes a CV among the kept ones, or takes note of what its owner corrected. */
  const upsert = (resume: KeptResume) => {
    const replace = (all: readonly KeptResume[]) =>
      all.some((one) => one.id === resume.id)
        ? all.map((one) => (one.id === resume.id ? resume : one))
        : [resume, ...all];
    setKept(replace);
    setChosen((now) => (now?.resume?.id === resume.id ? { resume } : now));
  };

  /**
   * Attaches a new file. It is kept at once, so that it is there in another browser too; where that does not
   * work the file itself goes with the application.
   */
  const attach = async (file: File) => {
    setProblem(undefined);
    setChosen({ file });
    try {
      const resume = await uploadResume(file);
      upsert(resume);
      setChosen((now) => (now?.file === file ? { resume } : now));
    } catch (error) {
      if (!(error instanceof CodedError) || !isAboutFile(error)) return;
      setProblem(error.message);
      setChosen((now) => (now?.file === file ? null : now));
    }
  };

  const remove = (id: string) => {
    setKept((all) => all.filter((one) => one.id !== id));
    setChosen((now) => (now?.resume?.id === id ? null : now));
  };

  return {
    kept,
    chosen,
    problem,
    upsert,
    attach,
    remove,
    /** Says beside the field why a file was not taken; what was chosen before stays. */
    refuse: (message: string) => setProblem(message),
    choose: (id: string | null) => {
      setProblem(undefined);
      setChosen(toChosen(kept, id));
    },
  };
}

export type CvChoice = ReturnType<typeof useCvChoice>;

function toChosen(resumes: readonly KeptResume[], id: string | null): ChosenCv | null {
  const resume = resumes.find((one) => one.id === id);
  return resume ? { resume } : null;
}

/** Whether the server refused the file itself, which sending it with the application would not change. */
function isAboutFile({ code }: CodedError): boolean {
  return code.startsWith("file_") && code !== "file_too_complex";
}
