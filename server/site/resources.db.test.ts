import { describe, expect, it } from "vitest";
import { resourceGroups, workbookPreview } from "#contract/site/resources.ts";
import { itOnce } from "#server/testing/once.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { resources as catalogue } from "./resources/catalogue.ts";

const app = startTestApp();
const resources = () => app.current.as().resources;
const idOf = (type: "PDF" | "XLSX") => catalogue.find((one) => one.type === type)?.id ?? "";

const browser = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36";
const take = (
  id: string,
  what: "file" | "preview",
  headers: Record<string, string> = { "user-agent": browser },
) => app.current.http.inject({ url: `/api/resources/${id}/${what}`, headers });
const downloadsOf = async (id: string) => (await resources().list()).find((one) => one.id === id)?.downloads;

describe("the resource centre", () => {
  it("lists at least three documents of each group, at once", async () => {
    const all = await resources().list();
    expect(all.length).toBeGreaterThanOrEqual(12);
    for (const group of resourceGroups) {
      expect(all.filter((one) => one.group === group).length).toBeGreaterThanOrEqual(3);
    }
  });

  itOnce("says how large each file is, once it has been typeset", async () => {
    for (const { id } of await resources().list()) {
      const file = await take(id, "file", { "user-agent": "Googlebot/2.1" });
      const listed = (await resources().list()).find((one) => one.id === id);
      expect(listed?.bytes).toBe(file.rawPayload.byteLength);
    }
  });

  it("shows a PDF in place and hands it out as a file", async () => {
    const id = idOf("PDF");
    const preview = await take(id, "preview");
    expect(preview.headers["content-type"]).toBe("application/pdf");
    expect(preview.headers["content-disposition"]).toMatch(/^inline; filename=".+\.pdf"/);
    expect(preview.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    const file = await take(id, "file");
    expect(file.headers["content-disposition"]).toMatch(/^attachment; filename=".+\.pdf"/);
    expect(file.rawPayload.equals(preview.rawPayload)).toBe(true);
  });

  it("shows a workbook's cells, calculated, and hands out the workbook", async () => {
    const id = idOf("XLSX");
    const preview = await take(id, "preview");
    expect(preview.headers["content-type"]).toMatch(/^application\/json/);
    const { sheets } = workbookPreview.parse(preview.json());
    const cells = sheets.flatMap((sheet) => sheet.rows.flat()).filter((cell) => cell !== null);
    expect(cells.some((cell) => cell.role === "figure" && cell.isNumber)).toBe(true);
    expect(cells.every((cell) => !cell.text.startsWith("="))).toBe(true);
    const file = await take(id, "file");
    expect(file.headers["content-disposition"]).toMatch(/^attachment; filename=".+\.xlsx"/);
    expect(file.rawPayload.subarray(0, 2).toString()).toBe("PK");
  });

  it("counts files that people take, not looks, robots or what a link checker asks", async () => {
    const id = idOf("PDF");
    const before = (await downloadsOf(id)) ?? 0;
    await Promise.all([take(id, "file"), take(id, "file")]);
    await take(id, "preview");
    await take(id, "file", { "user-agent": "bingbot/2.0" });
    await app.current.http.inject({ method: "HEAD", url: `/api/resources/${id}/file` });
    expect(await downloadsOf(id)).toBe(before + 2);
  });

  it.each(["unheard-of", "constructor", "..%2Fsecret", "A"])("has no document %s", async (id) => {
    expect((await take(id, "file")).statusCode).toBe(404);
    expect((await take(id, "preview")).statusCode).toBe(404);
  });
});
