import type { z } from "zod";

/** Why a language model gave nothing that can be used. */
export type ModelFailure =
  /** It did not begin, or did not go on, in time. */
  | "timeout"
  /** It would not write this. */
  | "refused"
  /** What it wrote is no object of the schema, or too long. */
  | "unfit"
  /** It has too much to do. */
  | "busy"
  /** The key or the model's name is wrong. */
  | "denied"
  /** It cannot be reached, or failed. */
  | "unavailable";

/** What is asked of a language model. */
export interface ModelRequest<Schema extends z.ZodObject> {
  /** What it is to do: our words. */
  instructions: string;
  /** What it is to do it with; what people typed stands here only, as data. */
  material: string;
  /** Shape of the answer, without transformations. */
  schema: Schema;
  /** Told what the answer is so far: any part of it may be missing or half. */
  onPartial: (partial: Record<string, unknown>, characters: number) => void;
  /** Ends the request when nobody waits for it any more. */
  signal: AbortSignal;
}

export type ModelAnswer<Value> = { value: Value } | { failure: ModelFailure };

/** A language model that an administrator chose; it may run on this machine or in its network. */
export interface LanguageModel {
  /**
   * Has an object written. Failures of the model are answers.
   * @throws the signal's reason once it is aborted
   */
  write<Schema extends z.ZodObject>(request: ModelRequest<Schema>): Promise<ModelAnswer<z.output<Schema>>>;
}

/** How long and how much a language model may write. */
export interface ModelLimits {
  /** Over all attempts. */
  totalMillis: number;
  /** Until the first word: a small machine reads the question for some seconds. */
  firstMillis: number;
  /** Between two words. */
  idleMillis: number;
  characters: number;
}
