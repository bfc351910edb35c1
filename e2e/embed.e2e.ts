import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { startSession } from "./people.ts";
import { test } from "./test.ts";

/** A SACCO's own website, at an origin of its own, with what HR pasted into it. */
function website(snippet: string): Promise<{ server: Server; address: string }> {
  const page = `<!doctype html><title>Umoja SACCO</title><h1>Work with us</h1>${snippet}`;
  const server = createServer((_request, answer) => {
    answer.setHeader("content-type", "text/html; charset=utf-8").end(page);
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      resolve({ server, address: `http://127.0.0.1:${port}/` });
    });
  });
}

test("a SACCO shows its open jobs in its own website, and nothing else of ours can be framed", {
  tag: "@desktop",
}, async ({ page, browser }) => {
  await startSession(page, "hr@umoja.example");
  await page.goto("/hr-manager/settings/jobs");
  const snippet = await page.getByLabel("For your own website, in English").inputValue();
  await expect(page.frameLocator("iframe[title^=Preview]").getByRole("link").first()).toBeVisible();
  const origin = new URL(page.url()).origin;
  const { server, address } = await website(snippet.replaceAll(/https?:\/\/[^/"]+/g, origin));
  try {
    const visitor = await (await browser.newContext({ viewport: { width: 360, height: 800 } })).newPage();
    await visitor.goto(address);
    const list = visitor.frameLocator("iframe");
    const first = list.getByRole("link").first();
    await expect(first).toBeVisible();
    await expect(first).toHaveAttribute("href", /\/jobs\/[\w-]+\?source=embed$/);
    // It has told its height: the frame is as high as its list, and the plain link has gone.
    await expect(visitor.getByRole("link", { name: /Open positions at Umoja/ })).toBeHidden();
    await expect
      .poll(async () => (await visitor.locator("iframe").boundingBox())?.height ?? 0)
      .toBeGreaterThan(200);
    expect(await visitor.context().cookies()).toEqual([]);
    await visitor.screenshot({ path: test.info().outputPath("embedded.png") });
    const [opened] = await Promise.all([visitor.waitForEvent("popup"), first.click()]);
    await expect(opened.getByRole("link", { name: "Apply Now" }).first()).toHaveAttribute(
      "href",
      /source=embed/,
    );
    await visitor.goto(`${origin}/jobs/embed/umoja`);
    await expectNoFindings(visitor, "main");

    // Without scripts the snippet is a link.
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await plain.goto(address);
    await expect(plain.getByRole("link", { name: /Open positions at Umoja/ })).toHaveAttribute(
      "href",
      /\/jobs\?sacco=umoja&source=embed$/,
    );

    const policy = async (path: string) => {
      const answer = await page.request.get(path);
      return { status: answer.status(), policy: answer.headers()["content-security-policy"] };
    };
    expect((await policy("/jobs/embed/umoja")).policy).toContain("frame-ancestors *");
    for (const path of ["/jobs", "/jobs?sacco=umoja", "/hr-manager/settings/jobs", "/login"]) {
      expect((await policy(path)).policy, path).toMatch(/frame-ancestors 'self'$/);
    }
    const hostile = await page.request.get(
      `/jobs/embed/${encodeURIComponent('"><script>alert(1)</script>')}`,
    );
    expect(hostile.status()).toBe(404);
    expect(await hostile.text()).not.toContain("alert(1)");
  } finally {
    server.close();
  }
});
