import { expect, it, vi } from "vitest";
import { sendLink } from "./mutations.ts";

async function send(values: Record<string, string>) {
  const requestLink = vi.fn().mockResolvedValue(undefined);
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const answer = await sendLink(form, "en", { memberships: { requestLink } } as unknown as Parameters<
    typeof sendLink
  >[2]);
  return { answer, requestLink };
}

it("has the link sent to an address or a number", async () => {
  const { answer, requestLink } = await send({ slug: "umoja", contact: "0712345678" });
  expect(requestLink).toHaveBeenCalledWith({ body: { slug: "umoja", contact: "0712345678" } });
  expect(answer).toEqual({ sent: true });
});

it.each([
  [{ slug: "", contact: "0712345678" }, "slug"],
  [{ slug: "umoja", contact: "" }, "contact"],
])("says at the field what is missing in %o", async (values, field) => {
  const { answer, requestLink } = await send(values);
  expect(requestLink).not.toHaveBeenCalled();
  expect(answer).toMatchObject({ failure: { fields: { [field]: expect.any(String) } } });
});
