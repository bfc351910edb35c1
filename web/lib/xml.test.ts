import { expect, it } from "vitest";
import { xmlText } from "./xml.ts";

it("escapes what has a meaning in XML", () => {
  expect(xmlText(`<a href="x" title='y'>&</a>`)).toBe(
    "&lt;a href=&quot;x&quot; title=&apos;y&apos;&gt;&amp;&lt;/a&gt;",
  );
});

it("leaves out what XML cannot hold, and keeps every other script", () => {
  expect(xmlText("a\u0000b\u000Bc\uD800d\uFFFFe")).toBe("abcde");
  expect(xmlText("Ng'ang'a – 20 % 🧮\n")).toBe("Ng&apos;ang&apos;a – 20 % 🧮\n");
});
