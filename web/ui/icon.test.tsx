import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Scale } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { slimIcon } from "../../tools/browser/icons.ts";
import { iconOf } from "./icon.tsx";

const moduleOf = (name: string) =>
  readFileSync(
    fileURLToPath(new URL(`esm/icons/${name}.mjs`, import.meta.resolve("lucide-react").replace("cjs/", ""))),
    "utf8",
  );

/** The component that the build makes of an icon. */
function built(name: string) {
  const [, shapes = "[]"] = /iconOf\(([\s\S]*)\);$/.exec(slimIcon(moduleOf(name)) ?? "") ?? [];
  return iconOf(new Function(`return ${shapes}`)() as Parameters<typeof iconOf>[0]);
}

describe("an icon of the build", () => {
  it("looks like Lucide's own", () => {
    const Icon = built("scale");
    const ours = renderToStaticMarkup(<Icon className="size-5" />);
    const theirs = renderToStaticMarkup(<Scale className="size-5" />);
    const sorted = (markup: string) => markup.match(/[\w-]+="[^"]*"|<\/?\w+/g)?.sort();
    expect(sorted(ours)).toEqual(
      sorted(theirs.replace("lucide lucide-scale ", "").replace(/xmlns="[^"]*" /, "")),
    );
  });

  it("is read out with a label, and hidden without one", () => {
    const Icon = built("eye");
    expect(renderToStaticMarkup(<Icon role="img" aria-label="Shown" />)).toMatch(
      /role="img" aria-label="Shown"(?!.*aria-hidden)/,
    );
    expect(renderToStaticMarkup(<Icon />)).toContain('aria-hidden="true"');
  });

  it("has nothing but shapes, and another name of an icon stays what it is", () => {
    for (const name of ["eye", "square-scissors"])
      expect(slimIcon(moduleOf(name))).not.toMatch(/key|name|lucide|aliases/i);
    expect(slimIcon(moduleOf("circle-alert"))).toBeNull();
    expect(() => slimIcon("createLucideIcon(somethingElse)")).toThrow(/another way/);
  });
});
