import { expect, type Page } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { newEmail, startSession } from "./people.ts";
import { test } from "./test.ts";

/** Imports two people of one number, of whom everything else is another. @returns how they are called */
async function importTwins(page: Page) {
  // Names hold no digits; each digit has a letter of its own, so that no two runs are called the same.
  const mark = crypto
    .randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit)));
  const phone = `07${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
  const [kept, other] = [`Nafula Wekesa ${mark}`, `Wekesa N ${mark}`];
  const text = `Name,Email,Phone,Location\n${kept},${newEmail("nafula")},${phone},Bungoma\n${other},${newEmail("wekesa")},${phone},Webuye\n`;
  const upload = await page.request.post("/api/hr/candidate-imports", {
    multipart: { file: { name: "twins.csv", mimeType: "text/csv", buffer: Buffer.from(text) } },
  });
  const { id } = (await upload.json()) as { id: string };
  const data = { source: "Career fair Bungoma", informed: true };
  await page.request.post(`/api/hr/candidate-imports/${id}/start`, { data });
  await expect
    .poll(async () => (await (await page.request.get(`/api/hr/candidate-imports/${id}`)).json()).state, {
      timeout: 60_000,
    })
    .toBe("done");
  return { kept, other };
}

test("HR compares two candidates of one number, merges them, and undoes it", async ({ page }) => {
  await startSession(page, "hr@jirani.example");
  const { kept, other } = await importTwins(page);
  await page.goto("/hr-manager/candidates");
  await page.getByRole("link", { name: "Duplicates" }).click();
  const pair = page.getByRole("row").filter({ hasText: kept }).filter({ hasText: other });
  await expect(pair.getByText("Same phone number")).toBeVisible();
  await expectNoFindings(page);
  await pair.getByRole("link", { name: "Compare" }).click();

  await expect(page.getByRole("heading", { name: "Compare and merge" })).toBeVisible();
  await page.getByRole("group", { name: "Name" }).getByRole("radio", { name: kept }).check();
  await page.getByRole("group", { name: "Location" }).getByRole("radio", { name: "Webuye" }).check();
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Merge", exact: true }).click();

  const merged = page.getByRole("row").filter({ hasText: kept }).filter({ hasText: other });
  await expect(merged.getByText(/Until /)).toBeVisible();
  await page.goto(`/hr-manager/candidates?q=${encodeURIComponent(kept)}`);
  await expect(page.getByText("Webuye")).toBeVisible();

  await page.goto("/hr-manager/candidates/duplicates");
  await page.getByRole("button", { name: new RegExp(`^Undo merge of .*${kept}`) }).click();
  await expect(page.getByRole("button", { name: new RegExp(`^Undo merge of .*${kept}`) })).toHaveCount(0);
  await expect(pair.getByText("Same phone number")).toBeVisible();

  // Nor are they one: that can be taken back, too, and whoever is selected in the list can be compared.
  await pair.getByRole("button", { name: /are not the same person$/ }).click();
  const takeBack = page.getByRole("button", { name: new RegExp(`^Take back that .*${kept}`) });
  await takeBack.click();
  await expect(takeBack).toHaveCount(0);
  await expect(pair.getByText("Same phone number")).toBeVisible();
  await page.getByRole("link", { name: "the list of candidates" }).click();
  for (const name of [kept, other]) {
    await page.getByRole("searchbox").fill(name);
    // Both match either name: the list is still when its address says what was searched.
    await expect(page).toHaveURL((url) => url.searchParams.get("q") === name);
    await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  }
  await page.getByRole("link", { name: "Compare and merge" }).click();
  await expect(page.getByRole("group", { name: "Name" }).getByRole("radio", { name: other })).toBeVisible();
});
