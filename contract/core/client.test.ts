import { describe, expect, it } from "vitest";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { callUrl, createClient } from "./client.ts";
import { CodedError } from "./errors.ts";

const tree = {
  things: {
    list: defineCall({
      method: "GET",
      path: "/api/things",
      summary: "List",
      access: "public",
      query: z.object({ q: z.string().optional(), kind: z.array(z.string()).optional() }),
      answer: z.array(z.string()),
      paged: true,
    }),
    rename: defineCall({
      method: "PATCH",
      path: "/api/things/:id",
      summary: "Rename",
      access: "public",
      params: z.object({ id: z.string() }),
      body: z.object({ name: z.string() }),
      answer: z.void(),
    }),
    read: defineCall({
      method: "POST",
      path: "/api/things/read",
      summary: "Read",
      access: "public",
      form: {
        fields: z.object({ note: z.string().optional() }),
        files: { paper: { accepts: ["text/plain"], maxBytes: 10, description: "A paper" } },
      },
      progress: z.object({ page: z.number() }),
      answer: z.object({ words: z.number() }),
    }),
  },
};

/** A client whose server gives `answer`, and the requests that it got. */
function clientOf(answer: Response) {
  const sent: { url: string; init: RequestInit }[] = [];
  const client = createClient(tree, {
    baseUrl: "http://site.example",
    fetcher: async (url, init = {}) => {
      sent.push({ url: String(url), init });
      return answer;
    },
  });
  return { client: client.things, sent };
}

const json = (value: unknown, init?: ResponseInit) => new Response(JSON.stringify(value), init);
/** An answer whose lines arrive in pieces that know nothing of lines. */
const inPieces = (...pieces: string[]) =>
  new Response(
    new ReadableStream({
      start(out) {
        for (const piece of pieces) out.enqueue(new TextEncoder().encode(piece));
        out.close();
      },
    }),
  );

describe("the address of a call", () => {
  it("has its parameters escaped, its lists repeated, and nothing for what is empty", () => {
    expect(callUrl(tree.things.rename, { params: { id: "a/b c" } })).toBe("/api/things/a%2Fb%20c");
    const query = { q: "", kind: ["new", "old"], page: undefined, size: null, at: 0 };
    expect(callUrl(tree.things.list, { query })).toBe("/api/things?kind=new&kind=old&at=0");
    expect(callUrl(tree.things.list)).toBe("/api/things");
  });
});

describe("the client", () => {
  it("sends a body as JSON with the visitor's cookies, and answers nothing to 204", async () => {
    const { client, sent } = clientOf(new Response(null, { status: 204 }));
    await expect(client.rename({ params: { id: "7" }, body: { name: "New" } })).resolves.toBeUndefined();
    expect(sent[0]).toMatchObject({
      url: "http://site.example/api/things/7",
      init: {
        method: "PATCH",
        credentials: "include",
        body: '{"name":"New"}',
        headers: { "content-type": "application/json", accept: "application/json" },
      },
    });
  });

  it("answers a page with how many rows there are in all", async () => {
    const { client } = clientOf(json(["a", "b"], { headers: { "x-total-count": "41" } }));
    await expect(client.list()).resolves.toEqual({ rows: ["a", "b"], total: 41 });
  });

  it("sends a form with the files that there are, and leaves the boundary to the browser", async () => {
    const { client, sent } = clientOf(json({ words: 2 }));
    await client.read({ form: {}, files: { paper: new File(["two words"], "paper.txt") } });
    const body = sent[0]?.init.body as FormData;
    expect([...body.keys()]).toEqual(["paper"]);
    expect((body.get("paper") as File).name).toBe("paper.txt");
    expect(sent[0]?.init.headers).not.toHaveProperty("content-type");
  });
});

describe("a refusal", () => {
  it("is thrown with the server's words, its fields, and when to try again", async () => {
    const refusal = json(
      { code: "rate_limited", message: "Slowly.", fields: { q: "Too often" } },
      { status: 429, headers: { "retry-after": "30" } },
    );
    const error = await clientOf(refusal)
      .client.list()
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(CodedError);
    expect(error).toMatchObject({
      code: "rate_limited",
      status: 429,
      message: "Slowly.",
      fields: { q: "Too often" },
      retryAfter: 30,
    });
  });

  it("that is not ours is unavailable from a proxy, and a mistake of the request otherwise", async () => {
    const proxy = new Response("<h1>Bad gateway</h1>", { status: 502 });
    await expect(clientOf(proxy).client.list()).rejects.toMatchObject({ code: "unavailable" });
    const strange = json({ code: "no_such_code", message: "?" }, { status: 418 });
    await expect(clientOf(strange).client.list()).rejects.toMatchObject({ code: "malformed_request" });
  });
});

describe("an answer in lines", () => {
  const reading = (answer: Response) => {
    const told: number[] = [];
    const { client, sent } = clientOf(answer);
    const result = client.read({ form: {}, onProgress: ({ page }) => told.push(page) });
    return { result, told, accept: () => new Headers(sent[0]?.init.headers).get("accept") };
  };

  it("reports the progress as it comes, wherever the network cut the lines", async () => {
    const { result, told, accept } = reading(
      inPieces('{"progress":{"pa', 'ge":1}}\n{"progress":{"page":2}}\n{"ans', 'wer":{"words":9}}\n'),
    );
    await expect(result).resolves.toEqual({ words: 9 });
    expect(told).toEqual([1, 2]);
    expect(accept()).toBe("application/x-ndjson");
  });

  it("throws the error that is in its last line", async () => {
    const { result } = reading(
      inPieces('{"progress":{"page":1}}\n{"error":{"code":"file_damaged","message":"Broken."}}\n'),
    );
    await expect(result).rejects.toMatchObject({ code: "file_damaged", message: "Broken." });
  });

  it("is unavailable when it was cut off", async () => {
    const { result, told } = reading(inPieces('{"progress":{"page":1}}\n{"answer":{"wor'));
    await expect(result).rejects.toMatchObject({ code: "unavailable" });
    expect(told).toEqual([1]);
  });
});
