import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError, parsePartialJson, streamText } from "ai";
import { z } from "zod";
import type { Config } from "#server/config.ts";
import type { ModelAnswer, ModelFailure, ModelLimits, ModelRequest } from "./language-model.ts";

type Settings = NonNullable<Config["languageModel"]>;

// The library would print to the console what a model does not support; our own fallbacks take care of it.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Tokens of an answer at most, where a server would otherwise go on without end. */
const maxTokens = 4_000;
/** Characters that come in before the caller is told of them. */
const toldAfter = 60;

class Failed extends Error {
  readonly failure: ModelFailure;
  /** The server does not take a schema along with the question. */
  readonly withoutSchema: boolean;
  constructor(failure: ModelFailure, withoutSchema = false) {
    super(failure);
    this.failure = failure;
    this.withoutSchema = withoutSchema;
  }
}

function failureOf(error: unknown): Failed {
  if (error instanceof Failed) return error;
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  if (status === 401 || status === 403 || status === 404) return new Failed("denied");
  if (status === 429) return new Failed("busy");
  if (status === 408 || status === 504) return new Failed("timeout");
  if (status === 400 || status === 422) return new Failed("unfit", true);
  return new Failed("unavailable");
}

/** Aborts when the answer takes too long: until it begins, between its parts, over all, or when it is given up. */
function watch({ firstMillis, idleMillis }: ModelLimits, until: number) {
  const late = new AbortController();
  const giveUp = (failure: ModelFailure) => late.abort(new Failed(failure));
  const total = setTimeout(giveUp, Math.max(0, until - Date.now()), "timeout");
  let idle = setTimeout(giveUp, firstMillis, "timeout");
  return {
    signal: late.signal,
    giveUp,
    alive() {
      clearTimeout(idle);
      idle = setTimeout(giveUp, idleMillis, "timeout");
    },
    end() {
      clearTimeout(total);
      clearTimeout(idle);
    },
  };
}

const declines = /\b(?:sorry|can(?:no|['’])t|unable|not able|won['’]t|will not|decline)\b/i;

/** The object in a text that may have words around it; models say "Here it is" before and after. */
function objectIn(text: string): unknown {
  const said = text.slice(text.lastIndexOf("</think>") + 1);
  const [from, to] = [said.indexOf("{"), said.lastIndexOf("}")];
  if (from < 0 || to < from) throw new Failed(declines.test(said) ? "refused" : "unfit");
  try {
    return JSON.parse(said.slice(from, to + 1));
  } catch {
    throw new Failed("unfit");
  }
}

const responseFormat = (schema: object, withSchema: boolean) =>
  withSchema
    ? { type: "json_schema", json_schema: { name: "answer", strict: true, schema } }
    : { type: "json_object" };

async function attempt<Schema extends z.ZodObject>(
  settings: Settings,
  limits: ModelLimits,
  { instructions, material, schema, onPartial, signal }: ModelRequest<Schema>,
  { until, withSchema }: { until: number; withSchema: boolean },
): Promise<z.output<Schema>> {
  const shape = z.toJSONSchema(schema);
  const provider = createOpenAICompatible({
    name: "configured",
    baseURL: settings.baseUrl,
    ...(settings.apiKey ? { apiKey: settings.apiKey } : {}),
    // Not by the library's own output, which holds all text back until it is JSON: thoughts and prose come before.
    transformRequestBody: (body) => ({ ...body, response_format: responseFormat(shape, withSchema) }),
    // The key is for the configured address alone.
    fetch: (input, init) => fetch(input, { ...init, redirect: "error" }),
  });
  const watcher = watch(limits, until);
  const ended = AbortSignal.any([signal, watcher.signal]);
  try {
    const { fullStream } = streamText({
      model: provider(settings.model),
      instructions: `${instructions}\n\nAnswer with one JSON object of this JSON Schema and nothing else:\n${JSON.stringify(shape)}`,
      prompt: material,
      maxOutputTokens: maxTokens,
      maxRetries: 0,
      abortSignal: ended,
      // Errors are parts of the stream below.
      onError() {},
    });
    let text = "";
    let told = 0;
    for await (const part of fullStream) {
      if (part.type === "error") throw failureOf(part.error);
      if (part.type === "finish" && part.finishReason === "content-filter") throw new Failed("refused");
      if (part.type !== "text-delta" && part.type !== "reasoning-delta") continue;
      watcher.alive();
      if (part.type === "reasoning-delta") continue;
      text += part.text;
      // Leaving the loop would wait for the stream to end by itself.
      if (text.length > limits.characters) watcher.giveUp("unfit");
      if (text.length - told < toldAfter) continue;
      told = text.length;
      const { value } = await parsePartialJson(text.slice(Math.max(0, text.indexOf("{"))));
      const partial = z.record(z.string(), z.unknown()).safeParse(value);
      if (partial.success) onPartial(partial.data, told);
    }
    ended.throwIfAborted();
    const checked = schema.safeParse(objectIn(text));
    if (!checked.success) throw new Failed("unfit");
    return checked.data;
  } catch (error) {
    // Whatever the connection says when it is cut, the reason is why we cut it.
    ended.throwIfAborted();
    throw error;
  } finally {
    watcher.end();
  }
}

/** What another try may mend, at once: an answer that did not fit, a server that failed. */
const worthAnother = new Set<ModelFailure>(["unfit", "unavailable"]);

/** Has an OpenAI-compatible server write an object, with one retry within the same time. */
export async function writeObject<Schema extends z.ZodObject>(
  settings: Settings,
  limits: ModelLimits,
  request: ModelRequest<Schema>,
): Promise<ModelAnswer<z.output<Schema>>> {
  const until = Date.now() + limits.totalMillis;
  let failed: Failed | undefined;
  for (const isRetry of [false, true]) {
    if (isRetry && (!failed || !worthAnother.has(failed.failure))) break;
    try {
      const withSchema = !failed?.withoutSchema;
      return { value: await attempt(settings, limits, request, { until, withSchema }) };
    } catch (error) {
      request.signal.throwIfAborted();
      failed = failureOf(error);
    }
  }
  return { failure: failed?.failure ?? "unavailable" };
}
