import type { ParsedResume } from "#contract/recruitment/resume.ts";
import type { Scanner } from "./render/scan.ts";

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
