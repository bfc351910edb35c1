import { describe, expect, it } from "vitest";
import { CodedError } from "#contract/core/errors.ts";
import type { ChosenFile } from "./chosen-files.ts";
import { createUploader, type UploadWays } from "./uploader.ts";

const chosen = (...names: string[]): ChosenFile[] =>
  names.map((name) => ({ file: new File([`of ${name}`], name), path: `fair/${name}` }));
const textOf = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes);

function uploader(ways: Partial<UploadWays> = {}) {
  const sent: string[] = [];
  const made = createUploader({
    send: async ({ path }) => {
      sent.push(path);
      return { repeated: false };
    },
    digests: async () => [],
    pause: async () => {},
    digestOf: async (bytes) => textOf(bytes),
    ...ways,
  });
  const ended = () => expect.poll(() => made.read().running).toBe(false);
  return { ...made, sent, ended };
}

describe("chosen files", () => {
  it("are sent one after the other", async () => {
    const { add, sent, ended, read } = uploader();
    add(chosen("a.pdf", "b.pdf"));
    add(chosen("c.pdf"), [{ path: "fair/film.mp4", reason: "No PDF" }]);
    await ended();
    expect(sent).toEqual(["fair/a.pdf", "fair/b.pdf", "fair/c.pdf"]);
    expect(read()).toMatchObject({ total: 3, done: 3, refused: [{ path: "fair/film.mp4" }] });
  });

  it("are not sent when they are there already, also where one is in the folder twice", async () => {
    const { add, sent, ended, read } = uploader({ digests: async () => ["of a.pdf"] });
    add([...chosen("a.pdf", "b.pdf"), ...chosen("b.pdf")]);
    await ended();
    expect(sent).toEqual(["fair/b.pdf"]);
    expect(read()).toMatchObject({ total: 3, done: 3, repeated: 2 });
  });

  it("go on where they were when the line is back", async () => {
    const failures = [
      new TypeError("Failed to fetch"),
      new CodedError("unavailable"),
      new CodedError("rate_limited"),
    ];
    const sent: string[] = [];
    let waited = 0;
    const { add, ended, read } = uploader({
      send: async ({ path }) => {
        const failure = failures.shift();
        if (failure) throw failure;
        sent.push(path);
        return { repeated: false };
      },
      pause: async () => {
        waited += 1;
      },
    });
    add(chosen("a.pdf", "b.pdf"));
    await ended();
    expect({ sent, waited }).toEqual({ sent: ["fair/a.pdf", "fair/b.pdf"], waited: 3 });
    expect(read()).toMatchObject({ waiting: false, failure: "" });
  });

  it("are left behind one by one, and all together when the import is over", async () => {
    const answers = [
      new CodedError("file_too_large", "Too large"),
      new CodedError("conflict", "At most 500"),
    ];
    const { add, ended, read } = uploader({
      send: async () => {
        throw answers.shift() ?? new Error("sent after the end");
      },
    });
    add(chosen("a.pdf", "b.pdf", "c.pdf"));
    await ended();
    expect(read()).toMatchObject({
      refused: [
        { path: "fair/a.pdf", reason: "Too large" },
        { path: "fair/b.pdf", reason: "Not sent" },
        { path: "fair/c.pdf", reason: "Not sent" },
      ],
      failure: "At most 500",
      done: 1,
      total: 1,
    });
    // Chosen again, when there is room: only what is refused again stays in the list.
    answers.push(new CodedError("file_damaged", "Damaged"), new CodedError("conflict", "At most 500"));
    add(chosen("b.pdf", "c.pdf"));
    await ended();
    expect(read().refused).toEqual([
      { path: "fair/a.pdf", reason: "Too large" },
      { path: "fair/b.pdf", reason: "Damaged" },
      { path: "fair/c.pdf", reason: "Not sent" },
    ]);
  });
});
