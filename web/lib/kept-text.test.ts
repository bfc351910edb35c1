// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { repeatEarlyInput, watchEarlyInput } from "./early-input.ts";
import { hasKeptText, keptNames, setKeptTextOwner } from "./kept-storage.ts";
import { keepText } from "./kept-text.ts";

const fields = `
  <input name="subject" value="Your application">
  <textarea name="body"></textarea>
  <input name="urgent" type="checkbox" value="yes">
  <input name="password" type="password">
  <input aria-label="without a name">`;

let name = "";
let box = document.createElement("form");
let kept: ReturnType<typeof keepText>;
const onRestored = vi.fn();

/** The form as it comes from the server. */
function draw(html = fields) {
  box = document.createElement("form");
  box.innerHTML = html;
  document.body.append(box);
}
/** Opens the form of that name. */
function open(name: string, html = fields) {
  draw(html);
  kept = keepText(box, name, onRestored);
}
function close() {
  kept.stop();
  box.remove();
}
function field(name: string): HTMLInputElement {
  const found = box.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!found) throw new Error(`no ${name}`);
  return found;
}
function type(name: string, value: string) {
  field(name).value = value;
  field(name).dispatchEvent(new Event("input", { bubbles: true }));
}

beforeEach(() => {
  // Every test has a form of its own.
  name = crypto.randomUUID();
  onRestored.mockClear();
  setKeptTextOwner("wanjiku");
});
afterEach(close);

describe("what was typed and not sent", () => {
  it("is there again when its form opens the next time, and only in that form", () => {
    open(name);
    type("body", "Dear Amina");
    field("urgent").click();
    close();
    open(`${name} of another`);
    expect(field("body").value).toBe("");
    expect(onRestored).not.toHaveBeenCalled();
    close();
    open(name);
    expect(field("body").value).toBe("Dear Amina");
    expect(field("urgent").checked).toBe(true);
    expect(field("subject").value).toBe("Your application");
    expect(onRestored).toHaveBeenCalledOnce();
  });

  it("is heard by the page when it comes back, as if it had been typed", async () => {
    open(name);
    type("body", "Dear Amina");
    close();
    open(name, "");
    const listener = vi.fn();
    box.addEventListener("input", listener);
    // Controls that come later count too.
    box.innerHTML = fields;
    await expect.poll(() => field("body").value).toBe("Dear Amina");
    expect(listener).toHaveBeenCalledOnce();
  });

  it("is forgotten when it was sent, and when its field holds again what it began with", () => {
    open(name);
    type("body", "Dear Amina");
    expect(hasKeptText(name)).toBe(true);
    kept.forget();
    expect(hasKeptText(name)).toBe(false);
    type("body", "Once more");
    type("body", "");
    expect(hasKeptText(name)).toBe(false);
  });

  it("can be discarded: every field holds again what it began with", () => {
    open(name);
    type("subject", "Another");
    field("urgent").click();
    kept.discard();
    expect(field("subject").value).toBe("Your application");
    expect(field("urgent").checked).toBe(false);
    expect(hasKeptText(name)).toBe(false);
  });

  it("is where the next change starts from when it was sent and stays in its fields", () => {
    open(name);
    type("subject", "Another");
    kept.accept();
    expect(hasKeptText(name)).toBe(false);
    type("body", "Dear Amina");
    type("body", "");
    expect(hasKeptText(name)).toBe(false);
    type("subject", "Your application");
    expect(hasKeptText(name)).toBe(true);
    kept.discard();
    expect(field("subject").value).toBe("Another");
  });

  it("is kept too where it was typed before the scripts had come", () => {
    draw();
    watchEarlyInput();
    type("body", "Dear Amina");
    type("subject", "Yours");
    field("urgent").click();
    kept = keepText(box, name, onRestored);
    repeatEarlyInput();
    type("subject", "Your application");
    close();
    open(name);
    expect(field("body").value).toBe("Dear Amina");
    expect(field("subject").value).toBe("Your application");
    expect(field("urgent").checked).toBe(true);
    kept.discard();
    expect(field("body").value).toBe("");
  });

  it("is told apart in fields that share a name, by their order", () => {
    const lines = `<input name="title" value="Prepare the desk"><input name="title"><input name="title">`;
    const titles = () => [...box.querySelectorAll<HTMLInputElement>("[name=title]")];
    open(name, lines);
    for (const [place, value] of [
      [1, "Order a laptop"],
      [2, "Lunch with the team"],
    ] as const) {
      const line = titles()[place];
      if (!line) throw new Error(`no line ${place}`);
      line.value = value;
      line.dispatchEvent(new Event("input", { bubbles: true }));
    }
    close();
    open(name, lines);
    expect(titles().map(({ value }) => value)).toEqual([
      "Prepare the desk",
      "Order a laptop",
      "Lunch with the team",
    ]);
    kept.discard();
    expect(titles().map(({ value }) => value)).toEqual(["Prepare the desk", "", ""]);
  });

  it("is never a password", () => {
    open(name);
    type("password", "Karibu-2026!");
    expect(hasKeptText(name)).toBe(false);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain("Karibu");
  });

  it("is not shown to another person at the same tab", () => {
    open(name);
    type("body", "For Wanjiku's eyes");
    close();
    setKeptTextOwner("otieno");
    open(name);
    expect(field("body").value).toBe("");
    close();
    setKeptTextOwner("wanjiku");
    open(name);
    expect(field("body").value).toBe("For Wanjiku's eyes");
  });

  it("is found by how its name begins, by who typed it alone", () => {
    open(`${name}:first`);
    type("body", "Dear Amina");
    close();
    open("another");
    type("body", "Dear Amina");
    expect(keptNames(name)).toEqual([`${name}:first`]);
    setKeptTextOwner("otieno");
    expect(keptNames(name)).toEqual([]);
  });

  it("is kept without storage too, until the page is left", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    open(name);
    type("body", "Dear Amina");
    close();
    open(name);
    expect(field("body").value).toBe("Dear Amina");
    kept.forget();
    vi.restoreAllMocks();
  });

  it("makes the browser ask before the tab closes, and only then", () => {
    open(name);
    const leave = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    expect(leave()).toBe(true);
    type("body", "Dear Amina");
    expect(leave()).toBe(false);
    kept.forget();
    expect(leave()).toBe(true);
  });
});
