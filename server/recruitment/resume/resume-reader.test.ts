import { readFile } from "node:fs/promises";
import { afterAll, describe, expect, it } from "vitest";
import type { ResumeProgress } from "#contract/recruitment/resume.ts";
import { demoCvOf } from "#server/testing/files.ts";
import { createResumeReader } from "./resume-reader.ts";

const reader = createResumeReader();
afterAll(() => reader.close());

const stored = async (name: string) =>
  new Uint8Array(await readFile(new URL(`../../../bench/cv/files/${name}`, import.meta.url)));

describe("createResumeReader", () => {
  it("reads a PDF on a worker thread and reports progress", async () => {
    const progress: ResumeProgress[] = [];
    const parsed = await reader.read(await stored("dev-date-first-pdf.pdf"), "pdf", {
      onProgress: (step) => progress.push(step),
    });
    expect(parsed.personalInfo.name).toBe("Ahmed Abdullahi Hassan");
    expect(parsed.experience).toHaveLength(3);
    expect(progress).toEqual([{ percent: 0, page: null }]);
  });

  it("takes no referee for the owner, though the second stands beside the first", async () => {
    const cv = await demoCvOf(0, { email: "" });
    const parsed = await reader.read(new Uint8Array(await cv.arrayBuffer()), "pdf");
    expect(parsed.personalInfo).toMatchObject({ name: "Brian Otieno Odera", email: null });
    expect(parsed.referees).toMatchObject([
      { name: "Norah Kwamboka Obure", email: "norah.obure@lakeside.example" },
      { name: "Pamela Chepkorir Kirui", email: "pamela.kirui@savanna.example" },
    ]);
  });

  it("reads a DOC", async () => {
    const parsed = await reader.read(await stored("dev-classic-doc.doc"), "doc");
    expect(parsed.personalInfo).toMatchObject({ name: "Kevin Barasa Wanyonyi", phone: "+254723456701" });
  });

  it("reads bytes that are a window on a larger buffer", async () => {
    const file = await stored("dev-classic-doc.doc");
    const large = Buffer.concat([Buffer.alloc(1_000), file, Buffer.alloc(1_000)]);
    const parsed = await reader.read(large.subarray(1_000, 1_000 + file.length), "doc");
    expect(parsed.personalInfo.name).toBe("Kevin Barasa Wanyonyi");
  });

  it("refuses damaged and empty files with a code, and goes on", async () => {
    await expect(reader.read(new Uint8Array([1, 2, 3]), "pdf")).rejects.toMatchObject({
      code: "file_damaged",
    });
    await expect(reader.read(new Uint8Array(), "docx")).rejects.toMatchObject({ code: "file_empty" });
    expect((await reader.read(await stored("dev-classic-doc.doc"), "doc")).pages).toBe(1);
  });

  it("gives up on a file that takes longer than allowed", async () => {
    const impatient = createResumeReader({ timeLimitMs: 1 });
    const file = await stored("dev-sidebar-two-pages.pdf");
    await expect(impatient.read(file, "pdf")).rejects.toMatchObject({ code: "file_too_complex" });
    await impatient.close();
  });
});
