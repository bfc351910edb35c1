// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { openPage } from "#web/ui/page.test-helper.ts";
import { CampaignForm } from "./campaign-form.tsx";

const Form = () => <CampaignForm onAdd={() => undefined} onCancel={() => undefined} />;

it("has all of what was typed again when its dialog opens the next time", async () => {
  let page = await openPage(Form);
  page.type("name", "School fees");
  page.type("text", "Schools open soon.");
  page.close();
  page = await openPage(Form);
  await expect
    .poll(() => [page.value("name"), page.value("text")])
    .toEqual(["School fees", "Schools open soon."]);
  page.close();
});
