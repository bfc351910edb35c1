import { type ComponentType, createElement, Fragment, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { type ActionFunction, createRoutesStub } from "react-router";

/**
 * Opens a page in the document, as a browser would (happy-dom): with a router, effects and events.
 * @param action what its forms are posted to
 */
export async function openPage(Page: ComponentType<{ actionData?: unknown }>, action?: ActionFunction) {
  const box = document.createElement("div");
  document.body.append(box);
  const root = createRoot(box);
  await new Promise<void>((answers) => {
    // Effects run in the order of their components: when this one does, the page listens.
    function Last() {
      useEffect(answers, []);
      return null;
    }
    const Component = (props: { actionData?: unknown }) =>
      createElement(Fragment, null, createElement(Page, props), createElement(Last));
    root.render(createElement(createRoutesStub([{ path: "/", Component, action }])));
  });
  const find = <Found extends HTMLElement>(selector: string): Found => {
    const found = box.querySelector<Found>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  return {
    find,
    text: () => box.textContent ?? "",
    /** Types into the control of that name. */
    type(name: string, value: string) {
      const control = find<HTMLInputElement>(`[name="${name}"]`);
      // React hears of a change where the value differs from the one it has set itself.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
      control.dispatchEvent(new Event("input", { bubbles: true }));
    },
    value: (name: string) => find<HTMLInputElement>(`[name="${name}"]`).value,
    close() {
      root.unmount();
      box.remove();
    },
  };
}
