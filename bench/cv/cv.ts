import type { ParsedResume } from "#contract/recruitment/resume.ts";

export type Level = ParsedResume["education"][number]["level"];

/** What a person reads in a CV; the reader is measured against it. Dates as `parsedResume` writes them. */
export interface Truth {
  name: string;
  email: string | null;
  /** E.164. */
  phone: string | null;
  address: string | null;
  experience: {
    company: string;
    position: string;
    start: string | null;
    end: string | null;
    current: boolean;
  }[];
  education: {
    institution: string;
    qualification: string;
    level: Level;
    grade: string | null;
    start: string | null;
    end: string | null;
  }[];
  skills: string[];
}

/** A scanner and the way sheets are laid on it. */
export interface Scanner {
  /** Pixels across an A4 page: 1654 is 200 dpi, 1240 is 150 and 2480 is 300. */
  width: number;
  /** How far a sheet lies askew, in radians; `Math.PI` is upside down. */
  tilt: number;
  /** Most that a pixel's brightness is off, of 255, and the quality of the JPEG file, of 100. */
  noise: number;
  quality: number;
}

/** Which program makes the file, and how it looks. */
export interface Rendering {
  /** `pdfmake` and `docx` are made when needed; the others are stored in `files/`, made by `build.ts`. */
  producer: "pdfmake" | "docx" | "chromium" | "libreoffice-pdf" | "libreoffice-doc";
  theme: "plain" | "classic" | "modern" | "spaced" | "compact";
  /** The file, which must be a PDF, is printed and scanned. */
  scanned?: Scanner;
}

export interface Cv {
  id: string;
  rendering: Rendering;
  /** The text in the notation of `markup.ts`. */
  markup: string;
  truth: Truth;
}

/** A CV that is measured as a Word file and as a PDF. */
export interface Sheet extends Omit<Cv, "rendering"> {
  theme: Rendering["theme"];
  /** Marks that the fonts of `pdfmake` lack need a browser, which makes the PDF that is then stored. */
  pdf?: "pdfmake" | "chromium";
}

/** Each CV twice: as a Word file and as a PDF. */
export const inBothFormats = (sheets: Sheet[]): Cv[] =>
  sheets.flatMap(({ theme, pdf = "pdfmake", ...cv }) => [
    { ...cv, id: `${cv.id}-docx`, rendering: { producer: "docx", theme } },
    { ...cv, id: `${cv.id}-pdf`, rendering: { producer: pdf, theme } },
  ]);

/** A job; `to` is `now` when it lasts. */
export function job(
  position: string,
  company: string,
  from: string | null,
  to: string | null | "now",
): Truth["experience"][number] {
  return { company, position, start: from, end: to === "now" ? null : to, current: to === "now" };
}

/** A qualification, with its level on the application form's scale. */
export function study(
  qualification: string,
  institution: string,
  level: Level,
  from: string | null,
  to: string | null,
  grade: string | null = null,
): Truth["education"][number] {
  return { institution, qualification, level, grade, start: from, end: to };
}

export const formatOf = ({ producer }: Rendering): "pdf" | "docx" | "doc" =>
  producer === "docx" ? "docx" : producer === "libreoffice-doc" ? "doc" : "pdf";
