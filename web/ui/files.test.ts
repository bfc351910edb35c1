import { describe, expect, it } from "vitest";
import { fileProblem, joinFiles, matchesAccept } from "./files.ts";

const cv = { name: "CV.PDF", type: "application/pdf", size: 1000 };

describe("matchesAccept", () => {
  it("knows extensions, types and families of types", () => {
    expect(matchesAccept(cv, ".doc, .pdf")).toBe(true);
    expect(matchesAccept(cv, "application/pdf")).toBe(true);
    expect(matchesAccept({ name: "id.jpg", type: "image/jpeg" }, "image/*")).toBe(true);
    expect(matchesAccept(cv, "image/*,.docx")).toBe(false);
    expect(matchesAccept(cv, "")).toBe(true);
  });
});

describe("fileProblem", () => {
  it("names the first thing that is wrong", () => {
    expect(fileProblem(cv, { accept: ".pdf", maxBytes: 1000 })).toBeNull();
    expect(fileProblem(cv, { accept: ".docx", maxBytes: 10 })).toBe("type");
    expect(fileProblem(cv, { accept: ".pdf", maxBytes: 999 })).toBe("size");
    expect(fileProblem({ ...cv, size: 0 }, { accept: ".pdf", maxBytes: 999 })).toBe("empty");
  });
});

describe("joinFiles", () => {
  it("keeps what was chosen before, and takes a file once", () => {
    const [receipt, letter] = ["receipt.jpg", "letter.pdf"].map(
      (name) => new File(["x"], name, { lastModified: 1 }),
    ) as [File, File];
    const again = new File(["x"], "receipt.jpg", { lastModified: 1 });
    expect(joinFiles([receipt], [again, letter])).toEqual([receipt, letter]);
    const other = new File(["xy"], "receipt.jpg", { lastModified: 1 });
    expect(joinFiles([receipt], [other])).toEqual([receipt, other]);
  });
});
