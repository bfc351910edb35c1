import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import type { ComplaintForm as Form } from "#contract/experience/complaint-form.ts";
import { ComplaintForm } from "./complaint-form.tsx";

const sacco = { organization: "Umoja SACCO", slug: "umoja", open: true } as Form;

it.each([
  [true, true],
  [false, false],
])("asks for the files again where the form was refused with files (%s): %s", (hadFiles, asked) => {
  const answer = { intent: "complain", failure: { message: "Please choose" }, values: {}, hadFiles } as const;
  const element = <ComplaintForm sacco={sacco} attempt="1" answer={answer} honeypot={null} />;
  const markup = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: "/", element, action: () => null }])} />,
  );
  expect(markup.includes("Please choose your files again")).toBe(asked);
});
