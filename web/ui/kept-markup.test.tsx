// @vitest-environment happy-dom
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { createMarkupMemory } from "#web/markup-memory.tsx";
import { CollectedShapes } from "./icon-shapes.tsx";
import { KeptMarkup, MarkupMemory } from "./kept-markup.tsx";

function Counter({ unit, onCount }: { unit: string; onCount: (count: number) => void }) {
  const [count, setCount] = useState(0);
  const press = () => {
    setCount(count + 1);
    onCount(count + 1);
  };
  return (
    <button type="button" onClick={press}>
      {count} {unit} &amp; more
    </button>
  );
}

it("comes alive in the browser as what it is, over the markup that was kept", async () => {
  const memory = createMarkupMemory(10_000);
  const onCount = vi.fn();
  const page = (
    <KeptMarkup as="li" className="tall" of={Counter} props={{ unit: "jobs" }} handlers={{ onCount }} />
  );
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
  expect(onCount).toHaveBeenCalledWith(1);
  expect(mended).not.toHaveBeenCalled();
  root.unmount();
  list.remove();
});
