import { expect, it } from "vitest";
import { opensDialog, withDialog, withoutDialog } from "./dialog-address.ts";

it("opens one dialog, and keeps the rest of the address", () => {
  expect(withDialog("", "demo", "open")).toBe("?demo=open");
  expect(withDialog("?q=loan&demo=open", "preview", "a b")).toBe("?q=loan&preview=a+b");
});

it("knows the page below a dialog", () => {
  expect(withoutDialog("?demo=open")).toBe("");
  expect(withoutDialog("?q=loan&preview=x")).toBe("?q=loan");
  expect(opensDialog("?preview=x")).toBe(true);
  expect(opensDialog("?q=a%20b")).toBe(false);
  expect(opensDialog("")).toBe(false);
});
