import { type ComponentType, createContext, createElement, Fragment, use, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { type ActionFunction, createRoutesStub, useActionData } from "react-router";

interface Opened {
  Page: ComponentType<{ actionData?: unknown }>;
  onAnswering: () => void;
}
const OpenedContext = createContext<Opened | null>(null);

function Frame() {
  const actionData = useActionData();
  const opened = use(OpenedContext);
  if (!opened) return null;
  return createElement(Fragment, null, createElement(opened.Page, { actionData }), createElement(Last));
}

/** Effects run in the order of their components: when this one's does, the page answers. */
function Last() {
  const onAnswering = use(OpenedContext)?.onAnswering;
  useEffect(() => onAnswering?.(), [onAnswering]);
  return null;
}

/**
 * Opens a page in the document, as a browser would (happy-dom): with a router, effects and events.
 * @param action what its forms are posted to
 */
export async function openPage(Page: Opened["Page"], action?: ActionFunction) {
  const box = document.createElement("div");
  document.body.append(box);
  const root = createRoot(box);
  const Stub = createRoutesStub([{ path: "/", Component: Frame, action }]);
  await new Promise<void>((onAnswering) =>
    root.render(createElement(OpenedContext, { value: { Page, onAnswering } }, createElement(Stub))),
  );
  const find = <Found extends HTMLElement>(selector: string): Found => {
    const found = box.querySelector<Found>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  return {
    find,
    text: () => box.textContent ?? "",
    /** Types into the control of that name or id. */
    type(name: string, value: string) {
      const control = find<HTMLInputElement>(`[name="${name}"], [id="${name}"]`);
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
