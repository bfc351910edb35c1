import { describe, expect, it } from "vitest";
import { fileProblem, matchesAccept } from "./files.ts";

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
