// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { earlyStatusId, keepEarlyClicks, pageReadyEvent } from "./early-clicks.ts";

const heard: string[] = [];
const status = () => document.getElementById(earlyStatusId)?.textContent;

/** A page whose scripts are on their way. */
function draw(html: string) {
  document.body.innerHTML = `<p id="${earlyStatusId}"></p><main>${html}</main>`;
  keepEarlyClicks(pageReadyEvent, earlyStatusId, "Loading");
}
function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}
/** The scripts have come: buttons do something from now on. */
function answer() {
  for (const button of document.querySelectorAll("button"))
    button.addEventListener("click", () => heard.push(button.id));
  document.dispatchEvent(new Event(pageReadyEvent));
  vi.runAllTimers();
}

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
});
afterEach(() => {
  document.dispatchEvent(new Event(pageReadyEvent));
  vi.useRealTimers();
});

describe("a press before the scripts", () => {
  it("is shown as taken, and repeated once when the page answers", () => {
    draw(`<button id="open" type="button">Open</button>`);
    element("#open").click();
    element("#open").click();
    expect(element("#open").getAttribute("aria-busy")).toBe("true");
    expect(status()).toBe("Loading");
    answer();
    expect(heard).toEqual(["open"]);
    expect(element("#open").hasAttribute("aria-busy")).toBe(false);
    expect(status()).toBe("");
  });

  it("is repeated in the order of the last presses", () => {
    draw(`<button id="a" type="button">A</button><button id="b" type="button">B</button>`);
    for (const id of ["#a", "#b", "#a"]) element(id).click();
    answer();
    expect(heard).toEqual(["b", "a"]);
  });

  it("is nobody's any more when its button has gone", () => {
    draw(`<button id="a" type="button">A</button>`);
    const gone = element("#a");
    gone.addEventListener("click", () => heard.push("gone"));
    gone.click();
    gone.remove();
    answer();
    expect(heard).toEqual([]);
  });

  it("is the browser's own on the button of a form with an address", () => {
    draw(`<form action="/jobs"><button id="send">Search</button></form>`);
    element("form").addEventListener("submit", (event) => event.preventDefault());
    element("#send").click();
    answer();
    expect(heard).toEqual([]);
  });

  it("changes a tab at once when its contents are there", () => {
    draw(`
      <div role="tablist">
        <button type="button" role="tab" id="one" aria-controls="first" aria-selected="true">One</button>
        <button type="button" role="tab" id="two" aria-controls="second" aria-selected="false">Two</button>
      </div>
      <div id="first" data-state="active">1</div><div id="second" data-state="inactive">2</div>`);
    element("#two").click();
    expect(element("#two").getAttribute("aria-selected")).toBe("true");
    expect(element("#one").getAttribute("aria-selected")).toBe("false");
    expect(element("#second").dataset.state).toBe("active");
    expect(element("#two").hasAttribute("aria-busy")).toBe(false);
    answer();
    expect(heard).toEqual(["two"]);
  });

  it("waits at a tab whose contents come with the scripts", () => {
    draw(`
      <div role="tablist"><button type="button" role="tab" id="one" aria-controls="first">One</button></div>
      <div id="first"></div>`);
    element("#one").click();
    expect(element("#one").getAttribute("aria-busy")).toBe("true");
  });

  it("on a link says that something comes, unless it opens elsewhere or on this page", () => {
    draw(
      `<a id="next" href="/jobs">Jobs</a><a id="tab" href="/jobs" target="_blank">New</a><a id="here" href="#x">Here</a>`,
    );
    element("main").addEventListener("click", (event) => event.preventDefault());
    for (const id of ["#tab", "#here"]) {
      element(id).click();
      expect(status()).toBe("");
    }
    element("#next").click();
    expect(status()).toBe("Loading");
    // The browser shows the page as it was left when somebody comes back to it.
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(status()).toBe("");
  });
});
