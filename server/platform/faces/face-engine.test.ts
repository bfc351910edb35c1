import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { jpeg, portrait } from "#server/testing/face-pictures.ts";
import { createFaceEngine } from "./face-engine.ts";

it("ends what runs and what waits when nobody waits for it any more", async () => {
  const engine = createFaceEngine();
  const picture = jpeg(await portrait("anne"));
  const leaving = new AbortController();
  const { signal } = leaving;
  const work = Promise.allSettled([
    engine.compare(picture, picture, { signal }),
    engine.judge([picture, picture], ["left"], { signal }),
  ]);
  const reason = new Error("left");
  leaving.abort(reason);
  expect(await work).toEqual([
    { status: "rejected", reason },
    { status: "rejected", reason },
  ]);
  await engine.close();
});

it("leaves no files behind, neither of pictures nor of what its library would report", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "faces-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  vi.stubEnv("TMPDIR", folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const engine = createFaceEngine();
  const picture = jpeg(await portrait("anne"));
  expect(await engine.compare(picture, picture)).toMatchObject({ verdict: "match" });
  expect(await readdir(folder)).toEqual([]);
  await engine.close();
  expect(await readdir(folder)).toEqual([]);
});
