import { expect, it } from "vitest";
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
