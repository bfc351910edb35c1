import { writeFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import type { ApplicationDocument } from "#contract/onboarding/application-documents.ts";
import type { StartedApplication } from "#contract/onboarding/applications.ts";
import { makeDocument } from "../bench/documents/make-document.ts";
import { expectNoFindings } from "./axe.ts";
import { startSession } from "./people.ts";
import { test as base } from "./test.ts";
import { foreignWords } from "./words.ts";

/** A card that somebody photographed by hand. */
async function cardPicture(): Promise<Buffer> {
  const entry = { part: "development", layout: "maisha-front", difference: "none" } as const;
  const { bytes } = await makeDocument({ ...entry, id: "capture-journey", condition: "compressed" });
  return Buffer.from(bytes);
}

const jpeg = (buffer: Buffer, name = "card.jpg") => ({ name, mimeType: "image/jpeg", buffer });
const blurred = (picture: Buffer) => sharp(picture).blur(12).jpeg().toBuffer();

/** Before Chromium's fake camera lies a card on a table. */
const test = base.extend<object, { cameraFile: string }>({
  cameraFile: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
    async ({}, use, { workerIndex }) => {
      const file = `${process.env.TMPDIR ?? "/tmp"}/ushirika-camera-${process.pid}-${workerIndex}.mjpeg`;
      const card = await sharp(await cardPicture())
        .resize(980, 640, { fit: "cover" })
        .toBuffer();
      const scene = { width: 1280, height: 720, channels: 3 as const, background: "#5b4a3a" };
      const frame = await sharp({ create: scene })
        .composite([{ input: card }])
        .jpeg()
        .toBuffer();
      await writeFile(file, Buffer.concat([frame, frame]));
      await use(file);
    },
    { scope: "worker" },
  ],
  launchOptions: [
    async ({ launchOptions, cameraFile }, use) => {
      const device = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"];
      const fake = [...device, `--use-file-for-fake-video-capture=${cameraFile}`];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...fake] });
    },
    { scope: "worker" },
  ],
});

/** An application that was just begun at Umoja, or is already at its documents. */
async function begin(page: Page, step = 1): Promise<StartedApplication> {
  const data = { slug: "umoja", clientId: crypto.randomUUID(), language: "en", step, values: {} };
  return (await page.request.post("/api/membership-applications", { data })).json();
}

async function handOver(page: Page, key: string): Promise<string> {
  const answer = await page.request.post(`/api/membership-applications/${key}/hand-over`);
  return ((await answer.json()) as { key: string }).key;
}

async function documentsOf(page: Page, key: string): Promise<ApplicationDocument[]> {
  const answer = await page.request.get(`/api/membership-applications/${key}`);
  return ((await answer.json()) as StartedApplication).documents;
}

/** The card of a document on the page. */
const cardOf = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** Chooses a file for a document, as the button beside the camera does. */
const choose = (page: Page, name: string, buffer: Buffer) =>
  cardOf(page, name).locator('input[type="file"]').setInputFiles(jpeg(buffer));

test("a blurred card is sent back once with advice, then taken as it is, and staff are told @phone", async ({
  page,
}) => {
  const { key } = await begin(page);
  await page.goto(`/sw/capture/${await handOver(page, key)}`);
  const front = "Kitambulisho cha kitaifa, mbele";
  const spoiled = await blurred(await cardPicture());
  await choose(page, front, spoiled);
  const review = page.getByRole("dialog", { name: front });
  await expect(review.getByRole("status")).toContainText("Picha ina ukungu.");
  await expectNoFindings(page, '[role="dialog"]');
  expect.soft(await foreignWords(page, "sw")).toEqual([]);
  await expect(review.getByRole("button", { name: "Itumie hata hivyo" })).toHaveCount(0);
  const again = page.waitForEvent("filechooser");
  await review.getByRole("button", { name: "Chagua faili nyingine" }).click();
  await (await again).setFiles(jpeg(spoiled));
  await review.getByRole("button", { name: "Itumie hata hivyo" }).click();
  await expect(page.getByText("Hati imepakiwa")).toBeVisible();
  await expect(cardOf(page, front)).toContainText("wafanyakazi wetu wataiangalia kwa makini");
  expect(await documentsOf(page, key)).toMatchObject([
    { kind: "id-front", method: "file", quality: { attempt: 2, notices: ["blurred"] } },
  ]);

  // A good one in its place is taken at once.
  await choose(page, front, await cardPicture());
  await expect(cardOf(page, front).getByText("Imepokelewa", { exact: true })).toBeVisible();
  await expect(cardOf(page, front)).not.toContainText("kwa makini");
  expect(await documentsOf(page, key)).toMatchObject([{ kind: "id-front", quality: { notices: [] } }]);
  await expectNoFindings(page);
  expect.soft(await foreignWords(page, "sw")).toEqual([]);
});

test("a picture waits in the browser while the line is away, also over a reload, and arrives once @phone", async ({
  page,
}) => {
  const { key } = await begin(page);
  await page.goto(`/capture/${await handOver(page, key)}`);
  const uploads = /\/documents$/;
  await page.route(uploads, (route) => route.abort("internetdisconnected"));
  await choose(page, "National ID, back", await cardPicture());
  const card = cardOf(page, "National ID, back");
  await expect(card.getByText("Waits for the line")).toBeVisible();
  await expect(page.getByText("Your pictures wait for the line")).toBeVisible();
  expect(await documentsOf(page, key)).toEqual([]);

  await page.reload();
  await expect(card.getByText("Waits for the line")).toBeVisible();
  await page.unroute(uploads);
  // Nobody has to press anything: it looks for the server by itself.
  await expect(card.getByText("Received")).toBeVisible();
  expect(await documentsOf(page, key)).toMatchObject([{ kind: "id-back" }]);
  await page.reload();
  await expect(card.getByText("Received")).toBeVisible();
  expect(await documentsOf(page, key)).toHaveLength(1);
});

test("the camera takes a card that is held into the frame, and a head that turns @desktop", async ({
  page,
}) => {
  const { key } = await begin(page);
  await page.goto(`/capture/${await handOver(page, key)}`);
  await page.getByRole("button", { name: "Take a photo: National ID, front" }).click();
  const camera = page.getByRole("dialog", { name: "National ID, front" });
  await expect(camera.getByText("Hold the document into the frame")).toBeVisible();
  await expect(camera.locator("video")).toHaveJSProperty("paused", false);
  await camera.getByRole("button", { name: "Take the picture" }).click();
  await expect(camera.getByRole("img", { name: "National ID, front, as it will be seen" })).toBeVisible();
  await expectNoFindings(page, '[role="dialog"]');
  await camera.getByRole("button", { name: "Use this picture" }).click();
  await expect(page.getByText("Document Uploaded")).toBeVisible();
  expect(await documentsOf(page, key)).toMatchObject([{ kind: "id-front", method: "camera" }]);

  // A card has no face of its own size: the frames are judged, and whoever turned hears that no face was seen.
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("button", { name: "I am ready" }).click();
  await expect(page.getByText("Look straight ahead.")).toBeVisible();
  await expect(page.getByText(/^Your face could not be seen|^Thank you/)).toBeVisible({ timeout: 120_000 });
});

test("a phone takes over from a desktop by its code, and what it sends appears there @desktop", async ({
  page,
  browser,
}) => {
  const { key } = await begin(page, 5);
  await page.goto(`/join/umoja/${key}`);
  await page.getByRole("button", { name: "Use my phone instead" }).click();
  await expect(page.getByRole("img", { name: "Code that opens the page for pictures" })).toBeVisible();
  await expectNoFindings(page);
  const address = await page.getByText(/\/capture\/[\w-]{20,}$/).textContent();

  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const phone = await context.newPage();
  await phone.goto(new URL(address ?? "").pathname);
  await choose(phone, "National ID, front", await cardPicture());
  await expect(cardOf(phone, "National ID, front").getByText("Received")).toBeVisible();
  await context.close();
  await expect(cardOf(page, "National ID, front").getByText("Received")).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(cardOf(page, "National ID, front").getByText("Received")).toBeVisible();
});

test("a camera that is refused leads to a file, in plain words @desktop", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  const { key } = await begin(page);
  await page.goto(`/capture/${await handOver(page, key)}`);
  await page.getByRole("button", { name: "Take a photo: KRA PIN Certificate" }).click();
  const window = page.getByRole("dialog", { name: "KRA PIN Certificate" });
  await expect(window.getByRole("alert")).toContainText("The camera is switched off for this page");
  await expectNoFindings(page, '[role="dialog"]');
  const chooser = page.waitForEvent("filechooser");
  await window.getByRole("button", { name: "Choose a file instead" }).click();
  const pdf = Buffer.from("%PDF-1.4 not one");
  await (await chooser).setFiles({ name: "pin.pdf", mimeType: "application/pdf", buffer: pdf });
  await expect(cardOf(page, "KRA PIN Certificate")).toContainText("Not taken");
  expect(await documentsOf(page, key)).toEqual([]);
});

test("an officer photographs for somebody without a smartphone, and the record says so @desktop", async ({
  page,
}) => {
  await startSession(page, "onboarding@umoja.example");
  await page.goto("/dashboard/member-onboarding/assist");
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Start an application" }).click();
  await expect(page).toHaveURL(/\/assist\/[\w-]{20,}$/);
  await choose(page, "National ID, front", await cardPicture());
  await expect(cardOf(page, "National ID, front")).toContainText("Taken by");
  await expectNoFindings(page);
  const address = page.url();
  await page.goto("/dashboard/member-onboarding/assist");
  await page.getByLabel("Link of the application").fill(address);
  await page.getByRole("button", { name: "Open the application" }).click();
  await expect(cardOf(page, "National ID, front")).toContainText("Taken by");
});
