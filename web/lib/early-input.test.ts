// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { repeatEarlyInput, watchEarlyInput } from "./early-input.ts";

/** A page that is drawn, with a note of all that its scripts hear once they listen. */
function drawn(html: string) {
  document.body.innerHTML = `<main>${html}</main>`;
  const main = document.querySelector("main");
  const heard: string[] = [];
  return {
    heard,
    control: <T extends HTMLElement>(selector: string): T => {
      const found = document.querySelector<T>(selector);
      if (!found) throw new Error(`no ${selector}`);
      return found;
    },
    listen() {
      main?.addEventListener("change", ({ target }) => {
        if (target instanceof HTMLInputElement && target.type === "checkbox")
          heard.push(`${target.name} ${target.checked ? "on" : "off"}`);
        else if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
          heard.push(`${target.name}=${target.value}`);
      });
    },
  };
}
function type(control: HTMLInputElement, value: string) {
  control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

afterEach(() => {
  repeatEarlyInput();
  vi.restoreAllMocks();
});

describe("what is entered before the scripts", () => {
  it("is entered once more when the page answers", () => {
    const page = drawn(`<input name="q"><input name="remote" type="checkbox">`);
    watchEarlyInput();
    type(page.control("[name=q]"), "teller");
    page.control("[name=remote]").click();
    page.listen();
    repeatEarlyInput();
    expect(page.heard).toEqual(["q=teller", "remote on"]);
    expect(page.control<HTMLInputElement>("[name=remote]").checked).toBe(true);
  });

  it("counts too where it was entered before anybody watched", () => {
    const page = drawn(`
      <input name="q"><input name="untouched" value="as it came"><input type="hidden" name="page" value="1">
      <select name="sort"><option value="new">New</option><option value="old">Old</option></select>`);
    page.control<HTMLInputElement>("[name=q]").value = "auditor";
    page.control<HTMLSelectElement>("[name=sort]").value = "old";
    watchEarlyInput();
    page.listen();
    repeatEarlyInput();
    expect(page.heard).toEqual(["q=auditor", "sort=old"]);
  });

  it("is entered in every field before anybody hears of the first", () => {
    const page = drawn(`<form><input name="from"><input name="to"></form>`);
    watchEarlyInput();
    type(page.control("[name=from]"), "1");
    type(page.control("[name=to]"), "2");
    const forms: string[] = [];
    document
      .querySelector("form")
      ?.addEventListener(
        "input",
        () => forms.push([...document.querySelectorAll("input")].map(({ value }) => value).join()),
        { once: true },
      );
    // The scripts start with what the server knew.
    for (const control of document.querySelectorAll("input")) control.value = "";
    repeatEarlyInput();
    expect(forms).toEqual(["1,2"]);
  });

  it("is left alone where its field is gone or closed by then, and is said once only", () => {
    const page = drawn(`<input name="gone"><input name="closed"><input name="q">`);
    watchEarlyInput();
    for (const name of ["gone", "closed", "q"]) type(page.control(`[name=${name}]`), "x");
    page.control("[name=gone]").remove();
    page.control<HTMLInputElement>("[name=closed]").disabled = true;
    page.listen();
    repeatEarlyInput();
    repeatEarlyInput();
    expect(page.heard).toEqual(["q=x"]);
  });
});
