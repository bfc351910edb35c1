import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import {
  breaksOff,
  drips,
  failsWith,
  hangs,
  redirects,
  says,
  saysAndHangs,
  sends,
  startModelServer,
} from "#server/testing/model-server.ts";
import { createLanguageModel } from "./create-language-model.ts";

let server: Awaited<ReturnType<typeof startModelServer>>;
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.stop());

const schema = z.object({ title: z.string().max(40), duties: z.array(z.string()).min(1) });
const whole = { title: "Beekeeper", duties: ["Keep bees"] };
const limits = { totalMillis: 10_000, firstMillis: 5_000, idleMillis: 5_000, characters: 5_000 };

function ask(
  changes: Partial<typeof limits> = {},
  signal = new AbortController().signal,
  baseUrl = server.url,
) {
  const partials: Record<string, unknown>[] = [];
  const model = createLanguageModel(
    { baseUrl, apiKey: "sk-test", model: "llama" },
    { ...limits, ...changes },
  );
  const answer = model?.write({
    instructions: "Write.",
    material: '{"jobTitle":"Beekeeper"}',
    schema,
    signal,
    onPartial: (partial) => partials.push(partial),
  });
  return { answer, partials };
}

it("is none without settings", () => expect(createLanguageModel(undefined)).toBeNull());

describe("an answer", () => {
  it("is asked for with the key, the model and the schema, and what was typed stands apart", async () => {
    server.answers.push(says(JSON.stringify(whole)));
    expect(await ask().answer).toEqual({ value: whole });
    const [question] = server.received;
    expect(question).toMatchObject({
      url: "/v1/chat/completions",
      headers: { authorization: "Bearer sk-test" },
      body: { model: "llama", stream: true, response_format: { type: "json_schema" } },
    });
    const [ours, theirs, ...more] = question?.body.messages ?? [];
    expect(ours).toEqual({ role: "system", content: expect.not.stringContaining("Beekeeper") });
    expect(theirs).toEqual({ role: "user", content: '{"jobTitle":"Beekeeper"}' });
    expect(more).toEqual([]);
  });

  it("is told as it comes", async () => {
    const long = { title: "Beekeeper", duties: ["Keep bees in forty hives".repeat(10)] };
    server.answers.push(says(JSON.stringify(long)));
    const { answer, partials } = ask();
    await answer;
    expect(partials.length).toBeGreaterThan(2);
    expect(partials[0]).toMatchObject({ title: "Beekeeper" });
  });

  it.each([
    ["prose around it", `Here it is:\n\`\`\`json\n${JSON.stringify(whole, null, 2)}\n\`\`\`\nGood luck!`],
    ["thoughts before it", `<think>{ maybe {bees} }</think>${JSON.stringify(whole)}`],
  ])("is found with %s", async (_, text) => {
    server.answers.push(says(text));
    expect(await ask().answer).toEqual({ value: whole });
  });

  it("is asked for once more where it did not fit, and no third time", async () => {
    server.answers.push(says("no idea"), says(JSON.stringify(whole)));
    expect(await ask().answer).toEqual({ value: whole });
    server.answers.push(says("no idea"), says('{"title": 5}'), says(JSON.stringify(whole)));
    expect(await ask().answer).toEqual({ failure: "unfit" });
    expect(server.received).toHaveLength(4);
  });

  it("is asked for without the schema from a server that does not take one", async () => {
    server.answers.push(failsWith(400, "response_format is not supported"), says(JSON.stringify(whole)));
    expect(await ask().answer).toEqual({ value: whole });
    expect(server.received.map(({ body }) => body.response_format?.type)).toEqual([
      "json_schema",
      "json_object",
    ]);
  });
});

describe("no answer", () => {
  const twice = <Item>(item: Item) => [item, item];

  it.each([
    ["garbage", twice(sends("\u0000\u0001 <html>oops</html>")), "unavailable"],
    ["an event that is no JSON", twice(sends("data: {oops\n\ndata: [DONE]\n\n")), "unavailable"],
    ["an answer that is no stream", twice(sends('{"choices":[]}', "application/json")), "unavailable"],
    ["wrong types", twice(says('{"title": ["x"], "duties": "none"}')), "unfit"],
    ["an answer that was cut short", twice(says('{"title": "Beekeeper", "duties": ["Ke', "length")), "unfit"],
    ["a connection that breaks", twice(breaksOff('{"title": "B')), "unavailable"],
    ["an empty answer", twice(says("")), "unfit"],
    ["a refusal in words", [says("I'm sorry, I can't help with that.")], "refused"],
    ["a refusal by its filter", [says("", "content_filter")], "refused"],
    ["a wrong key", [failsWith(401)], "denied"],
    ["a model that is not there", [failsWith(404)], "denied"],
    ["too many questions", [failsWith(429)], "busy"],
    ["a failure of the server", twice(failsWith(500)), "unavailable"],
    ["a redirection", twice(redirects("/v1/other")), "unavailable"],
  ] as const)("comes of %s", async (_, answers, failure) => {
    server.answers.push(...answers);
    const asked = ask();
    expect(await asked.answer).toEqual({ failure });
    expect(server.received).toHaveLength(answers.length);
  });

  it("comes of a server that is not there", async () => {
    server.stop();
    expect(await ask().answer).toEqual({ failure: "unavailable" });
  });

  it.each([
    ["never begins", hangs, { firstMillis: 60 }],
    ["stops in the middle", saysAndHangs('{"title": "Bee'), { idleMillis: 60 }],
    ["drips for ever", drips(5), { totalMillis: 80 }],
  ] as const)("comes of one that %s, and the connection is ended", async (_, answer, within) => {
    server.answers.push(answer);
    expect(await ask(within).answer).toEqual({ failure: "timeout" });
    await server.left;
    expect(server.received).toHaveLength(1);
  });

  it("comes of one that writes too much", async () => {
    server.answers.push(drips(1, "a".repeat(3_000)), drips(1, "a".repeat(3_000)));
    expect(await ask().answer).toEqual({ failure: "unfit" });
    await server.left;
  });

  it("is waited for by nobody who has left", async () => {
    server.answers.push(saysAndHangs(`{"title": "Beekeeper", "duties": ["${"Keep bees ".repeat(10)}`));
    const leaving = new AbortController();
    const { answer } = ask({}, leaving.signal);
    const asked = expect(answer).rejects.toThrow("gone");
    await expect.poll(() => server.received.length).toBe(1);
    leaving.abort(new Error("gone"));
    await asked;
    await server.left;
  });
});
