import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { BringApplicants } from "./how-to-start.tsx";
import { DemoContext } from "./rows-behind.ts";

const linksOf = (demo: boolean, opensApplications: boolean) => {
  const element = (
    <DemoContext value={demo}>
      <BringApplicants slug="umoja" opensApplications={opensApplications} />
    </DemoContext>
  );
  const markup = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />,
  );
  return [...markup.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
};

it.each([
  [false, true, ["/join/umoja", "/dashboard/member-onboarding/assist"]],
  [false, false, ["/join/umoja"]],
  [true, true, []],
])("leads from a funnel without applications to their beginning (demo %s, onboarding %s)", (...given) => {
  const [demo, opensApplications, links] = given;
  expect(linksOf(demo, opensApplications)).toEqual(links);
});
