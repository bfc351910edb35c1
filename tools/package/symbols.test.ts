import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { withoutSymbols } from "./symbols.ts";

it("leaves a text as it is", () => {
  expect(withoutSymbols(Buffer.from("#!/bin/sh\n")).toString()).toBe("#!/bin/sh\n");
});

it.runIf(process.platform === "linux")("leaves a program that runs as before, and smaller", () => {
  const program = readFileSync(process.execPath);
  const smaller = withoutSymbols(program);
  expect(smaller.length).toBeLessThan(program.length);
  const folder = mkdtempSync(path.join(tmpdir(), "ushirika-symbols-"));
  try {
    const file = path.join(folder, "node");
    writeFileSync(file, smaller, { mode: 0o755 });
    const answer = execFileSync(file, ["-p", "process.version + require('node:zlib').crc32('a')"], {
      encoding: "utf8",
    });
    expect(answer.trim()).toBe(`${process.version}3904355907`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
