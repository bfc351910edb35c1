/** A worker as the pool sees it, be it a thread or a process. */
export interface PoolWorker {
  post(message: unknown): void;
  /** Takes over from whoever listened before; null leaves nobody. */
  listen(listener: PoolListener | null): void;
  /** Bytes that count against the limit and that nothing else bounds; null where they cannot be measured. */
  memory(): Promise<number | null>;
  /** Whether the worker keeps this process alive. */
  hold(held: boolean): void;
  end(): Promise<void>;
}

export interface PoolListener {
  message(message: unknown): void;
  /** The worker is gone. */
  gone(error: Error): void;
}

export interface WorkerLimits {
  memoryLimitMb: number;
}
