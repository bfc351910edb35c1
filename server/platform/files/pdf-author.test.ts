import { deflateSync, inflateSync } from "node:zlib";
import { getDocumentProxy, getMeta } from "unpdf";
import { describe, expect, it } from "vitest";
import { openForDrawing } from "#server/platform/documents/pdf/page-image.ts";
import { demoCv, scannedCv } from "#server/testing/files.ts";
import { fixture } from "./fixtures/build.ts";
import { inspectPdf } from "./pdf.ts";
import { withoutAuthor } from "./pdf-author.ts";

const author = "Wanjiku Kamau";
const information = `<< /Author (${author} \\(teller\\)) /Producer (Writer) /CreationDate (D:20261101) >>`;
const xmp = `<x:xmpmeta><dc:creator>${author}</dc:creator></x:xmpmeta>`;

/** What a reader finds of the author and of the pages. */
async function read(bytes: Buffer) {
  const { info } = await getMeta(new Uint8Array(bytes));
  const { numPages } = await getDocumentProxy(new Uint8Array(bytes));
  return { author: info?.Author, producer: info?.Producer, numPages };
}

const page = [
  "1 0 obj << /Type /Catalog /Pages 2 0 R /Metadata 5 0 R >> endobj",
  "2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj",
  "3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >> endobj",
];
const metadata = `5 0 obj << /Type /Metadata /Subtype /XML /Length ${xmp.length} >> stream\n${xmp}\nendstream endobj`;

/** A file of these objects, numbered from 1, with places in a table. */
function withTable(objects: readonly string[]): Buffer {
  let text = "%PDF-1.4\n";
  const places: number[] = [];
  for (const object of objects) {
    places[Number.parseInt(object, 10)] = text.length;
    text += `${object}\n`;
  }
  const size = Math.max(6, places.length);
  const rows = Array.from({ length: size }, (_, nth) =>
    nth === 0 ? "0000000000 65535 f \n" : `${String(places[nth]).padStart(10, "0")} 00000 n \n`,
  );
  const table = `xref\n0 ${size}\n${rows.join("")}trailer << /Size ${size} /Root 1 0 R /Info 4 0 R >>\n`;
  return Buffer.from(`${text}${table}startxref\n${text.length}\n%%EOF\n`, "latin1");
}

/** The same with the information packed among other objects, and places in a stream. */
function packed(others = ""): Buffer {
  const head = `4 0 8 ${information.length + 1} `;
  const objects = deflateSync(`${head}${information} ${others} `.padEnd(600));
  const parts = [Buffer.from("%PDF-1.5\n")];
  const size = () => parts.reduce((sum, { length }) => sum + length, 0);
  const places: number[] = [];
  const put = (number: number, ...what: (string | Buffer)[]) => {
    places[number] = size();
    parts.push(...what.map((one) => Buffer.from(one)));
  };
  page.forEach((object, nth) => {
    put(nth + 1, `${object}\n`);
  });
  put(5, `${metadata}\n`);
  put(
    6,
    `6 0 obj << /Type /ObjStm /N 2 /First ${head.length} /Filter /FlateDecode /Length ${objects.length} >> stream\n`,
    objects,
    "\nendstream endobj\n",
  );
  const at = size();
  const rows = [0, 1, 2, 3, 4, 5, 6, 7].map((number) => {
    if (number === 0) return [0, 0, 0, 0];
    if (number === 4) return [2, 0, 6, 0];
    const place = number === 7 ? at : (places[number] ?? 0);
    return [1, place >> 8, place & 255, 0];
  });
  parts.push(
    Buffer.from("7 0 obj << /Type /XRef /Size 8 /W [1 2 1] /Root 1 0 R /Info 4 0 R /Length 32 >> stream\n"),
    Buffer.from(rows.flat()),
    Buffer.from(`\nendstream endobj\nstartxref\n${at}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

const plain = () => withTable([...page, `4 0 obj ${information} endobj`, metadata]);
const nobody = { author: undefined, producer: undefined, numPages: 1 };

describe("withoutAuthor", () => {
  it.each([
    ["written in full", plain],
    ["packed with other objects", () => packed()],
  ])("empties what is %s, in place", async (_, make) => {
    const given = make();
    expect(await read(given)).toMatchObject({ author: `${author} (teller)`, numPages: 1 });
    const clean = await withoutAuthor(given);
    inspectPdf(clean);
    expect(clean.length).toBe(given.length);
    expect(await read(clean)).toEqual(nobody);
    expect(clean.includes("Wanjiku")).toBe(false);
    expect(given.includes("dc:creator")).toBe(true);
  });

  it("empties earlier versions in the same file", async () => {
    const later = "4 0 obj << /Author (Otieno) >> endobj\ntrailer << /Info 4 0 R >>\nstartxref\n9\n%%EOF\n";
    const clean = await withoutAuthor(Buffer.concat([plain(), Buffer.from(later)]));
    expect(clean.includes("Wanjiku") || clean.includes("Otieno")).toBe(false);
  });

  it("empties what photographs say of their making, and keeps their colours", async () => {
    const segment = (kind: number, text: string) =>
      String.fromCharCode(0xff, kind, 0, text.length + 2) + text;
    const jpeg = [
      "\xff\xd8",
      segment(0xe0, "JFIF\0"),
      segment(0xe1, "Exif\0\0Wanjiku's phone"),
      segment(0xe2, "ICC_PROFILE\0sRGB"),
      segment(0xfe, "Taken by Otieno"),
      "\xff\xda\0\x02Otieno's pixels\xff\xd9",
    ].join("");
    const photograph = (filter: string) =>
      `6 0 obj << /Subtype /Image /Filter ${filter} /Length ${jpeg.length} >> stream\n${jpeg}\nendstream endobj`;
    const given = withTable([...page, photograph("/DCTDecode")]);
    const clean = (await withoutAuthor(given)).toString("latin1");
    expect(clean).toHaveLength(given.length);
    expect(clean).not.toMatch(/Wanjiku|Taken by/);
    for (const kept of ["JFIF", "ICC_PROFILE\0sRGB", "Otieno's pixels"]) expect(clean).toContain(kept);
    const twice = withTable([...page, photograph("[/FlateDecode /DCTDecode]")]);
    await expect(withoutAuthor(twice)).rejects.toMatchObject({ code: "file_too_complex" });
  });

  const remark = (title: string) =>
    `<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /Contents (Who (of us) said: /T \\(so\\)?) ${title} /Popup << /Subtype /Popup /T (Otieno) >> >>`;
  const field = "<< /Type /Annot /Subtype /Widget /FT /Tx /T (Wanjiku's field) >>";
  const ofRemarks = async (bytes: Buffer) => {
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const found = await (await pdf.getPage(1)).getAnnotations();
    return found.map(({ titleObj, contentsObj, fieldName }) => ({
      by: titleObj?.str || null,
      says: contentsObj?.str || null,
      field: fieldName,
    }));
  };

  it.each(["/T (Wanjiku (the teller\\)))", "/T(Otieno)", "/T <57616E6A696B75>"])(
    "takes out who wrote remarks, as %s, and keeps what they say and the names of fields",
    async (title) => {
      const [catalogue = "", pages = "", sheet = ""] = page;
      const given = withTable([
        catalogue,
        pages,
        sheet.replace(">> endobj", `/Annots [6 0 R ${field} ${remark(title)}] >> endobj`),
        `4 0 obj ${information} endobj`,
        metadata,
        `6 0 obj ${remark(title)} endobj`,
      ]);
      const said = "Who (of us) said: /T (so)?";
      expect((await ofRemarks(given)).filter(({ by }) => by)).toHaveLength(2);
      const clean = await withoutAuthor(given);
      expect(clean).toHaveLength(given.length);
      const left = await ofRemarks(clean);
      expect(left.filter(({ by }) => by)).toEqual([]);
      expect(left.filter(({ says }) => says === said)).toHaveLength(2);
      expect(left.map(({ field: name }) => name)).toContain("Wanjiku's field");
      expect(clean.toString("latin1")).not.toMatch(/Otieno|57616E6A696B75|teller/);
    },
  );

  it("takes out who wrote remarks that are packed, and who signed", async () => {
    const signature = "<< /Type /Sig /Name (Otieno) /Contents <4F7469656E6F> >>";
    const clean = await withoutAuthor(packed(`${remark("/T (Otieno)")} ${signature}`));
    const from = clean.indexOf("stream\n", clean.indexOf("/ObjStm")) + "stream\n".length;
    const objects = inflateSync(clean.subarray(from, clean.indexOf("endstream", from))).toString("latin1");
    expect(objects).toContain("/Contents (Who (of us) said:");
    expect(objects).not.toMatch(/Otieno|4F7469656E6F|Wanjiku/);
    const signed = withTable([
      ...page,
      `4 0 obj ${information} endobj`,
      metadata,
      `6 0 obj ${signature} endobj`,
    ]);
    expect((await withoutAuthor(signed)).includes("Otieno")).toBe(false);
  });

  it("leaves a scan as it is", async () => {
    const bytes = Buffer.from(await (await scannedCv(2)).arrayBuffer());
    const drawer = await openForDrawing(new Uint8Array(await withoutAuthor(bytes)));
    const { canvas } = await drawer.draw(1, 300);
    const original = await openForDrawing(new Uint8Array(bytes));
    expect(
      (await canvas.encode("png")).equals(await (await original.draw(1, 300)).canvas.encode("png")),
    ).toBe(true);
    await Promise.all([drawer.close(), original.close()]);
  });

  it("leaves the pages of real programs as they are", async () => {
    for (const bytes of [
      fixture("cv.pdf"),
      fixture("linearized.pdf"),
      fixture("rc4-128-open.pdf"),
      Buffer.from(await (await demoCv()).arrayBuffer()),
    ]) {
      const before = await read(bytes);
      expect(await read(await withoutAuthor(bytes))).toEqual({ ...nobody, numPages: before.numPages });
    }
  });

  it("refuses what it cannot look into", async () => {
    await expect(withoutAuthor(fixture("aes-256-open-objstm.pdf"))).rejects.toMatchObject({
      code: "file_too_complex",
    });
    const many = Buffer.concat([plain(), Buffer.from("/Type /Metadata ".repeat(400))]);
    await expect(withoutAuthor(many)).rejects.toMatchObject({ code: "file_too_complex" });
  });
});
