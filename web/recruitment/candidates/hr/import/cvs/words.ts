import type { CvStanding } from "#contract/recruitment/cv-imports.ts";
import type { ResumeNotice } from "#contract/recruitment/resume.ts";
import type { Tone } from "#web/ui/tone.ts";
import { candidateImportDesk } from "../desk.ts";

/** Where an open import of CVs is. */
export const cvImportPath = (id: string): string => `${candidateImportDesk.path}/cvs/${id}`;

/** How a file stands, as its row and the groups above the list say it. */
export const standingWords: Record<CvStanding, { label: string; tone: Tone }> = {
  waiting: { label: "Being read", tone: "info" },
  ready: { label: "Ready", tone: "success" },
  incomplete: { label: "Something is missing", tone: "warning" },
  known: { label: "Known already", tone: "neutral" },
  repeated: { label: "Same person twice", tone: "neutral" },
  unreadable: { label: "Cannot be read", tone: "danger" },
  left_out: { label: "Left out", tone: "neutral" },
};

/** What is said of a reading in a list, where it is worth a look; columns seldom are. */
export const noticeWords: Partial<Record<ResumeNotice, string>> = {
  scan: "A scan: compare what was read with the file",
  unreadable_fonts: "Some letters of the file could not be read",
  nothing_found: "Nothing of a CV was recognised in it",
  truncated: "Very long: only its beginning was read",
};
