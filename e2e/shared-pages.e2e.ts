import { expect } from "@playwright/test";
import { publicPages } from "../contract/site/pages.ts";
import { startSession } from "./people.ts";
import { test } from "./test.ts";

/** One account of each role of the demo. */
const people = ["hr", "owner", "candidate"].map((name) => `${name}@umoja.example`);
const team = "team@ushirika.example";

const forms = ["/login", "/jobs/login", "/jobs/register"];

test("nothing of a session reaches a page that is kept for everyone", { tag: "@desktop" }, async ({
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext({ baseURL });
  const job = /href="(\/jobs\/[^"/]+-[0-9a-f-]{36})"/.exec(await (await visitor.get("/jobs")).text())?.[1];
  const paths = [
    ...Object.values(publicPages).map(({ path }) => path),
    `${job}`,
    "/jobs?sacco=umoja",
    "/jobs?department=Credit",
    "/sw/jobs",
  ].filter((path) => !forms.includes(path));
  const seen = async (path: string) => {
    const answer = await visitor.get(path);
    expect(answer.headers(), path).toMatchObject({
      etag: expect.any(String),
      "cache-control": "private, no-cache",
    });
    return answer.text();
  };
  const before = new Map<string, string>();
  for (const path of paths) before.set(path, await seen(path));
  for (const email of [...people, team]) {
    const request = await playwright.request.newContext({ baseURL });
    await startSession({ request }, email);
    const { fullName } = await (await request.get("/api/auth/me")).json();
    for (const path of paths) {
      const own = await request.get(path);
      expect(own.headers().etag, `${path} of ${email}`).toBeUndefined();
      expect(await own.text(), `${path} of ${email}`).toContain(fullName);
      expect(await seen(path), `${path} after ${email}`).not.toContain(fullName);
    }
    await request.dispose();
  }
  await visitor.dispose();
});
