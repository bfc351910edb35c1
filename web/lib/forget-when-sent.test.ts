// @vitest-environment happy-dom
import { redirect } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { forgetWhenSent } from "./forget-when-sent.ts";
import { hasKeptText, keptPlace } from "./kept-storage.ts";

const name = "campaign.new";
const leadTo = (path: string) => () => Promise.reject(redirect(path));

beforeEach(() => keptPlace(name).write({ name: { value: "Dividends" } }));

describe("what was typed in a form that leads on", () => {
  it("is forgotten once it was sent, and the page is led on", async () => {
    await expect(forgetWhenSent(leadTo("/campaigns/1"), [name])).rejects.toBeInstanceOf(Response);
    expect(hasKeptText(name)).toBe(false);
  });

  it("stays where it was refused, or did not arrive", async () => {
    expect(await forgetWhenSent(async () => ({ failure: "Too long" }), [name])).toEqual({
      failure: "Too long",
    });
    await expect(forgetWhenSent(() => Promise.reject(new TypeError("offline")), [name])).rejects.toThrow(
      "offline",
    );
    const broken = new Response(null, { status: 500 });
    await expect(forgetWhenSent(() => Promise.reject(broken), [name])).rejects.toBe(broken);
    expect(hasKeptText(name)).toBe(true);
  });

  it("is forgotten where the answer says that it was sent", async () => {
    const isSent = (outcome: object | string) => typeof outcome !== "string" && "asked" in outcome;
    await forgetWhenSent(async () => ({ asked: "amina@mail.example" }), [name], isSent);
    expect(hasKeptText(name)).toBe(false);
  });

  it("stays where another form of the page leads elsewhere", async () => {
    const isSent = (to: object | string) => typeof to === "string" && to.includes("sent=1");
    await expect(forgetWhenSent(leadTo("/complain/umoja/1234"), [name], isSent)).rejects.toBeInstanceOf(
      Response,
    );
    expect(hasKeptText(name)).toBe(true);
    await expect(forgetWhenSent(leadTo("/complain/umoja/1?sent=1"), [name], isSent)).rejects.toBeInstanceOf(
      Response,
    );
    expect(hasKeptText(name)).toBe(false);
  });
});
