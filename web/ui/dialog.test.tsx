// @vitest-environment happy-dom
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Dialog } from "./dialog.tsx";
import { useKeptForm } from "./kept-form.tsx";
import { openPage } from "./page.test-helper.ts";

let name = "";
let page: Awaited<ReturnType<typeof openPage>>;

/** A form that brings its own window. */
function NoteDialog({ onClose }: { onClose: () => void }) {
  const kept = useKeptForm(name);
  return (
    <Dialog open onOpenChange={onClose} title="Note">
      <form ref={kept.box}>
        <textarea name="note" />
      </form>
    </Dialog>
  );
}

function Notes() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Write
      </button>
      {open && <NoteDialog onClose={() => setOpen(false)} />}
    </>
  );
}

const field = () => document.querySelector<HTMLTextAreaElement>("[role=dialog] [name=note]");

beforeEach(async () => {
  name = crypto.randomUUID();
  page = await openPage(Notes);
});
afterEach(() => page.close());

describe("a window around a form", () => {
  it("opens again with what was typed, also where the form brought the window", async () => {
    page.find("button").click();
    await expect.poll(field).not.toBeNull();
    const note = field() as HTMLTextAreaElement;
    note.value = "Call her on Monday";
    note.dispatchEvent(new Event("input", { bubbles: true }));
    document.querySelector<HTMLElement>("[role=dialog] [aria-label=Close]")?.click();
    await expect.poll(field).toBeNull();
    page.find("button").click();
    await expect.poll(() => field()?.value).toBe("Call her on Monday");
  });
});
