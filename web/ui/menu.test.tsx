import { Pencil } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { Button, IconButton } from "./button.tsx";
import { Menu, type MenuItem } from "./menu.tsx";

afterEach(() => vi.unstubAllEnvs());

const items: readonly MenuItem[] = [
  { label: "Open", to: "/jobs" },
  { label: "Delete", onSelect: () => {}, tone: "danger", separated: true },
];

/** Three menus, as the server writes them or as the browser draws them first. */
function drawn(server: boolean): string {
  vi.stubEnv("SSR", server);
  return renderToStaticMarkup(
    <MemoryRouter>
      <Menu trigger={<IconButton icon={Pencil} label="Change" />} items={items} />
      {["one", "two"].map((name) => (
        <Menu key={name} trigger={<Button variant="secondary">{name}</Button>} items={items} align="start" />
      ))}
    </MemoryRouter>,
  );
}

/** Attributes have no order. */
const tags = (markup: string) =>
  markup
    .split("<")
    .map((tag) => tag.split(/(?=>)/))
    .map(([tag = "", rest]) => [tag.match(/[^\s"=]+(?:="[^"]*")?/g)?.sort(), rest]);

it("is written by the server as Radix draws it while it is closed", () => {
  const written = drawn(true);
  expect(tags(written)).toEqual(tags(drawn(false)));
  const ids = written.match(/ id="[^"]+"/g);
  expect(new Set(ids).size).toBe(3);
});
