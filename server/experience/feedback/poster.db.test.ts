import { extractText, getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";
import { createOrganisation, createStaff } from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();

it("gives the staff a poster of their own survey", async () => {
  const { id, slug, name } = await createOrganisation(app.current);
  const { token } = await createStaff(app.current, id, ["experience"]);
  const answer = await app.current.as(token).experience.surveys.poster({ query: { sheet: "a5" } });
  expect(answer.headers.get("content-disposition")).toContain(`survey-${slug}-a5.pdf`);
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  const { text } = await extractText(pdf, { mergePages: true });
  for (const said of [name, `/feedback/${slug}`, "Tueleze ilivyokuwa"])
    expect(text.replace(/\s+/g, " ")).toContain(said);
});
