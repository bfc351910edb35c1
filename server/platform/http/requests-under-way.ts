import type { Server } from "node:http";

/** How many requests this process is answering, so that what can wait does. */
export class RequestsUnderWay {
  private count = 0;
  private readonly waiting = new Set<() => void>();

  /** Counts a server's requests, each until it was answered or its client has gone. */
  watch(server: Pick<Server, "on">): void {
    server.on("request", (_request, response) => {
      this.count += 1;
      response.once("close", () => {
        this.count -= 1;
        if (this.count === 0) for (const goOn of [...this.waiting]) goOn();
      });
    });
  }

  /** Resolves as soon as no request is being answered. @param patienceMillis how long to wait for that at most */
  async quiet(patienceMillis: number): Promise<void> {
    if (this.count === 0 || patienceMillis <= 0) return;
    await new Promise<void>((resolve) => {
      const goOn = () => {
        clearTimeout(timer);
        this.waiting.delete(goOn);
        resolve();
      };
      const timer = setTimeout(goOn, patienceMillis);
      this.waiting.add(goOn);
    });
  }
}
