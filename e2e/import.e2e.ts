import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { maxUploadBytes } from "#contract/core/limits.ts";
import { demoCvOf } from "#server/testing/files.ts";
import { expectNoFindings } from "./axe.ts";
import { newEmail, startSession } from "./people.ts";
import { test } from "./test.ts";

/** Drops a folder of this machine, as from a file manager: a script of a page cannot make one up. */
async function dropFolder(page: Page, target: Locator, folder: string): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("the place is not shown");
  const session = await page.context().newCDPSession(page);
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    await session.send("Input.dispatchDragEvent", {
      type,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      data: { items: [], files: [folder], dragOperationsMask: 1 },
    });
  }
}

/** Takes an import back, which is asked for twice. */
async function undo(page: Page): Promise<void> {
  await page.getByText("Undo the import").click();
  await page.getByRole("button", { name: /^Take .* away$/ }).click();
}

test("HR imports candidates from a table and from CVs, sees what was left out and why, and undoes it", async ({
  page,
}) => {
  const [known, fresh] = [newEmail("known"), newEmail("fresh")];
  const lines = ["Applicant,Mail to,Town", `Naliaka Simiyu,${known},Bungoma`, `Juma Hamisi,${fresh},Voi`];
  const file = (rows: string[]) => ({
    name: "career-fair.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(rows.join("\n")),
  });
  await startSession(page, "hr@jirani.example");
  await page.goto("/hr-manager/candidates");
  await page.getByRole("link", { name: "Import Candidates" }).click();
  await page.getByLabel("CSV or Excel file").setInputFiles(file([...lines, "No Address,nowhere@,"]));
  await page.getByRole("button", { name: "Upload the file" }).click();

  await expect(page.getByLabel("Full name")).toHaveValue("0");
  await page.getByLabel("Email").selectOption("");
  await page.getByRole("button", { name: "Check the rows" }).click();
  await expect(page.getByText("Please choose a column for Email or Phone")).toBeVisible();
  await page.getByLabel("Email").selectOption("1");
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Check the rows" }).click();

  await expect(page.getByText("Email: Please enter a valid email address").last()).toBeVisible();
  await page.getByLabel("Where does the data come from?").fill("Career fair");
  await page.getByRole("button", { name: "Import 2 candidates" }).click();
  await expect(page.getByText("Please confirm this to go on")).toBeVisible();
  await page.getByLabel(/have been told/).check();
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Import 2 candidates" }).click();
  await expect(page.getByText("Done: 2 imported.")).toBeVisible();
  await expectNoFindings(page);
  const run = page.url();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Rows left out, as CSV" }).click();
  expect(await readFile(await (await download).path(), "utf8")).toContain("4,Left out,Email:");

  await page.getByRole("link", { name: "Show imported candidates" }).click();
  await expect(page.getByText(fresh)).toBeVisible();
  await page.locator("summary").filter({ hasText: "Delete Naliaka Simiyu" }).first().click();
  await page.getByRole("button", { name: "Delete Naliaka Simiyu for good" }).first().click();
  await expect(page.getByText(known)).toHaveCount(0);
  await page.goto(run);
  await undo(page);
  await expect(page.getByText("Undone: 1 taken away.")).toBeVisible();
  await page.getByRole("link", { name: "All imports" }).click();
  await expect(page.getByRole("row", { name: /career-fair.csv/ }).first()).toContainText("Undone");

  // The same fair's CVs: one that is read well, one that is corrected, and one that is none.
  const [asRead, corrected] = [newEmail("cv"), newEmail("corrected")];
  const cvFile = async (place: number, email: string) => {
    const cv = await demoCvOf(place, { email, phone: "" });
    return { name: cv.name, mimeType: cv.type, buffer: Buffer.from(await cv.arrayBuffer()) };
  };
  const [one, other] = [await cvFile(20, asRead), await cvFile(21, newEmail("typo"))];
  await page.getByRole("button", { name: "Import CVs" }).click();
  await expect(page.getByRole("heading", { name: "Import CVs" })).toBeVisible();
  const folder = path.join(await mkdtemp(path.join(tmpdir(), "ushirika-cvs-")), "career-fair");
  await mkdir(path.join(folder, "tellers"), { recursive: true });
  await writeFile(path.join(folder, one.name), one.buffer);
  await writeFile(path.join(folder, "tellers", other.name), other.buffer);
  await writeFile(path.join(folder, "tellers", "empty.pdf"), "");
  await writeFile(path.join(folder, "stand.mp4"), "film");
  await writeFile(path.join(folder, "scan.pdf"), new Uint8Array(maxUploadBytes + 1));
  await dropFolder(page, page.getByRole("group", { name: "CVs" }), folder);
  await expect(page.getByRole("button", { name: "Import 2 candidates" })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(asRead)).toBeVisible();
  await page.getByText("2 files not uploaded").click();
  await expect(page.getByText("career-fair/stand.mp4: No PDF, DOC, DOCX or ZIP")).toBeVisible();
  await expect(page.getByText("career-fair/scan.pdf: Larger than 5 MB")).toBeVisible();
  await expectNoFindings(page);
  const row = page.getByRole("listitem").filter({ hasText: other.name });
  await row.getByText("Correct", { exact: true }).click();
  await row.getByRole("textbox", { name: "Email" }).fill("nobody@");
  await row.getByRole("button", { name: "Save" }).click();
  await expect(row.getByText("Please enter a valid email address")).toBeVisible();
  await row.getByRole("textbox", { name: "Email" }).fill(corrected);
  await row.getByRole("button", { name: "Save" }).click();
  await expect(row.getByText(corrected)).toBeVisible();
  await page.getByLabel("Where does the data come from?").fill("Career fair, on paper");
  await page.getByLabel(/have been told/).check();
  await page.getByRole("button", { name: "Import 2 candidates" }).click();
  await expect(page.getByText("Done: 2 imported.")).toBeVisible();
  const finished = page.url();
  await page.getByRole("link", { name: "Show imported candidates" }).click();
  await expect(page.getByText(corrected)).toBeVisible();
  const name = other.name.replace(".pdf", "");
  await page
    .getByRole("button", { name: `Preview & Actions for ${name}` })
    .first()
    .click();
  const cv = page.getByRole("dialog").getByRole("link", { name: other.name });
  const answer = await page.request.get((await cv.getAttribute("href")) ?? "");
  expect(Buffer.compare(await answer.body(), other.buffer)).toBe(0);
  await page.goto(finished);
  await undo(page);
  await expect(page.getByText("Undone: 2 taken away.")).toBeVisible();
});

test("of 500 rows HR is told which 20 are wrong and why, imports the others, and then these corrected", async ({
  page,
}) => {
  const run = crypto.randomUUID().slice(0, 8);
  const wrong = Array.from({ length: 20 }, (_, index) => 12 + index * 25);
  const lineOf = (n: number, corrected: boolean) => {
    const isWrong = !corrected && wrong.includes(n);
    const name = isWrong && n % 2 === 0 ? "" : "Mwende Kyalo";
    return `${name},${isWrong && n % 2 === 1 ? "nowhere@" : `person${n}.${run}@mail.example`}`;
  };
  const file = (corrected: boolean) => ({
    name: `register-${run}.csv`,
    mimeType: "text/csv",
    buffer: Buffer.from(
      ["Full name,Email", ...Array.from({ length: 500 }, (_, n) => lineOf(n, corrected))].join("\n"),
    ),
  });
  const check = async (corrected: boolean) => {
    await page.goto("/hr-manager/candidates/import");
    await page.getByLabel("CSV or Excel file").setInputFiles(file(corrected));
    await page.getByRole("button", { name: "Upload the file" }).click();
    await page.getByRole("button", { name: "Check the rows" }).click();
  };
  const start = async (count: number) => {
    await page.getByLabel("Where does the data come from?").fill("An old register");
    await page.getByLabel(/have been told/).check();
    await page.getByRole("button", { name: `Import ${count} candidates` }).click();
    await expect(page.getByText(`Done: ${count} imported`)).toBeVisible();
  };
  await startSession(page, "hr@jirani.example");
  const counted = async () => (await (await page.request.get("/api/hr/candidates/counts")).json()).imported;
  const before = await counted();

  await check(false);
  await page.getByText("Show these rows: with a mistake").click();
  const rows = page.getByRole("table", { name: "Rows: with a mistake" }).getByRole("row");
  await expect(rows).toHaveCount(21);
  // The first line of the file is its header.
  for (const n of wrong) {
    const reason = n % 2 === 0 ? /Full name: \S+/ : "Email: Please enter a valid email address";
    await expect(rows.filter({ hasText: new RegExp(`Row ${n + 2}(?!\\d)`) })).toContainText(reason);
  }
  await start(480);
  const first = page.url();
  expect(await counted()).toBeGreaterThanOrEqual(before + 480);

  await check(true);
  await start(20);
  expect(await counted()).toBeGreaterThanOrEqual(before + 500);
  for (const [address, count] of [
    [page.url(), 20],
    [first, 480],
  ] as const) {
    await page.goto(address);
    await undo(page);
    await expect(page.getByText(`Undone: ${count} taken away.`)).toBeVisible();
  }
});

test("the onboarding desk brings in the members whom it has already, and each is in the register", async ({
  page,
}) => {
  const number = String(Math.floor(1e7 + Math.random() * 8.9e7));
  const lines = [
    "Member name,National ID No,Mobile No,Member No,Date joined",
    `Chebet Rotich,${number},07${number},OLD-${number},12/03/2019`,
    `Without Phone,${Number(number) + 1},,,`,
  ];
  await startSession(page, "owner@jirani.example");
  await page.goto("/dashboard/member-onboarding/members");
  await page.getByRole("link", { name: "Import", exact: true }).click();
  await page
    .getByLabel("CSV or Excel file")
    .setInputFiles({ name: "register.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) });
  await page.getByRole("button", { name: "Upload the file" }).click();
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Check the rows" }).click();
  await expect(page.getByText(/^Phone: /).last()).toBeVisible();
  await page.getByLabel("Where does the data come from?").fill("The register on paper");
  await page.getByLabel(/are members of/).check();
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Import 1 member" }).click();
  await expect(page.getByText("Done: 1 imported.")).toBeVisible();
  await page.getByRole("link", { name: "Show imported members" }).click();
  await page.getByRole("link", { name: "Chebet Rotich" }).first().click();
  await expect(page.getByRole("main").getByText(`OLD-${number}`)).toBeVisible();
});
