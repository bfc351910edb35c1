// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import type { HrCandidate } from "#contract/recruitment/hr-candidates.ts";
import { hasKeptText } from "#web/lib/kept-storage.ts";
import { openPage } from "#web/ui/page.test-helper.ts";
import { AddApplicationPage } from "./add-page.tsx";
import * as mutations from "./mutations.ts";

const jobs = [{ id: "job-1", title: "Teller", location: "Nakuru" }] as unknown as Parameters<
  typeof AddApplicationPage
>[0]["jobs"];
const place = "added-application:new";

const Page = ({ candidate = null }: { candidate?: HrCandidate | null }) => (
  <QueryClientProvider client={new QueryClient()}>
    <AddApplicationPage jobs={jobs} jobId="" candidate={candidate} />
  </QueryClientProvider>
);

let page: Awaited<ReturnType<typeof openPage>>;
const open = async (shown: () => React.JSX.Element = () => <Page />) => {
  page = await openPage(shown);
};
const button = (label: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent?.trim() === label);

afterEach(() => {
  page.close();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

it("keeps what was typed of a candidate when the page is left, and nothing of a page that was only opened", async () => {
  await open();
  page.close();
  expect(hasKeptText(place)).toBe(false);
  await open();
  page.type("fullName", "Naliaka Simiyu");
  page.type("note", "Came to the counter");
  await expect.poll(() => hasKeptText("added-application-about:new")).toBe(true);
  page.close();
  await open();
  await expect.poll(() => page.value("fullName")).toBe("Naliaka Simiyu");
  expect(page.value("note")).toBe("Came to the counter");
  expect(page.text()).toContain("Files are not kept");
  button("Discard it")?.click();
  await expect.poll(() => page.value("fullName")).toBe("");
  expect(hasKeptText(place)).toBe(false);
});

it("says before it saves that somebody is a candidate already, and takes what was typed along to them", async () => {
  const add = vi.spyOn(mutations, "addApplication");
  const known = { id: "c-1", name: "Naliaka S.", email: "n@mail.example", phone: "", sameEmail: true };
  vi.spyOn(mutations, "knownAmongCandidates").mockResolvedValue([{ ...known, applicationId: null }]);
  await open();
  for (const [name, value] of Object.entries({
    fullName: "Naliaka Simiyu",
    email: "n@mail.example",
    phone: "0712345678",
    location: "Bungoma",
  }))
    page.type(name, value);
  const job = page.find<HTMLSelectElement>("[name=jobId]");
  job.value = "job-1";
  job.dispatchEvent(new Event("change", { bubbles: true }));
  page.find("[name=agreed]").click();
  button("Enter the application")?.click();
  await expect.poll(() => page.text()).toContain("This may be somebody whom you know already");
  expect(add).not.toHaveBeenCalled();
  expect(button("None of them: enter as a new person")).toBeUndefined();
  button("Add Naliaka S.")?.click();
  await expect.poll(() => hasKeptText("added-application:c-1")).toBe(true);
  expect(hasKeptText(place)).toBe(false);
});
