import { openForDrawing } from "#server/platform/documents/pdf/page-image.ts";
import { demoCandidates } from "#server/seed/content/candidates.ts";
import { renderCvPdf } from "#server/seed/cv-pdf.ts";

/** A real CV as a browser would upload it. */
export async function demoCv(): Promise<File> {
  const [person] = demoCandidates(new Date());
  if (!person) throw new Error("the demo has candidates");
  return new File([Buffer.from(await renderCvPdf(person))], "cv.pdf", { type: "application/pdf" });
}

/** The CV printed and scanned: each page a picture, without text. */
export async function scannedCv(pages: number): Promise<File> {
  const drawer = await openForDrawing(new Uint8Array(await (await demoCv()).arrayBuffer()));
  const { canvas } = await drawer.draw(1, 1240);
  const picture = (await canvas.encode("jpeg", 80)).toString("base64");
  await drawer.close();
  const { default: pdfmake } = await import("pdfmake");
  const content = Array.from({ length: pages }, (_, index) => ({
    image: `data:image/jpeg;base64,${picture}`,
    width: 595,
    ...(index > 0 ? { pageBreak: "before" as const } : {}),
  }));
  const scan = await pdfmake
    .createPdf({
      pageSize: "A4",
      pageMargins: [0, 0, 0, 0],
      content,
      defaultStyle: {},
      info: { title: "Scan" },
    })
    .getBuffer();
  return new File([new Uint8Array(scan)], "scan.pdf", { type: "application/pdf" });
}

/** A CV of the demo's person at a place of its list, or of somebody like them. */
export async function demoCvOf(
  place: number,
  { name, ...changed }: { name?: string; email?: string; phone?: string } = {},
  fileName?: string,
): Promise<File> {
  const person = demoCandidates(new Date())[place];
  if (!person) throw new Error("the demo has no such candidate");
  const somebody = { ...person, ...changed, ...(name === undefined ? {} : { name }) };
  const bytes = Buffer.from(await renderCvPdf(somebody));
  return new File([bytes], fileName ?? `${somebody.name}.pdf`, { type: "application/pdf" });
}
