import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { startSession } from "./people.ts";
import { test } from "./test.ts";

const owner = "owner@jirani.example";

/** The secret that the page shows this once. */
const shownSecret = (page: Page, label: string) => page.getByRole("textbox", { name: label }).inputValue();

test("an owner makes a token that another program works with, and revokes it", async ({
  page,
  playwright,
  baseURL,
}) => {
  await startSession(page, owner);
  await page.goto("/dashboard/settings");
  await page.getByRole("link", { name: "API tokens" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "API tokens" })).toBeVisible();
  await page.getByRole("button", { name: "Make the token" }).click();
  await expect(page.getByText("Please choose at least one permission.")).toBeVisible();
  const name = `Careers site ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("jobs:read").check();
  await page.getByRole("button", { name: "Make the token" }).click();
  await expect(page.getByText(`The token ${name} is made.`)).toBeVisible();
  const token = await shownSecret(page, "API token");
  expect(token).toMatch(/^ush_/);
  // The button is dimmed until the list has come too.
  await expect(page.locator("form [aria-busy]")).toHaveCount(0);
  await expectNoFindings(page);

  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  expect((await program.get("/api/hr/jobs")).status()).toBe(200);
  expect((await program.get("/api/hr/applications")).status()).toBe(403);
  expect((await program.get("/api/workspace/api-tokens")).status()).toBe(403);

  await page.reload();
  await expect(page.getByText(token)).toHaveCount(0);
  await page.getByRole("button", { name: `Revoke ${name}` }).click();
  await page.getByRole("button", { name: "Revoke the token" }).click();
  await expect(page.getByText(`The token ${name} is revoked.`)).toBeVisible();
  expect((await program.get("/api/hr/jobs")).status()).toBe(401);
  await program.dispose();
});

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver of webhooks on this machine. */
async function listen(received: Received[]) {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(200).end("taken");
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/hook`, close };
}

test("an owner registers a webhook, and its receiver knows who sent what came", async ({ page }) => {
  const received: Received[] = [];
  const receiver = await listen(received);
  await startSession(page, owner);
  await page.goto("/dashboard/settings/webhooks");
  await page.getByLabel("Address").fill("https://10.0.0.1/hook");
  await page.getByLabel("application.moved").check();
  await page.getByRole("button", { name: "Register the webhook" }).click();
  await expect(page.getByText("The address lies inside a private network")).toBeVisible();
  await page.getByLabel("Address").fill(receiver.url);
  await page.getByRole("button", { name: "Register the webhook" }).click();
  await expect(page.getByText("The webhook is registered.")).toBeVisible();
  const secret = await shownSecret(page, "Signing secret");
  await page.getByRole("link", { name: receiver.url }).click();
  await expect(page.getByText("Nothing was sent yet")).toBeVisible();

  await page.getByRole("button", { name: "Send a test event" }).click();
  const log = page.getByRole("table", { name: "Deliveries" });
  await expect(log.getByText("Delivered")).toBeVisible();
  const applications = (await (await page.request.get("/api/hr/applications?status=submitted")).json()) as {
    id: string;
  }[];
  const moved = await page.request.patch(`/api/hr/applications/${applications[0]?.id}/status`, {
    data: { status: "screening", notes: "" },
  });
  expect(moved.ok()).toBe(true);
  await expect.poll(() => received.length).toBe(2);
  for (const { headers, body } of received) {
    const key = Buffer.from(secret.replace("whsec_", ""), "base64");
    const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
    const signature = createHmac("sha256", key).update(signed).digest("base64");
    expect(headers["webhook-signature"]).toBe(`v1,${signature}`);
  }
  const event = JSON.parse(received[1]?.body ?? "");
  expect(event).toMatchObject({
    type: "application.moved",
    data: { applicationId: applications[0]?.id, previousStatus: "submitted", status: "screening" },
  });

  await page.reload();
  await log.getByText("Sent and answered").first().click();
  await expect(log.getByText("taken").first()).toBeVisible();
  await expectNoFindings(page);
  await log.getByRole("button", { name: "Send again" }).first().click();
  await expect(page.getByText("The event is sent once more.")).toBeVisible();
  await expect.poll(() => received.length).toBe(3);
  expect(JSON.parse(received[2]?.body ?? "").id).toBe(event.id);

  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByRole("button", { name: "Remove the webhook" }).click();
  await expect(page).toHaveURL(/\/webhooks$/);
  await expect(page.getByRole("link", { name: receiver.url })).toHaveCount(0);
  receiver.close();
});
