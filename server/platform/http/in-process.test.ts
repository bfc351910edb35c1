import { expect, it } from "vitest";
import type { Database } from "#server/platform/database/database.ts";
import { joinedReading } from "#server/platform/database/joint-reading.ts";
import { answerCall, callerOf, onBehalfOf } from "./in-process.ts";
import type { Caller } from "./principal.ts";

/** Looks people up by their token, and notes whom. */
function accounts() {
  const asked: string[] = [];
  return {
    asked,
    authenticate: async ({ authorization = "" }: { authorization?: string }): Promise<Caller> => {
      asked.push(authorization);
      const membership = { organisationId: "o", trialEndsAt: null };
      return { kind: "api_token", tokenId: authorization, name: "", scopes: [], membership };
    },
  };
}

const newPage = () => ({ id: "1", fromThisMachine: false });
const sent = (authorization: string, method = "GET") => ({ method, headers: { authorization } });

it("looks a visitor up once for all that a page reads, and each page's visitor by itself", async () => {
  const { asked, authenticate } = accounts();
  const found = await Promise.all(
    ["asha", "juma"].flatMap((who) => {
      const page = newPage();
      return [1, 2, 3].map(() => onBehalfOf(page, () => callerOf(sent(who), authenticate)));
    }),
  );
  const ids = found.map((caller) => caller?.kind === "api_token" && caller.tokenId);
  expect(ids).toEqual(["asha", "asha", "asha", "juma", "juma", "juma"]);
  expect(asked).toEqual(["asha", "juma"]);
});

it("looks again once a page has changed something", async () => {
  const { asked, authenticate } = accounts();
  const page = newPage();
  const call = (method: string) => onBehalfOf(page, () => callerOf(sent("asha", method), authenticate));
  for (const method of ["GET", "GET", "POST", "GET", "GET"]) await call(method);
  expect(asked).toHaveLength(4);
});

it("looks at each request that comes from outside", async () => {
  const { asked, authenticate } = accounts();
  for (let request = 0; request < 3; request += 1) await callerOf(sent("asha"), authenticate);
  expect(asked).toHaveLength(3);
});

it("reads together what the reading calls of a page ask for, until one changes something", async () => {
  const { authenticate } = accounts();
  const page = newPage();
  const reading = () => Promise.resolve(joinedReading({} as Database));
  const call = (method: string) =>
    onBehalfOf(page, async () => {
      await callerOf(sent("asha", method), authenticate);
      return answerCall({ method }, reading);
    });
  const [first, second] = [await call("GET"), await call("GET")];
  expect(first).not.toBeNull();
  expect(second).toBe(first);
  expect(await onBehalfOf(newPage(), () => answerCall({ method: "GET" }, reading))).not.toBe(first);
  expect([await call("POST"), await call("GET")]).toEqual([null, null]);
  expect(await answerCall({ method: "GET" }, reading)).toBeNull();
});
