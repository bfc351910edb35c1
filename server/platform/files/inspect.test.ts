import { Document, Packer, Paragraph } from "docx";
import { describe, expect, it } from "vitest";
import { CodedError } from "#contract/core/errors.ts";
import { maxUploadBytes } from "#contract/core/limits.ts";
import { docxParts, fixture, onePage, pdf, type ZipPart, zip } from "./fixtures/build.ts";
import { inspectUpload } from "./inspect.ts";
import { type FileKind, fileKinds } from "./kinds.ts";

const documents: FileKind[] = ["pdf", "docx", "doc"];
const everything = (Object.keys(fileKinds) as FileKind[]).filter((kind) => kind !== "zip");

function inspect(bytes: Uint8Array, accept: FileKind[] = documents, name = "cv.pdf") {
  return inspectUpload(bytes, { name, accept, maxBytes: maxUploadBytes });
}

/** The code and sentence of the refusal. */
async function refusal(bytes: Uint8Array, accept?: FileKind[]) {
  const error = await inspect(bytes, accept).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(CodedError);
  const { code, message } = error as CodedError;
  return { code, message };
}

const realDocx = await Packer.toBuffer(
  new Document({ sections: [{ children: [new Paragraph("Asha Wanjiru, accountant")] }] }),
);

/** The beginning of a photograph of an iPhone. */
const heic = new Uint8Array(Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"));

describe("a photograph of an iPhone", () => {
  it("is to be saved as JPEG, where pictures are taken at all", async () => {
    expect(await refusal(heic, ["jpeg", "png"])).toEqual({
      code: "file_type",
      message: "This is a HEIC photograph, as iPhones keep them. Save it as JPEG and upload that.",
    });
    expect((await refusal(heic, ["pdf"])).message).toContain("HEIC");
    expect((await refusal(heic, ["pdf"])).message).not.toContain("JPEG");
  });
});

describe("what is accepted", () => {
  it.each([
    ["cv.pdf", fixture("cv.pdf"), "pdf"],
    ["linearized.pdf", fixture("linearized.pdf"), "pdf"],
    ["smallest.pdf", onePage, "pdf"],
    ["cv.docx", realDocx, "docx"],
    ["smallest.docx", zip(docxParts()), "docx"],
    ["cv.doc", fixture("cv.doc"), "doc"],
    ["photo.jpg", fixture("photo.jpg"), "jpeg"],
    ["photo.png", fixture("photo.png"), "png"],
    ["photo.webp", fixture("photo.webp"), "webp"],
  ] as const)("%s", async (name, bytes, kind) => {
    expect(await inspect(bytes, everything, name)).toEqual({
      kind,
      contentType: fileKinds[kind].contentType,
      safeName: name,
    });
  });

  it("believes the bytes, not the name", async () => {
    expect(await inspect(realDocx, documents, "cv.pdf")).toMatchObject({ kind: "docx", safeName: "cv.docx" });
    expect(await inspect(fixture("photo.png"), ["png"], "photo.jpg")).toMatchObject({
      safeName: "photo.png",
    });
  });

  it.each(["A mail program's header\r\n\r\n", "\n".repeat(1_000), "\uFEFF"])(
    "a PDF behind up to 1 kB of other text (%j)",
    async (junk) => {
      expect(await inspect(Buffer.concat([Buffer.from(junk), onePage]))).toMatchObject({ kind: "pdf" });
    },
  );

  it("a table as text, in any encoding", async () => {
    const table: FileKind[] = ["csv", "xlsx"];
    const texts = [
      Buffer.from("Name;Town\nRen\xe9;Meru\n", "latin1"),
      Buffer.from("\uFEFFName\tTown\n", "utf16le"),
    ];
    for (const bytes of texts) {
      expect(await inspect(bytes, table, "people.csv")).toMatchObject({
        kind: "csv",
        safeName: "people.csv",
      });
    }
    expect((await refusal(Buffer.from("Name\0Town"), table)).code).toBe("file_type");
    expect((await refusal(Buffer.from("<table><tr><td>Name"), table)).code).toBe("file_type");
    expect((await refusal(fixture("table.xls"), table)).message).toContain(".xls");
  });

  it("a Word document with a spreadsheet inside, as charts have", async () => {
    const chart = zip([{ name: "xl/workbook.xml", content: "<workbook/>" }]);
    const parts = [...docxParts(), { name: "word/embeddings/Sheet1.xlsx", content: chart, stored: true }];
    expect(await inspect(zip(parts))).toMatchObject({ kind: "docx" });
  });
});

describe("what is another type", () => {
  const windowsProgram = Buffer.concat([Buffer.from("MZ"), Buffer.alloc(600)]);
  const linuxProgram = Buffer.concat([Buffer.from("\x7fELF\x02\x01\x01"), Buffer.alloc(600)]);
  it.each([
    ["a Windows program", windowsProgram],
    ["a Linux program", linuxProgram],
    ["a shell script", Buffer.from("#!/bin/sh\nrm -rf /\n")],
    ["a web page", Buffer.from("<!DOCTYPE html><script>alert(1)</script>")],
    ["a web page behind white space", Buffer.from("\n \t<SCRIPT>alert(1)</SCRIPT>")],
    ["a vector image", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ["plain text", Buffer.from("Asha Wanjiru\nAccountant\n")],
    ["rich text", Buffer.from("{\\rtf1\\ansi Asha Wanjiru}")],
    ["a picture", fixture("photo.png")],
    ["a spreadsheet of old", fixture("table.xls")],
    ["an archive", zip([{ name: "cv.pdf", content: onePage }])],
    [
      "a spreadsheet",
      zip(docxParts("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml")),
    ],
    ["a program with a PDF behind it", Buffer.concat([windowsProgram, onePage])],
    ["a web page with a PDF behind it", Buffer.concat([Buffer.from("<html>"), onePage])],
    ["a script with a PDF behind it", Buffer.concat([Buffer.from("#!/bin/sh\n"), onePage])],
    ["a PDF header too far inside", Buffer.concat([Buffer.alloc(1_100, "x"), onePage])],
    ["zeros", Buffer.alloc(1_000)],
  ])("%s", async (_, bytes) => {
    expect((await refusal(bytes)).code).toBe("file_type");
  });

  it("says what it saw and what would do", async () => {
    expect((await refusal(windowsProgram)).message).toBe(
      "By its content this is a file of the type EXE. Please upload a PDF, DOCX or DOC file.",
    );
    expect((await refusal(fixture("photo.png"), ["jpeg"])).message).toBe(
      "By its content this is a file of the type PNG. Please upload a JPEG file.",
    );
    expect((await refusal(fixture("cv.doc"), ["pdf", "docx"])).message).toBe(
      "By its content this is a file of the type DOC. Please upload a PDF or DOCX file.",
    );
    expect((await refusal(Buffer.from("?"), ["pdf"])).message).toBe("Please upload a PDF file.");
  });

  it.each([
    ["by its type", docxParts("application/vnd.ms-word.document.macroEnabled.main+xml")],
    ["by its parts", [...docxParts(), { name: "word/vbaProject.bin", content: "macro" }]],
  ])("a Word document with macros, known %s", async (_, parts) => {
    const { code, message } = await refusal(zip(parts));
    expect(code).toBe("file_type");
    expect(message).toContain("macros");
  });
});

describe("size", () => {
  it("refuses 0 bytes as empty", async () => {
    expect((await refusal(new Uint8Array())).code).toBe("file_empty");
  });

  it("accepts exactly the limit and refuses one byte more", async () => {
    const full = Buffer.concat([onePage, Buffer.alloc(maxUploadBytes - onePage.length, "\n")]);
    expect(await inspect(full)).toMatchObject({ kind: "pdf" });
    const more = Buffer.concat([full, Buffer.from("\n")]);
    expect(await refusal(more)).toEqual({ code: "file_too_large", message: "The file is larger than 5 MB." });
    await expect(inspect(more)).rejects.toMatchObject({ status: 413 });
  });
});

describe("passwords", () => {
  const ciphers = ["rc4-40", "rc4-128", "aes-128", "aes-256r5", "aes-256"];

  it.each(ciphers)("refuses a PDF that asks for one (%s)", async (cipher) => {
    expect((await refusal(fixture(`${cipher}-locked.pdf`))).code).toBe("file_encrypted");
  });

  it.each([...ciphers.map((cipher) => `${cipher}-open`), "aes-256-open-objstm"])(
    "accepts a PDF that restricts printing only (%s)",
    async (name) => {
      expect(await inspect(fixture(`${name}.pdf`))).toMatchObject({ kind: "pdf" });
    },
  );

  it("refuses a PDF encrypted for certain people's certificates", async () => {
    const page = onePage.toString("latin1");
    const sealed = page.replace("/Root", "/Encrypt << /Filter /Adobe.PubSec /V 4 >> /Root");
    expect((await refusal(Buffer.from(sealed, "latin1"))).code).toBe("file_encrypted");
  });

  it("is not misled by a PDF that only writes about encryption", async () => {
    const about = pdf([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>",
      "<< /Length 40 >>\nstream\nBT (trailer << /Encrypt 3 0 R >>) Tj ET\nendstream",
    ]);
    expect(await inspect(about)).toMatchObject({ kind: "pdf" });
  });

  it.each(["locked.docx", "locked.doc"])("refuses %s, also where only DOCX is accepted", async (name) => {
    expect((await refusal(fixture(name))).code).toBe("file_encrypted");
    expect((await refusal(fixture(name), ["docx"])).code).toBe("file_encrypted");
  });

  it("refuses a zip whose entries are encrypted", async () => {
    const parts = docxParts().map((part) => ({ ...part, encrypted: true }));
    expect((await refusal(zip(parts))).code).toBe("file_encrypted");
  });
});

describe("damage", () => {
  const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));

  it.each(["cv.pdf", "linearized.pdf", "photo.png", "photo.jpg", "photo.webp"])(
    "%s cut short",
    async (name) => {
      for (const share of [0.3, 0.6, 0.9]) {
        expect((await refusal(cut(fixture(name), share), everything)).code, `${share}`).toBe("file_damaged");
      }
    },
  );

  it("a DOCX cut short or with a changed byte in its text", async () => {
    expect((await refusal(cut(realDocx, 0.5))).code).toBe("file_damaged");
    const changed = zip([{ name: "word/media/1.png", content: "picture", stored: true }, ...docxParts()]);
    changed[changed.indexOf("picture")] = 0;
    expect((await refusal(changed)).code).toBe("file_damaged");
  });

  it("a DOCX that lists a part twice, or not the part it names", async () => {
    expect((await refusal(zip([...docxParts(), ...docxParts().slice(1)]))).code).toBe("file_damaged");
    expect((await refusal(zip(docxParts().slice(0, 1)))).code).toBe("file_damaged");
  });

  it("a DOC cut off within its directory", async () => {
    expect((await refusal(fixture("cv.doc").subarray(0, 600))).code).toBe("file_damaged");
  });

  it("a PDF header with nothing behind it", async () => {
    expect((await refusal(Buffer.from("%PDF-1.7\n%%EOF\n"))).code).toBe("file_damaged");
  });

  it("a PDF without pages is called empty", async () => {
    const none = pdf(["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [] /Count 0 >>"]);
    expect((await refusal(none)).code).toBe("file_empty");
  });
});

describe("bombs", () => {
  const zeros = Buffer.alloc(70 * 1024 * 1024);
  const withPart = (part: ZipPart, listings?: number) => zip([...docxParts(), part], listings);

  it("one that states its size", async () => {
    expect((await refusal(withPart({ name: "word/a.bin", content: zeros }))).code).toBe("file_bomb");
  });

  it("one that lies about its size", async () => {
    const liar = withPart({ name: "word/a.bin", content: zeros, claimedSize: 1_000 });
    expect((await refusal(liar)).code).toBe("file_bomb");
  });

  it("one whose many entries are the same bytes", async () => {
    const part = { name: "word/a.bin", content: zeros.subarray(0, 1024 * 1024) };
    expect((await refusal(withPart(part, 80))).code).toBe("file_bomb");
  });

  it("one inside an archive inside", async () => {
    const inner = zip([{ name: "a.bin", content: zeros }]);
    expect((await refusal(withPart({ name: "word/embeddings/a.xlsx", content: inner }))).code).toBe(
      "file_bomb",
    );
  });

  it("archives nested without end", async () => {
    let nested = zip([{ name: "0.txt", content: "x" }]);
    for (let depth = 0; depth < 5; depth++) nested = zip([{ name: "a.zip", content: nested }]);
    expect((await refusal(withPart({ name: "word/a.zip", content: nested }))).code).toBe("file_bomb");
  });

  it("thousands of entries", async () => {
    const parts = Array.from({ length: 1_001 }, (_, index) => ({ name: `${index}`, content: "" }));
    expect((await refusal(zip([...docxParts(), ...parts]))).code).toBe("file_bomb");
  });

  it("a picture of 900 megapixels", async () => {
    const png = fixture("photo.png");
    png.writeUInt32BE(30_000, 16);
    png.writeUInt32BE(30_000, 20);
    expect((await refusal(png, ["png"])).code).toBe("file_bomb");
  });
});

it("is said in the language of whoever chose the file", async () => {
  const refused = await inspect(fixture("photo.png")).catch((reason: unknown) => reason);
  expect((refused as CodedError).toAnswer("sw").message).toBe(
    "Yaliyomo yanaonyesha kuwa hii ni faili ya PNG. Tafadhali pakia faili ya PDF, DOCX au DOC.",
  );
});
