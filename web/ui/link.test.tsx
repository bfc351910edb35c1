import { renderToStaticMarkup } from "react-dom/server";
// biome-ignore lint/style/noRestrictedImports: what our own link is compared with
import { createMemoryRouter, Link as RouterLink, RouterProvider, type To } from "react-router";
import { expect, it } from "vitest";
import { type Language, languagePrefix } from "#contract/core/language.ts";
import { LanguageContext } from "#web/lib/language.ts";
import { Link } from "./link.tsx";

const targets: readonly To[] = [
  "/",
  "/jobs",
  "/jobs/apply?job=1#step",
  "?q=teller&page=2",
  "?",
  "#main",
  "..",
  "/jobs/../login",
  { search: "application=1", hash: "row-1" },
  { search: "?page=2" },
  { pathname: "/jobs", search: "q=a%20b" },
];

/** Draws links on the page of a job, as React Router does and as we do. */
function drawn(language: Language, kind: typeof Link | typeof RouterLink): string[] {
  const Kind = kind as typeof RouterLink;
  const page = (
    <>
      {targets.map((to) => (
        <Kind
          key={JSON.stringify(to)}
          to={to}
          className="tall"
          replace
          prefetch="intent"
          state={{ opened: 1 }}
        >
          There
        </Kind>
      ))}
      <Kind to="/login" discover="none" target="_blank" preventScrollReset reloadDocument>
        There
      </Kind>
    </>
  );
  const basename = languagePrefix(language) || "/";
  const here = `${languagePrefix(language)}/jobs/teller-1?q=ict`;
  const router = createMemoryRouter([{ path: "*", element: page }], { basename, initialEntries: [here] });
  const markup = renderToStaticMarkup(
    <LanguageContext value={language}>
      <RouterProvider router={router} />
    </LanguageContext>,
  );
  return markup.match(/<a.*?<\/a>/g) ?? [];
}

/** Attributes have no order. */
const attributes = (links: string[]) => links.map((link) => link.slice(2).split(/>/)[0]?.split(" ").sort());

it.each(["en", "sw"] as const)("is written by the server as React Router draws it, in %s", (language) => {
  const expected = drawn(language, RouterLink);
  expect(expected).toHaveLength(targets.length + 1);
  expect(attributes(drawn(language, Link))).toEqual(attributes(expected));
});

it("leads out of a language that a page does not exist in", () => {
  const router = createMemoryRouter([{ path: "*", element: <Link to="/dashboard">There</Link> }], {
    basename: "/sw",
    initialEntries: ["/sw/jobs"],
  });
  const markup = renderToStaticMarkup(
    <LanguageContext value="sw">
      <RouterProvider router={router} />
    </LanguageContext>,
  );
  expect(markup).toBe('<a href="/dashboard" hrefLang="en">There</a>');
});
