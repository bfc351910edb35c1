// @vitest-environment happy-dom
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { createMarkupMemory } from "#web/markup-memory.tsx";
import { CollectedShapes } from "./icon-shapes.tsx";
import { KeptMarkup, MarkupMemory } from "./kept-markup.tsx";

function Counter({ unit }: { unit: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count} {unit} &amp; more
    </button>
  );
}

it("comes alive in the browser as what it is, over the markup that was kept", async () => {
  const memory = createMarkupMemory(10_000);
  const page = <KeptMarkup as="li" className="tall" of={Counter} props={{ unit: "jobs" }} />;
  const markup = () =>
    renderToString(<MarkupMemory value={memory.forPage("en", new CollectedShapes())}>{page}</MarkupMemory>);
  const list = document.createElement("ul");
  expect(markup()).toBe(markup());
  list.innerHTML = markup();
  const written = list.querySelector("button");
  document.body.append(list);

  const mended = vi.fn();
  const root = hydrateRoot(list, page, { onRecoverableError: mended });
  const pressed = () => {
    written?.click();
    return list.textContent;
  };
  await expect.poll(pressed).not.toContain("0 jobs");
  expect(list.textContent).toMatch(/^\d+ jobs & more$/);
  expect(list.querySelector("button")).toBe(written);
  expect(mended).not.toHaveBeenCalled();
  root.unmount();
  list.remove();
});
