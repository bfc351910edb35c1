import { demoCandidates } from "#server/seed/content/candidates.ts";
import { renderCvPdf } from "#server/seed/cv-pdf.ts";

/** A real CV as a browser would upload it. */
export async function demoCv(): Promise<File> {
  const [person] = demoCandidates(new Date());
  if (!person) throw new Error("the demo has candidates");
  return new File([Buffer.from(await renderCvPdf(person))], "cv.pdf", { type: "application/pdf" });
}
