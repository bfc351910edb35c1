import { CodedError } from "#contract/core/errors.ts";
import type { ApplicationDocument } from "#contract/onboarding/application-documents.ts";
import { isConnectionLost } from "#web/lib/connection.ts";
import type { PictureStore, WaitingPicture } from "./waiting-pictures.ts";

/** How far a picture is on its way. */
export type Sending =
  | { kind: "queued" }
  | { kind: "sending"; sent: number; total: number }
  /** The line is away, or the server asks for patience. */
  | { kind: "waiting" }
  /** The server does not take it, however often it is sent. */
  | { kind: "refused"; error: unknown };

export interface PictureOnItsWay {
  picture: WaitingPicture;
  sending: Sending;
}

/** The way of a picture to the server. */
export type SendPicture = (
  picture: WaitingPicture,
  options: { signal: AbortSignal; onSent: (sent: number, total: number) => void },
) => Promise<ApplicationDocument>;

interface Transport {
  store: PictureStore;
  send: SendPicture;
  onChange(pictures: readonly PictureOnItsWay[]): void;
  onArrived(document: ApplicationDocument): void;
}

/** Sends the pictures of an application one after the other, and keeps each until it has arrived. */
export class PictureSender {
  readonly #transport: Transport;
  #pictures: readonly PictureOnItsWay[] = [];
  #running = false;
  #closed = false;
  #current: { clientId: string; controller: AbortController } | null = null;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Takes up what waited when the page was left. */
  async open(applicationKey: string): Promise<void> {
    const kept = await this.#transport.store.list(applicationKey);
    if (this.#closed) return;
    const known = new Set(this.#pictures.map(({ picture }) => picture.clientId));
    const fresh = kept.filter(({ clientId }) => !known.has(clientId));
    this.#set([
      ...fresh.map((picture) => ({ picture, sending: { kind: "queued" as const } })),
      ...this.#pictures,
    ]);
    await this.#run();
  }

  /** Takes a picture along, in place of one of the same kind that has not arrived. */
  async add(picture: WaitingPicture): Promise<void> {
    const replaced = this.#pictures.filter((one) => one.picture.kind === picture.kind);
    this.#set([
      ...this.#pictures.filter((one) => !replaced.includes(one)),
      { picture, sending: { kind: "queued" } },
    ]);
    await this.#transport.store.put(picture);
    await Promise.all(replaced.map((one) => this.#forget(one.picture)));
    await this.#run();
  }

  /** Sends no more of it. */
  async remove(removed: WaitingPicture): Promise<void> {
    this.#set(this.#pictures.filter(({ picture }) => picture.clientId !== removed.clientId));
    await this.#forget(removed);
  }

  /** The line is back. */
  async retry(): Promise<void> {
    this.#set(
      this.#pictures.map((one) =>
        one.sending.kind === "waiting" ? { ...one, sending: { kind: "queued" } } : one,
      ),
    );
    await this.#run();
  }

  /** The page is left: what is not sent by then stays for the next time. */
  close(): void {
    this.#closed = true;
    this.#current?.controller.abort();
    this.#set([]);
  }

  async #forget(picture: WaitingPicture): Promise<void> {
    if (this.#current?.clientId === picture.clientId) this.#current.controller.abort();
    await this.#transport.store.remove(picture);
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      for (let next = this.#next(); next; next = this.#next()) await this.#send(next);
    } finally {
      this.#running = false;
    }
  }

  #next(): WaitingPicture | undefined {
    return this.#pictures.find(({ sending }) => sending.kind === "queued")?.picture;
  }

  async #send(picture: WaitingPicture): Promise<void> {
    const { clientId } = picture;
    const controller = new AbortController();
    this.#current = { clientId, controller };
    const { signal } = controller;
    this.#mark(clientId, { kind: "sending", sent: 0, total: picture.file.size });
    try {
      const document = await this.#transport.send(picture, {
        signal,
        onSent: (sent, total) => !signal.aborted && this.#mark(clientId, { kind: "sending", sent, total }),
      });
      await this.#transport.store.remove(picture);
      this.#set(this.#pictures.filter((one) => one.picture.clientId !== clientId));
      this.#transport.onArrived(document);
    } catch (error) {
      if (signal.aborted) return;
      if (isPassing(error)) {
        this.#set(
          this.#pictures.map((one) =>
            one.sending.kind === "refused" ? one : { ...one, sending: { kind: "waiting" } },
          ),
        );
      } else {
        await this.#transport.store.remove(picture);
        this.#mark(clientId, { kind: "refused", error });
      }
    } finally {
      this.#current = null;
    }
  }

  #mark(clientId: string, sending: Sending): void {
    this.#set(this.#pictures.map((one) => (one.picture.clientId === clientId ? { ...one, sending } : one)));
  }

  #set(pictures: readonly PictureOnItsWay[]): void {
    this.#pictures = pictures;
    this.#transport.onChange(pictures);
  }
}

/** Whether the same picture may be taken later. */
const isPassing = (error: unknown): boolean =>
  isConnectionLost(error) ||
  (error instanceof CodedError && ["unavailable", "rate_limited"].includes(error.code));
