import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CodedError } from "#contract/core/errors.ts";
import type { DraftSave, KeptDraft } from "#contract/core/wizard.ts";
import { DraftSaver, type DraftState, type UnsentDraft } from "./draft-saver.ts";

interface Content {
  values: { fullName: string };
  step: number;
  fileId: string | null;
}
/** What this test's server keeps: the content and, beside it, whether the form is still taken. */
type Draft = Content & KeptDraft & { open: boolean };

const content = (fullName: string, step = 1): Content => ({ values: { fullName }, step, fileId: null });

/**
 * A server with one draft, as the real one counts its versions; `broken` says what happens to the next saves:
 * "under way" ones arrive and are answered when `arrive` is called.
 */
function server() {
  const it = {
    draft: null as Draft | null,
    saves: 0,
    open: true,
    broken: [] as ("lost" | "answer lost" | "under way" | CodedError)[],
    arrive: () => {},
    /** Which editor saved the draft that is kept. */
    editorId: undefined as string | undefined,
    load: async () => it.draft,
    endsWith: ["already_applied"] as const,
    save: async ({ version, editorId, replacesUnanswered, ...rest }: Content & DraftSave): Promise<Draft> => {
      it.saves += 1;
      const trouble = it.broken.shift();
      if (trouble === "lost") throw new TypeError("Failed to fetch");
      if (trouble instanceof CodedError) throw trouble;
      if (trouble === "under way") await new Promise<void>((resolve) => (it.arrive = resolve));
      const kept = it.draft?.version ?? 0;
      const own = replacesUnanswered && kept === version + 1 && editorId === it.editorId;
      if (version !== kept && !own) throw new CodedError("stale");
      it.editorId = editorId;
      it.draft = {
        ...rest,
        version: kept + 1,
        updatedAt: `at ${kept + 1}`,
        open: it.open,
      };
      if (trouble === "answer lost") throw new TypeError("Failed to fetch");
      return it.draft;
    },
  };
  return it;
}

/** A browser's place for what was not sent. */
const place = () => {
  const it = {
    outlivesTab: true,
    kept: null as UnsentDraft<Content> | null,
    read: async () => it.kept,
    keep: (unsent: UnsentDraft<Content>) => (it.kept = unsent),
    forget: () => (it.kept = null),
  };
  return it;
};

const open = (backend: ReturnType<typeof server>, shown = content(""), unsent?: ReturnType<typeof place>) => {
  const states: DraftState<Draft>[] = [];
  const note = (state: DraftState<Draft>) => states.push(state);
  const saver = new DraftSaver(backend, { content: shown, draft: backend.draft }, note, unsent);
  if (unsent && !unsent.kept) saver.recover(null);
  return { saver, states, last: () => states.at(-1) };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const typed = () => vi.advanceTimersByTimeAsync(1_000);

describe("a draft that is being written", () => {
  it("is saved once, a moment after the last key", async () => {
    const backend = server();
    const { saver, states } = open(backend);
    for (const name of ["A", "Ac", "Ach"]) saver.change(content(name));
    expect(backend.saves).toBe(0);
    await typed();
    expect(backend.saves).toBe(1);
    expect(backend.draft?.values.fullName).toBe("Ach");
    expect(states.map(({ kind }) => kind)).toEqual(["unsaved", "unsaved", "unsaved", "saved"]);
  });

  it("is not saved when nothing differs from what was restored", async () => {
    const backend = server();
    const { saver, states } = open(backend, content("Achieng"));
    saver.change(content("Achieng"));
    saver.flush();
    saver.leave();
    await typed();
    expect(backend.saves).toBe(0);
    expect(states).toEqual([]);
  });

  it("is saved at once when a step is done or the page goes away", async () => {
    const backend = server();
    const { saver } = open(backend);
    saver.change(content("Achieng", 2));
    saver.flush();
    saver.change(content("Achieng Otieno", 2));
    saver.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(backend.draft).toMatchObject({ values: { fullName: "Achieng Otieno" }, version: 2 });
  });
});

describe("before another page is asked for", () => {
  it("the last words arrive, also those typed while a save was under way", async () => {
    const backend = server();
    const { saver } = open(backend);
    expect(saver.isBehind()).toBe(false);
    backend.broken = ["under way"];
    saver.change(content("Achieng"));
    saver.flush();
    saver.change(content("Achieng Otieno"));
    expect(saver.isBehind()).toBe(true);
    const finished = saver.finish();
    backend.arrive();
    await finished;
    expect(backend.draft?.values.fullName).toBe("Achieng Otieno");
    expect(saver.isBehind()).toBe(false);
  });

  it("one attempt is made, and no more", async () => {
    const backend = server();
    const { saver } = open(backend);
    backend.broken = ["lost"];
    saver.change(content("Achieng"));
    await saver.finish();
    expect(backend.saves).toBe(1);
    expect(saver.isBehind()).toBe(true);
  });
});

describe("a page that goes away while a save is under way", () => {
  const newest = content("Achieng Otieno", 2);
  const leaveDuring = async (save: "lost" | "under way") => {
    const backend = server();
    const { saver } = open(backend);
    backend.broken = [save];
    saver.change(content("Achieng"));
    saver.flush();
    saver.change(newest);
    saver.leave();
    await vi.advanceTimersByTimeAsync(0);
    return backend;
  };

  it("keeps the last words when the save is lost with the page", async () => {
    const backend = await leaveDuring("lost");
    expect(backend.draft?.values.fullName).toBe("Achieng Otieno");
  });

  it("keeps the last words when the save arrives after them", async () => {
    const backend = await leaveDuring("under way");
    backend.arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(backend.draft?.values.fullName).toBe("Achieng Otieno");
  });

  it("takes nothing from another editor", async () => {
    const backend = server();
    const { saver } = open(backend);
    backend.broken = ["lost"];
    saver.change(content("Achieng"));
    saver.flush();
    await backend.save({ ...content("Elsewhere"), version: 0, editorId: "another" });
    saver.change(newest);
    saver.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(backend.draft?.values.fullName).toBe("Elsewhere");
  });
});

describe("a lost connection", () => {
  it("is waited out: the draft stays and is sent again", async () => {
    const backend = server();
    const { saver, last } = open(backend);
    backend.broken = ["lost", "lost"];
    saver.change(content("Achieng"));
    await typed();
    expect(last()).toEqual({ kind: "unsaved", failing: true, reason: null });
    saver.change(content("Achieng Otieno"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(last()).toMatchObject({ kind: "saved", draft: { updatedAt: "at 1", open: true } });
    expect(backend.draft?.values.fullName).toBe("Achieng Otieno");
  });

  it("that swallowed only the answer is no conflict", async () => {
    const backend = server();
    const { saver, last } = open(backend);
    backend.broken = ["answer lost"];
    saver.change(content("Achieng"));
    await typed();
    saver.change(content("Achieng Otieno"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(last()).toMatchObject({ kind: "saved", draft: { updatedAt: "at 2", open: true } });
    expect(backend.draft?.values.fullName).toBe("Achieng Otieno");
  });
});

describe("two tabs", () => {
  async function conflict() {
    const backend = server();
    const first = open(backend);
    const second = open(backend);
    first.saver.change(content("From the first"));
    await typed();
    second.saver.change(content("From the second"));
    await typed();
    const state = second.last();
    if (state?.kind !== "conflict") throw new Error("the second tab was not told");
    return { backend, first, second, theirs: state.theirs };
  }

  it("do not overwrite each other: the second is notified, and saves no more by itself", async () => {
    const { backend, second, theirs } = await conflict();
    expect(theirs.values.fullName).toBe("From the first");
    second.saver.change(content("From the second, on and on"));
    await typed();
    expect(backend.draft?.values.fullName).toBe("From the first");
  });

  it("go on with what is on the screen, if the person says so", async () => {
    const { backend, first, second, theirs } = await conflict();
    second.saver.keepMine(theirs);
    await typed();
    expect(backend.draft).toMatchObject({ values: { fullName: "From the second" }, version: 2 });
    first.saver.change(content("From the first again"));
    await typed();
    expect(first.last()?.kind).toBe("conflict");
  });

  it("go on with all that was typed here, also while the person was asked", async () => {
    const { backend, second, theirs } = await conflict();
    second.saver.change(content("From the second, on and on"));
    second.saver.keepMine(theirs);
    await typed();
    expect(backend.draft?.values.fullName).toBe("From the second, on and on");
  });

  it("go on with what was saved, if the person says so", async () => {
    const { backend, second, theirs } = await conflict();
    second.saver.takeTheirs(theirs);
    second.saver.change(content("From both"));
    await typed();
    expect(backend.draft).toMatchObject({ values: { fullName: "From both" }, version: 2 });
  });

  it("that wrote the same have nothing to settle", async () => {
    const backend = server();
    const first = open(backend);
    const second = open(backend);
    first.saver.change(content("The same"));
    await typed();
    second.saver.change(content("The same"));
    await typed();
    expect(second.last()).toMatchObject({ kind: "saved", draft: { updatedAt: "at 1", open: true } });
  });
});

describe("the end", () => {
  it("of a draft that was thrown away elsewhere is a new draft of what is on the screen", async () => {
    const backend = server();
    const { saver, last } = open(backend);
    saver.change(content("Achieng"));
    await typed();
    backend.draft = null;
    saver.change(content("Achieng Otieno"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(last()?.kind).toBe("saved");
    expect(backend.draft).toMatchObject({ version: 1 });
  });

  it("comes when the form was sent from another tab", async () => {
    const backend = server();
    const { saver, last } = open(backend);
    backend.broken = [new CodedError("already_applied")];
    saver.change(content("Achieng"));
    await typed();
    expect(last()).toMatchObject({ kind: "closed" });
    saver.change(content("Achieng Otieno"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(backend.saves).toBe(1);
  });

  it("is not that of what the form is for: what is typed after it closed is saved, and that it closed is known", async () => {
    const backend = server();
    const { saver, last } = open(backend);
    backend.open = false;
    saver.change(content("Achieng"));
    await typed();
    expect(last()).toMatchObject({ kind: "saved", draft: { updatedAt: "at 1", open: false } });
    saver.change(content("Achieng Otieno"));
    await typed();
    expect(backend.draft?.values.fullName).toBe("Achieng Otieno");
  });

  it("of a stopped saver is silent", async () => {
    const backend = server();
    const { saver } = open(backend);
    saver.change(content("Achieng"));
    saver.stop();
    saver.leave();
    await typed();
    expect(backend.saves).toBe(0);
  });
});

describe("what could not be sent", () => {
  /** Types on a line that takes nothing, and closes the browser. */
  const typeOffline = async (backend: ReturnType<typeof server>, browser: ReturnType<typeof place>) => {
    const { saver } = open(backend, content(""), browser);
    backend.broken = ["lost", "lost"];
    saver.change(content("Achieng"));
    await typed();
    saver.close();
    await vi.advanceTimersByTimeAsync(0);
  };
  const reopen = (backend: ReturnType<typeof server>, browser: ReturnType<typeof place>) => {
    const shown = backend.draft ?? content("");
    return open(backend, { values: shown.values, step: shown.step, fileId: shown.fileId }, browser);
  };

  it("is kept in the browser until the server has it", async () => {
    const backend = server();
    const browser = place();
    const { saver } = open(backend, content(""), browser);
    backend.broken = ["lost"];
    saver.change(content("Achieng"));
    await typed();
    expect(browser.kept).toMatchObject({ content: content("Achieng"), version: 0 });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(backend.draft?.values.fullName).toBe("Achieng");
    expect(browser.kept).toBeNull();
  });

  it("goes out when the form is opened again, once", async () => {
    const backend = server();
    const browser = place();
    await typeOffline(backend, browser);
    const { saver, last } = reopen(backend, browser);
    const found = await browser.read();
    expect(saver.recover(found)).toBe(true);
    await typed();
    expect(backend.draft).toMatchObject({ values: { fullName: "Achieng" }, version: 1 });
    expect(last()?.kind).toBe("saved");
    expect(browser.kept).toBeNull();
  });

  it("is forgotten where it had arrived, its answer alone was lost", async () => {
    const backend = server();
    const browser = place();
    const { saver } = open(backend, content(""), browser);
    backend.broken = ["answer lost"];
    saver.change(content("Achieng"));
    saver.close();
    await vi.advanceTimersByTimeAsync(0);
    const again = reopen(backend, browser);
    const found = await browser.read();
    expect(again.saver.recover(found)).toBe(false);
    expect(browser.kept).toBeNull();
    expect(backend.saves).toBe(1);
  });

  it("takes the place of an earlier save of its own whose answer was lost", async () => {
    const backend = server();
    const browser = place();
    const { saver } = open(backend, content(""), browser);
    backend.broken = ["answer lost", "lost"];
    saver.change(content("Ach"));
    saver.leave();
    saver.change(content("Achieng"));
    saver.close();
    await vi.advanceTimersByTimeAsync(0);
    const again = reopen(backend, browser);
    const found = await browser.read();
    expect(again.saver.recover(found)).toBe(true);
    await typed();
    expect(backend.draft?.values.fullName).toBe("Achieng");
    expect(again.last()?.kind).toBe("saved");
  });

  it("never overwrites what another device has saved since: the person chooses", async () => {
    const backend = server();
    const browser = place();
    await typeOffline(backend, browser);
    const elsewhere = open(backend);
    elsewhere.saver.change(content("Elsewhere"));
    await typed();
    const { saver, last } = reopen(backend, browser);
    const found = await browser.read();
    saver.recover(found);
    await typed();
    expect(last()).toMatchObject({ kind: "conflict", theirs: { values: { fullName: "Elsewhere" } } });
    expect(backend.draft?.values.fullName).toBe("Elsewhere");
  });

  it("goes out before anything else does, also from a page of the browser's own cache that knows no draft", async () => {
    const backend = server();
    const browser = place();
    const first = open(backend, content(""), browser);
    first.saver.change(content("Ach"));
    await typed();
    backend.broken = ["lost"];
    first.saver.change(content("Achieng"));
    first.saver.close();
    const states: DraftState<Draft>[] = [];
    const found = await browser.read();
    const old = { content: content(""), draft: null };
    const saver = new DraftSaver(backend, old, (state) => states.push(state), browser);
    // The browser has filled in the fields.
    saver.change(content("Achieng", 2));
    saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(browser.kept).toEqual(found);
    expect(backend.draft?.version).toBe(1);
    expect(saver.recover(found)).toBe(true);
    saver.change(content("Achieng", 2));
    await typed();
    expect(states.at(-1)?.kind).toBe("saved");
    expect(backend.draft).toMatchObject(content("Achieng", 2));
  });

  it("is looked for first: what was typed meanwhile goes out where there was none", async () => {
    const backend = server();
    const saver = new DraftSaver(backend, { content: content(""), draft: null }, () => {}, place());
    saver.change(content("Achieng"));
    await typed();
    expect(backend.saves).toBe(0);
    expect(saver.recover(null)).toBe(false);
    await typed();
    expect(backend.draft?.values.fullName).toBe("Achieng");
  });

  it("stays where the person has yet to choose, with what is typed meanwhile", async () => {
    const backend = server();
    const browser = place();
    const { saver, last } = open(backend, content(""), browser);
    await backend.save({ ...content("Elsewhere"), version: 0 });
    saver.change(content("Achieng"));
    await typed();
    expect(last()?.kind).toBe("conflict");
    saver.change(content("Achieng Otieno"));
    saver.close();
    expect(browser.kept).toMatchObject({ content: content("Achieng Otieno"), version: 0 });
  });

  it("is not taken away by the late answer to a form that is gone", async () => {
    const backend = server();
    const browser = place();
    backend.broken = ["under way"];
    const first = open(backend, content(""), browser);
    first.saver.change(content("Achieng"));
    first.saver.close();
    const second = open(backend, content(""), browser);
    const found = await browser.read();
    backend.broken = ["lost"];
    second.saver.recover(found);
    second.saver.change(content("Achieng Otieno"));
    backend.arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(backend.draft?.values.fullName).toBe("Achieng");
    expect(browser.kept).toMatchObject({ content: content("Achieng Otieno") });
    second.saver.close();
  });

  it("is forgotten once a form that is gone has its answer, and once the form was sent", async () => {
    const backend = server();
    const browser = place();
    const { saver } = open(backend, content(""), browser);
    saver.change(content("Achieng"));
    saver.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(browser.kept).toBeNull();

    const again = reopen(backend, browser);
    again.saver.change(content("Achieng Otieno"));
    expect(browser.kept).not.toBeNull();
    again.saver.stop();
    expect(browser.kept).toBeNull();
  });
});
