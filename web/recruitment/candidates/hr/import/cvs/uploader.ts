import { CodedError } from "#contract/core/errors.ts";
import { isConnectionLost } from "#web/lib/connection.ts";
import type { ChosenFile, RefusedFile } from "./chosen-files.ts";

/** How far the upload of chosen files is. */
export interface UploadState {
  /** Files that were chosen since the page was opened. */
  total: number;
  /** Those that are dealt with: sent, there already, or refused. */
  done: number;
  /** Those that were there already. */
  repeated: number;
  running: boolean;
  /** What is being sent. */
  current: string;
  /** The line is lost; it goes on by itself. */
  waiting: boolean;
  refused: readonly RefusedFile[];
  /** Why no more is sent; empty unless it ended early. */
  failure: string;
}

export interface UploadWays {
  send: (chosen: ChosenFile) => Promise<{ repeated: boolean }>;
  /** SHA-256 of what is there already. */
  digests: () => Promise<readonly string[]>;
  /** Resolves when it is worth another try. */
  pause: () => Promise<void>;
  /** In hexadecimal; null where the browser cannot tell, as without HTTPS. */
  digestOf: (bytes: ArrayBuffer) => Promise<string | null>;
}

/** Files that are not sent, each of them once, whatever was chosen how often. */
function joinRefused(before: readonly RefusedFile[], added: readonly RefusedFile[]): RefusedFile[] {
  const reasons = new Map(before.map(({ path, reason }) => [path, reason]));
  for (const { path, reason } of added) if (!reasons.has(path)) reasons.set(path, reason);
  return [...reasons].map(([path, reason]) => ({ path, reason }));
}

const nothing: UploadState = {
  total: 0,
  done: 0,
  repeated: 0,
  running: false,
  current: "",
  waiting: false,
  refused: [],
  failure: "",
};

/** Failures that pass: the line, a server that restarts, too many files in a minute. */
const passes = (error: unknown): boolean =>
  isConnectionLost(error) ||
  (error instanceof CodedError && ["unavailable", "rate_limited", "internal"].includes(error.code));

/** Failures of one file; every other one ends the upload. */
const isOfFile = (error: unknown): error is CodedError =>
  error instanceof CodedError && error.code.startsWith("file_");

/**
 * Sends chosen files one after the other, and goes on by itself when the line was lost. What is there already is not sent
 * again: who left the page chooses the same folder once more.
 */
export function createUploader({ send, digests, pause, digestOf }: UploadWays) {
  let state = nothing;
  let known: Set<string> | null = null;
  const queue: ChosenFile[] = [];
  const listeners = new Set<() => void>();
  const change = (part: Partial<UploadState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };

  async function sendOne({ file, path }: ChosenFile): Promise<{ repeated: boolean }> {
    const bytes = await file.arrayBuffer().catch(() => null);
    if (!bytes) throw new CodedError("file_damaged", "This device cannot read the file any more");
    const digest = await digestOf(bytes);
    known ??= new Set(await digests());
    if (digest !== null && known.has(digest)) return { repeated: true };
    const answer = await send({ file: new File([bytes], file.name), path });
    if (digest !== null) known.add(digest);
    return answer;
  }

  async function work() {
    for (let next = queue[0]; next; next = queue[0]) {
      change({ current: next.path });
      try {
        const { repeated } = await sendOne(next);
        change({ waiting: false, repeated: state.repeated + (repeated ? 1 : 0) });
      } catch (error) {
        if (passes(error)) {
          change({ waiting: true });
          await pause();
          continue;
        }
        if (!isOfFile(error)) {
          const left = queue.splice(0).map(({ path }) => ({ path, reason: "Not sent" }));
          const failure = error instanceof CodedError ? error.message : "Something went wrong on this page.";
          const refused = joinRefused(state.refused, left);
          return change({ running: false, waiting: false, failure, refused, total: state.done });
        }
        const one = { path: next.path, reason: error.message };
        change({ waiting: false, refused: joinRefused(state.refused, [one]) });
      }
      queue.shift();
      change({ done: state.done + 1 });
    }
    change({ running: false, current: "" });
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Adds files to those that are sent. @param refused those that were refused before */
    add(files: readonly ChosenFile[], refused: readonly RefusedFile[] = []): void {
      queue.push(...files);
      // What was left over may be sent now.
      const chosen = new Set(files.map(({ path }) => path));
      const still = state.refused.filter(({ path }) => !chosen.has(path));
      change({
        failure: "",
        total: state.total + files.length,
        refused: joinRefused(still, refused),
      });
      if (state.running || queue.length === 0) return;
      change({ running: true });
      void work();
    },
    /** Sends no more than what is on its way. */
    stop(): void {
      queue.splice(1);
      change({ total: state.done + queue.length });
    },
  };
}

export type Uploader = ReturnType<typeof createUploader>;
