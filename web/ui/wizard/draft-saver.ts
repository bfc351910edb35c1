import { v4 } from "uuid";
import { CodedError, type ErrorCode } from "#contract/core/errors.ts";
import type { DraftSave, KeptDraft } from "#contract/core/wizard.ts";

/**
 * The state of the draft. `saved`: the server has what is on the screen. `unsaved`: not yet, a save is on its
 * way or will be tried again. `conflict`: somebody saved another version meanwhile. `closed`: there is nothing
 * to save for any more: the form was sent from elsewhere, or what it was for is gone.
 */
export type DraftState<Draft extends KeptDraft> =
  | { kind: "untouched" }
  | { kind: "saved"; draft: Draft }
  /** `failing`: the last attempt did not get through. */
  | { kind: "unsaved"; failing: boolean; reason: ErrorCode | null }
  | { kind: "conflict"; theirs: Draft }
  | { kind: "closed"; message: string };

/** The way to the server. `Content` is what a draft is made of, without what the server adds. */
export interface DraftTransport<Content, Draft extends KeptDraft> {
  save(input: Content & DraftSave, options: { keepalive: boolean }): Promise<Draft>;
  /** The draft that is stored now; null without one. */
  load(): Promise<Draft | null>;
  /** Errors of a save after which nothing that was typed can be saved any more. */
  endsWith: readonly ErrorCode[];
}

/** What was typed and has not reached the server: enough to send it later, also from another opening of the form. */
export interface UnsentDraft<Content> {
  content: Content;
  /** The version that it is based on. */
  version: number;
  /** Whose saves these are: one that arrived unanswered is taken for what it is. */
  editorId: string;
}

/** Where the browser keeps one draft that has not reached the server. */
export interface UnsentPlace<Content> {
  /** Whether it is there still when the tab was closed. */
  outlivesTab: boolean;
  read(): Promise<UnsentDraft<Content> | null>;
  keep(unsent: UnsentDraft<Content>): void;
  forget(): void;
}

/** How long after the last key the draft is saved, and how long until a failed save is tried again. */
const delays = { typing: 800, retry: [2_000, 5_000, 10_000, 20_000] } as const;

/** One text for one value, in whatever order its properties come back from the server. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/**
 * Saves a draft on the server while it is being written: a moment after the last change, at once when asked,
 * and again until it gets through. What was typed stays in memory meanwhile. Saves never overtake each other.
 */
export class DraftSaver<Content extends object, Draft extends Content & KeptDraft> {
  private readonly transport: DraftTransport<Content, Draft>;
  private readonly onState: (state: DraftState<Draft>) => void;
  /** Names of what a draft is made of. */
  private readonly parts: (keyof Content)[];
  private readonly unsent: UnsentPlace<Content> | undefined;
  private editorId = v4();
  private version: number;
  /** Whether another opening of the form may have sent what is sent now, based on the same version. */
  private recovered = false;
  private wanted: Content | null = null;
  private kept: string;
  /** The state while nothing waits to be saved. */
  private rest: DraftState<Draft>;
  /** Contents on their way whose answer has not come: the server may or may not have them. */
  private readonly sent = new Set<string>();
  private running = false;
  /** The attempt that is made, or the last one. */
  private saving: Promise<void> | undefined;
  private stopped = false;
  /** Whether what an earlier opening of the form kept is still being looked for; it goes out first. */
  private looking: boolean;
  /** Whether the person has yet to say which of two versions goes on. */
  private contested = false;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param from what the form shows now, and the draft it was restored from
   * @param unsent keeps what was typed until the server has it
   */
  constructor(
    transport: DraftTransport<Content, Draft>,
    from: { content: Content; draft: Draft | null },
    onState: (state: DraftState<Draft>) => void,
    unsent?: UnsentPlace<Content>,
  ) {
    this.transport = transport;
    this.unsent = unsent;
    this.looking = unsent !== undefined;
    this.parts = Object.keys(from.content) as (keyof Content)[];
    this.version = from.draft?.version ?? 0;
    this.kept = this.textOf(from.content);
    this.rest = from.draft ? { kind: "saved", draft: from.draft } : { kind: "untouched" };
    this.onState = onState;
  }

  /** Takes note of what the form holds now. */
  change(content: Content): void {
    if (this.stopped) return;
    const before = this.isDirty();
    this.wanted = content;
    this.note();
    if (this.contested) return;
    if (this.isDirty()) {
      if (!this.running) this.onState({ kind: "unsaved", failing: this.failures > 0, reason: null });
      this.schedule(delays.typing);
    } else if (before && !this.running) {
      clearTimeout(this.timer);
      this.onState(this.rest);
    }
  }

  /**
   * Goes on with what an earlier opening of the form kept and could not send. Nothing is sent before this is called,
   * where something may be kept.
   * @param found null when nothing was
   * @returns false when the server has it
   */
  recover(found: UnsentDraft<Content> | null): boolean {
    this.looking = false;
    if (this.stopped || !found || this.textOf(found.content) === this.kept) {
      this.note();
      this.flush();
      return false;
    }
    const { content, version, editorId } = found;
    this.version = version;
    this.editorId = editorId;
    this.recovered = true;
    this.wanted = content;
    this.sent.add(this.textOf(content));
    this.note();
    this.onState({ kind: "unsaved", failing: false, reason: null });
    this.flush();
    return true;
  }

  /** Saves now what is not saved yet. */
  flush(): void {
    if (this.looking || this.isResting() || this.running || !this.isDirty()) return;
    this.saving = this.save();
  }

  /** Whether the server may not have what is on the screen. */
  isBehind(): boolean {
    return !this.isResting() && (this.running || this.isDirty());
  }

  /** Saves now what is not saved yet, also what was typed while another save ran. @returns when that was tried */
  async finish(): Promise<void> {
    await this.saving;
    this.flush();
    await this.saving;
  }

  /** The page goes away: sends what is left without waiting for an answer that nobody would read. */
  leave(): void {
    if (this.isResting() || !this.wanted || !this.isDirty()) return;
    const { version, editorId } = this;
    this.sent.add(this.textOf(this.wanted));
    // The page takes a save that is on its way along, or that one arrives, before this one or after it.
    const input = { ...this.wanted, version, editorId, replacesUnanswered: this.running || this.recovered };
    this.transport.save(input, { keepalive: true }).then(
      (draft) => this.confirm(draft),
      () => {},
    );
  }

  /** After a conflict: what is on the screen replaces what was saved elsewhere. */
  keepMine(theirs: Draft): void {
    this.resume(theirs.version);
    this.note();
    this.flush();
  }

  /** After a conflict: the form shows `theirs` now. */
  takeTheirs(theirs: Draft): void {
    this.kept = this.textOf(theirs);
    this.wanted = null;
    this.resume(theirs.version);
    this.note();
    this.rest = { kind: "saved", draft: theirs };
    this.onState(this.rest);
  }

  /** Ends all saving: the form is gone. What does not arrive stays in the browser. */
  close(): void {
    this.leave();
    this.end();
  }

  /** Ends all saving: the form was sent, or cannot be any more. */
  stop(): void {
    this.end();
    this.unsent?.forget();
  }

  /** Starts anew: there is no draft, and the form holds `content`. */
  restart(content: Content): void {
    this.kept = this.textOf(content);
    this.wanted = null;
    this.sent.clear();
    this.resume(0);
    this.note();
    this.rest = { kind: "untouched" };
    this.onState(this.rest);
  }

  private textOf(value: Content): string {
    return textOf(Object.fromEntries(this.parts.map((part) => [part, value[part]])));
  }

  private end(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** Whether nothing is to be saved: ever, or until the person has chosen. */
  private isResting(): boolean {
    return this.stopped || this.contested;
  }

  private resume(version: number): void {
    this.version = version;
    this.stopped = false;
    this.contested = false;
    this.failures = 0;
    clearTimeout(this.timer);
  }

  private isDirty(): boolean {
    return this.wanted !== null && this.textOf(this.wanted) !== this.kept;
  }

  /** Keeps what the server does not have, and nothing that it has. */
  private note(): void {
    if (!this.unsent || this.looking) return;
    const { wanted, version, editorId } = this;
    if (this.stopped) void this.forgetKept(this.unsent);
    else if (wanted && this.isDirty()) this.unsent.keep({ content: wanted, version, editorId });
    else this.unsent.forget();
  }

  /** After the form is gone: another opening of it may keep something else by now. */
  private async forgetKept(unsent: UnsentPlace<Content>): Promise<void> {
    const found = await unsent.read();
    if (found && this.textOf(found.content) === this.kept) unsent.forget();
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), delay);
  }

  /** @param as what the draft stands for: the server may have left something out, a file that was removed */
  private confirm(draft: Draft, as = this.textOf(draft)): void {
    if (draft.version < this.version) return;
    this.version = draft.version;
    this.kept = as;
    this.sent.clear();
    this.failures = 0;
    this.recovered = false;
    this.rest = { kind: "saved", draft };
    this.note();
    if (!this.isDirty()) this.onState(this.rest);
  }

  private async save(): Promise<void> {
    const content = this.wanted;
    if (!content) return;
    this.running = true;
    const text = this.textOf(content);
    this.sent.add(text);
    try {
      const { version, editorId } = this;
      const again = this.recovered ? { replacesUnanswered: true } : {};
      const save = { ...content, version, editorId, ...again };
      const draft = await this.transport.save(save, { keepalive: false });
      this.confirm(draft, text);
    } catch (error) {
      await this.settle(error);
    } finally {
      this.running = false;
    }
    if (!this.isResting() && this.failures === 0 && this.isDirty()) this.schedule(delays.typing);
  }

  private async settle(error: unknown): Promise<void> {
    const coded = error instanceof CodedError ? error : null;
    if (this.stopped) return;
    if (coded && this.transport.endsWith.includes(coded.code)) {
      this.stop();
      this.onState({ kind: "closed", message: coded.message });
      return;
    }
    if (coded?.code === "stale" && (await this.reconcile())) return;
    if (this.stopped) return;
    this.onState({ kind: "unsaved", failing: true, reason: coded?.code ?? null });
    // What is wrong with the content itself only a change of it can mend.
    if (coded?.code === "validation") return;
    this.schedule(delays.retry[Math.min(this.failures, delays.retry.length - 1)] ?? delays.typing);
    this.failures += 1;
  }

  /**
   * Another version is stored than the one we know. If it is one that we sent ourselves, only its answer was
   * lost; otherwise it is somebody else's.
   * @returns whether that settled it
   */
  private async reconcile(): Promise<boolean> {
    let theirs: Draft | null;
    try {
      theirs = await this.transport.load();
    } catch {
      return false;
    }
    if (!theirs) {
      // Thrown away elsewhere, while somebody is writing here: what is on the screen is a new draft.
      this.version = 0;
      return false;
    }
    const text = this.textOf(theirs);
    if (this.sent.has(text) || (this.wanted && this.textOf(this.wanted) === text)) {
      this.confirm(theirs);
      return true;
    }
    clearTimeout(this.timer);
    this.contested = true;
    this.onState({ kind: "conflict", theirs });
    return true;
  }
}
