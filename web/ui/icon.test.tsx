import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Scale } from "lucide-react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { slimIcon } from "../../tools/browser/icons.ts";
import { iconOf } from "./icon.tsx";
import { CollectedShapes, IconShapes, Shapes } from "./icon-shapes.tsx";

const moduleOf = (name: string) =>
  readFileSync(
    fileURLToPath(new URL(`esm/icons/${name}.mjs`, import.meta.resolve("lucide-react").replace("cjs/", ""))),
    "utf8",
  );

/** The component that the build makes of an icon. */
function built(name: string) {
  const [, given = ""] = /iconOf\(([\s\S]*)\);$/.exec(slimIcon(moduleOf(name)) ?? "") ?? [];
  return iconOf(...(JSON.parse(`[${given}]`) as Parameters<typeof iconOf>));
}

const Eye = built("eye");
const Lens = built("scale");

/** A page as the server renders it, and with it what is drawn after the shapes were written. */
const rendered = (page: ReactNode) =>
  renderToStaticMarkup(<IconShapes value={new CollectedShapes()}>{page}</IconShapes>);

describe("an icon of the build", () => {
  it("has the shapes of Lucide's own", () => {
    const theirs = renderToStaticMarkup(<Scale />).replace(/^<svg[^>]*>/, "");
    expect(
      rendered(
        <>
          <Lens />
          <Shapes />
        </>,
      ),
    ).toContain(`<g id="icon-scale">${theirs.replace("</svg>", "")}</g>`);
  });

  it("stands in a page once, however often it is drawn", () => {
    const page = rendered(
      <>
        <Eye />
        <Eye className="size-5" />
        <Shapes />
        <Eye />
        <Lens />
      </>,
    );
    expect(page.match(/<use href="#icon-eye">/g)).toHaveLength(3);
    expect(page.match(/<g id="icon-eye">/g)).toHaveLength(1);
    // What comes after the shapes has its own.
    expect(page).toMatch(/<svg viewBox="0 0 24 24" class="icon" aria-hidden="true"><path/);
    expect(page).not.toContain("icon-scale");
  });

  it("is read out with a label, and hidden without one", () => {
    expect(renderToStaticMarkup(<Eye role="img" aria-label="Shown" />)).toMatch(
      /role="img" aria-label="Shown"(?!.*aria-hidden)/,
    );
    expect(renderToStaticMarkup(<Eye />)).toContain('aria-hidden="true"');
  });

  it("has nothing but shapes, and another name of an icon stays what it is", () => {
    for (const name of ["eye", "square-scissors"])
      expect(slimIcon(moduleOf(name))).not.toMatch(/key|node|createLucide|aliases/i);
    expect(slimIcon(moduleOf("circle-alert"))).toBeNull();
    expect(() => slimIcon("createLucideIcon(somethingElse)")).toThrow(/another way/);
  });
});
