import { expect, it } from "vitest";
import { z } from "zod";
import { defineCall, jsonText, textBoolean } from "./call.ts";
import { createClient } from "./client.ts";
import { wireOf } from "./wire.ts";

const fields = z.object({
  person: jsonText(z.object({ name: z.string() })),
  keep: textBoolean,
  note: z.string(),
});
const calls = {
  people: {
    add: defineCall({
      method: "POST",
      path: "/api/people",
      summary: "Add",
      access: "public",
      form: { fields, files: {} },
      answer: z.object({ id: z.string() }),
    }),
    list: defineCall({
      method: "GET",
      path: "/api/people",
      summary: "List",
      access: "public",
      answer: z.array(z.string()),
      paged: true,
    }),
  },
};

it("what sending a call takes is plain data without schemas", () => {
  expect(wireOf(calls)).toStrictEqual({
    people: {
      add: { method: "POST", path: "/api/people", form: true },
      list: { method: "GET", path: "/api/people", paged: true },
    },
  });
});

it("a client without schemas sends a form as its schema reads it", async () => {
  const sent: unknown[] = [];
  const { people } = createClient<typeof calls>(wireOf(calls), {
    fetcher: async (_, init) => {
      sent.push(init?.body);
      return Response.json({ id: "7" });
    },
  });
  const form = { person: { name: "Wanjiku" }, keep: false, note: "14" };
  await expect(people.add({ form })).resolves.toEqual({ id: "7" });
  expect(fields.parse(Object.fromEntries(sent[0] as FormData))).toEqual(form);
});
