import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentDisposition, safeFileName } from "./names.ts";

describe("a safe file name", () => {
  it.each([
    ["CV John M. Kamau.pdf", "CV John M. Kamau.pdf"],
    ["Barua ya maombi – Wanjikũ.PDF", "Barua ya maombi – Wanjikũ.pdf"],
    ["C:\\Users\\asha\\cv.pdf", "cv.pdf"],
    ["../../etc/passwd", "passwd.pdf"],
    ["cv.pdf.exe", "cv.pdf.exe.pdf"],
    ["cv.docx", "cv.pdf"],
    ["cv\u202efdp.exe", "cvfdp.exe.pdf"],
    ["line\r\nbreak\0.pdf", "linebreak.pdf"],
    ['<b>"cv"|?*:.pdf', "bcv.pdf"],
    ["  .hidden.pdf ", "hidden.pdf"],
    ["", "document.pdf"],
    ["...", "document.pdf"],
    [".pdf", "document.pdf"],
    ["Wanjiku\u0303.pdf", "Wanjikũ.pdf"],
  ])("%j becomes %j", (name, expected) => {
    expect(safeFileName(name, "pdf")).toBe(expected);
  });

  it("keeps either spelling of JPEG", () => {
    expect(safeFileName("a.JPG", "jpeg")).toBe("a.jpg");
    expect(safeFileName("a.jpeg", "jpeg")).toBe("a.jpeg");
    expect(safeFileName("a.png", "jpeg")).toBe("a.jpg");
  });

  it("holds for any name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (name) => {
        const safe = safeFileName(name, "docx");
        expect(safe.length).toBeLessThanOrEqual(120);
        expect(safe).toMatch(/^[^.\s].*\.docx$/u);
        expect(safe).not.toMatch(/[/\\<>:"|?*]|\p{C}/u);
        expect(safe).toBe(safe.normalize("NFC"));
        expect(safeFileName(safe, "docx")).toBe(safe);
      }),
    );
  });
});

describe("Content-Disposition", () => {
  it("carries a plain and an exact name", () => {
    expect(contentDisposition("cv.pdf", "inline")).toBe(`inline; filename="cv.pdf"; filename*=UTF-8''cv.pdf`);
    expect(contentDisposition("Wanjikũ's CV (1).pdf", "attachment")).toBe(
      `attachment; filename="Wanjiku's CV (1).pdf"; filename*=UTF-8''Wanjik%C5%A9%27s%20CV%20%281%29.pdf`,
    );
  });

  it("is one safe header line that gives back any well-formed name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        const header = contentDisposition(name, "attachment");
        expect(header).toMatch(/^attachment; filename="[ -~]*"; filename\*=UTF-8''[!-~]*$/);
        expect(/filename="([^"]*)"/.exec(header)?.[1]).not.toMatch(/[\\%]/);
        expect(decodeURIComponent(header.split("UTF-8''")[1] ?? "")).toBe(name.toWellFormed());
      }),
    );
  });
});
