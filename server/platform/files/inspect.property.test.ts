import { Document, Packer, Paragraph } from "docx";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CodedError } from "#contract/core/errors.ts";
import { maxUploadBytes } from "#contract/core/limits.ts";
import { fixture } from "./fixtures/build.ts";
import { inspectUpload } from "./inspect.ts";
import { type FileKind, fileKinds } from "./kinds.ts";

// Whatever is text may be a table.
const everything = (Object.keys(fileKinds) as FileKind[]).filter((kind) => kind !== "csv" && kind !== "zip");
const realDocx = await Packer.toBuffer(
  new Document({ sections: [{ children: [new Paragraph("Asha Wanjiru, accountant")] }] }),
);

describe("any bytes at all", () => {
  const originals = [
    ["cv.pdf", "pdf"],
    ["aes-128-open.pdf", "pdf"],
    ["aes-256-locked.pdf", "pdf"],
    ["cv.doc", "doc"],
    ["locked.docx", "doc"],
    ["photo.jpg", "jpeg"],
    ["photo.png", "png"],
    ["photo.webp", "webp"],
  ] as const;
  const starts = [
    "",
    "%PDF-1.7\n",
    "PK\x03\x04",
    "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1",
    "\xff\xd8\xff",
    "\x89PNG\r\n\x1a\n",
  ];

  /** Accepted as one of `allowed`, or refused with a code: nothing else may happen. */
  async function settles(bytes: Uint8Array, allowed: readonly FileKind[]) {
    const outcome = await inspectUpload(bytes, {
      name: "cv",
      accept: everything,
      maxBytes: maxUploadBytes,
    }).catch((error: unknown) => error);
    if (outcome instanceof CodedError) expect(outcome.code).toMatch(/^file_/);
    else expect(allowed).toContain((outcome as { kind: FileKind }).kind);
  }

  it("are never accepted and never break the inspection, whatever they begin with", async () => {
    const bytes = fc.tuple(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 3_000 }));
    await fc.assert(
      fc.asyncProperty(bytes, async ([start, rest]) => {
        await settles(Buffer.concat([Buffer.from(start, "latin1"), rest]), []);
      }),
      { numRuns: 400 },
    );
  });

  it("changed from a real file are refused or taken for what they were", async () => {
    const files = [
      ...originals.map(([name, kind]) => ({ bytes: fixture(name), kind })),
      { bytes: realDocx, kind: "docx" as const },
    ];
    const change = fc.record({
      file: fc.constantFrom(...files),
      edits: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 12 }),
      cut: fc.option(fc.nat()),
    });
    await fc.assert(
      fc.asyncProperty(change, async ({ file, edits, cut }) => {
        const bytes = Buffer.from(file.bytes);
        // The signature stays: without it the file is just any bytes.
        for (const [at, value] of edits) bytes[16 + (at % (bytes.length - 16))] = value;
        await settles(cut === null ? bytes : bytes.subarray(0, 16 + (cut % bytes.length)), [file.kind]);
      }),
      { numRuns: 1_500 },
    );
  });
});
