import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CodedError } from "#contract/core/errors.ts";
import type { ApplicationDocument } from "#contract/onboarding/application-documents.ts";
import { type PictureOnItsWay, PictureSender } from "./picture-sender.ts";
import type { WaitingPicture } from "./waiting-pictures.ts";

/** The store as a page that is opened in a browser has it. */
async function openStore(browser: IDBFactory, now?: () => number) {
  vi.resetModules();
  vi.stubGlobal("indexedDB", browser);
  vi.stubGlobal("IDBKeyRange", IDBKeyRange);
  const { pictureStore } = await import("./waiting-pictures.ts");
  const store = pictureStore(now);
  // Opens the database of this browser, before another page of the test comes.
  await store.list("");
  return store;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const lost = new TypeError("Failed to fetch");

const picture = (kind: WaitingPicture["kind"], more: Partial<WaitingPicture> = {}): WaitingPicture => ({
  clientId: crypto.randomUUID(),
  applicationKey: "key-1",
  kind,
  method: "camera",
  quality: null,
  file: new File([`points of ${kind}`], `${kind}.jpg`, { type: "image/jpeg" }),
  ...more,
});

/** A page in a browser with its own database, before a server that takes what it is sent once. */
async function page(browser = new IDBFactory(), server = new Map<string, string>()) {
  const store = await openStore(browser);
  let failing: unknown = null;
  let shown: readonly PictureOnItsWay[] = [];
  const arrived: string[] = [];
  const sender = new PictureSender({
    store,
    async send({ clientId, kind, file }, { onSent }) {
      onSent(1, file.size);
      if (failing) throw failing;
      server.set(clientId, await file.text());
      return { id: clientId, kind } as ApplicationDocument;
    },
    onChange: (pictures) => (shown = pictures),
    onArrived: ({ kind }) => arrived.push(kind),
  });
  return {
    browser,
    server,
    store,
    sender,
    arrived,
    states: () => shown.map(({ sending }) => sending.kind),
    fail: (error: unknown) => (failing = error),
  };
}

describe("pictures on their way", () => {
  it("arrive one after the other, and nothing of them stays in the browser", async () => {
    const { sender, arrived, states, store, server } = await page();
    await sender.add(picture("id-front"));
    await sender.add(picture("id-back"));
    expect(arrived).toEqual(["id-front", "id-back"]);
    expect([...server.values()]).toEqual(["points of id-front", "points of id-back"]);
    expect(states()).toEqual([]);
    expect(await store.list("key-1")).toEqual([]);
  });

  it("wait while the line is away, and go out once when it is back", async () => {
    const { sender, arrived, states, fail } = await page();
    fail(lost);
    await sender.add(picture("id-front"));
    await sender.add(picture("kra-pin"));
    expect(states()).toEqual(["waiting", "waiting"]);
    fail(null);
    await Promise.all([sender.retry(), sender.retry()]);
    expect(arrived).toEqual(["id-front", "kra-pin"]);
  });

  it("survive a reload, under the id by which the server knows them", async () => {
    const before = await page();
    before.fail(lost);
    const taken = picture("passport");
    await before.sender.add(taken);
    before.sender.close();
    const after = await page(before.browser, before.server);
    await after.sender.open("key-1");
    expect(after.arrived).toEqual(["passport"]);
    expect([...after.server]).toEqual([[taken.clientId, "points of passport"]]);
  });

  it("stay with their application", async () => {
    const { sender, fail, browser } = await page();
    fail(lost);
    await sender.add(picture("id-front"));
    const other = await page(browser);
    await other.sender.open("key-2");
    expect(other.arrived).toEqual([]);
  });

  it("give way to a newer one of the same kind", async () => {
    const { sender, store, server, fail } = await page();
    fail(lost);
    await sender.add(picture("id-front"));
    const better = picture("id-front");
    await sender.add(better);
    expect((await store.list("key-1")).map(({ clientId }) => clientId)).toEqual([better.clientId]);
    fail(null);
    await sender.retry();
    expect([...server.keys()]).toEqual([better.clientId]);
  });

  it("are not sent again when the server refuses them, and say why", async () => {
    const { sender, states, store, fail } = await page();
    fail(new CodedError("file_damaged"));
    await sender.add(picture("id-front"));
    expect(states()).toEqual(["refused"]);
    expect(await store.list("key-1")).toEqual([]);
  });

  it("wait for a server that is busy, and are forgotten when the person removes them", async () => {
    const { sender, states, store, fail, arrived } = await page();
    fail(new CodedError("unavailable"));
    const taken = picture("id-front");
    await sender.add(taken);
    expect(states()).toEqual(["waiting"]);
    await sender.remove(taken);
    fail(null);
    await sender.retry();
    expect(arrived).toEqual([]);
    expect(await store.list("key-1")).toEqual([]);
  });
});

it("keeps identity documents of somebody who does not come back for three days", async () => {
  const browser = new IDBFactory();
  const now = vi.fn(() => Date.UTC(2026, 10, 20));
  const store = await openStore(browser, now);
  await store.put(picture("id-front"));
  now.mockReturnValue(Date.UTC(2026, 10, 22));
  expect(await store.list("key-1")).toHaveLength(1);
  now.mockReturnValue(Date.UTC(2026, 10, 24));
  expect(await store.list("key-1")).toHaveLength(0);
  now.mockReturnValue(Date.UTC(2026, 10, 20));
  expect(await store.list("key-1")).toHaveLength(0);
});
