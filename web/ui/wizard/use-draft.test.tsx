// @vitest-environment happy-dom
import { useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, it } from "vitest";
import { CodedError } from "#contract/core/errors.ts";
import type { DraftSave, KeptDraft } from "#contract/core/wizard.ts";
import { keptNames, setKeptTextOwner } from "#web/lib/kept-storage.ts";
import { openPage } from "../page.test-helper.ts";
import { DraftNotice } from "./draft-notice.tsx";
import { keptDraft, keptDraftPrefix } from "./kept-draft.ts";
import { useDraft } from "./use-draft.ts";

interface Values {
  town: string;
  note: string;
}
interface Content {
  values: Values;
  step: number;
}
type Draft = Content & KeptDraft;

const blank: Values = { town: "", note: "" };
let name = "";
let page: Awaited<ReturnType<typeof openPage>>;
/** What the server has, and whether anything reaches it. */
let server: { draft: Draft | null; online: boolean };
/** When the browser answers what it kept. */
let answered: Promise<void>;

const transport = {
  async save({ version, values, step }: Content & DraftSave): Promise<Draft> {
    if (!server.online) throw new TypeError("Failed to fetch");
    if (version !== (server.draft?.version ?? 0)) throw new CodedError("stale");
    server.draft = { values, step, version: version + 1, updatedAt: "2026-11-26T09:00:00.000Z" };
    return server.draft;
  },
  load: async () => server.draft,
  endsWith: [],
};

/** A form with a draft, as the server's page opens it. */
function Application() {
  const opened = server.draft?.values ?? blank;
  const form = useForm<Values>({ defaultValues: opened });
  const show = ({ values }: Content) => form.reset(values, { keepDefaultValues: true });
  const place = keptDraft<Content>(name);
  const unsent: typeof place = {
    ...place,
    async read() {
      const found = await place.read();
      await answered;
      return found;
    },
  };
  const draft = useDraft(form, {
    transport,
    draft: server.draft,
    opened,
    toValues: (values: Values) => values,
    beside: { step: 1 },
    unsent,
    onRecovered: show,
  });
  return (
    <form>
      <DraftNotice
        draft={draft}
        changed="Changed elsewhere"
        onTake={show}
        onRestart={async () => show({ values: blank, step: 1 })}
      >
        All of it
      </DraftNotice>
      <p>{draft.state.kind}</p>
      <input {...form.register("town")} />
      <input {...form.register("note")} />
      <button type="button" id="sent" onClick={draft.stop}>
        Send
      </button>
    </form>
  );
}

const open = async () => {
  page = await openPage(Application);
};
/** Types where nothing reaches the server, and leaves. */
async function typeOffline(town: string) {
  await open();
  server.online = false;
  page.type("town", town);
  await expect.poll(() => page.text()).toContain("unsaved");
  page.close();
  server.online = true;
}
/** Whether something of the draft waits in this tab, for whoever is signed in. */
const waits = () => keptNames(keptDraftPrefix).includes(keptDraftPrefix + name);

beforeEach(() => {
  // Every test has a form of its own.
  name = crypto.randomUUID();
  server = { draft: null, online: true };
  answered = Promise.resolve();
  setKeptTextOwner("halima");
});
afterEach(() => page.close());

it("shows on return what could not be sent, sends it, and keeps nothing of what the server has", async () => {
  await typeOffline("Kisumu");
  await open();
  await expect.poll(() => page.value("town")).toBe("Kisumu");
  await expect.poll(() => server.draft?.values.town).toBe("Kisumu");
  await expect.poll(waits).toBe(false);
  expect(page.text()).toContain("We kept your draft");
});

it("keeps what was typed since the form was opened on top of it", async () => {
  await typeOffline("Kisumu");
  const { promise, resolve } = Promise.withResolvers<void>();
  answered = promise;
  await open();
  page.type("note", "By bus");
  resolve();
  await expect.poll(() => page.value("town")).toBe("Kisumu");
  expect(page.value("note")).toBe("By bus");
  await expect.poll(() => server.draft?.values).toEqual({ town: "Kisumu", note: "By bus" });
});

it("leaves what was saved elsewhere since as it is: the person chooses, and what was typed waits as long", async () => {
  await typeOffline("Kisumu");
  server.draft = {
    values: { ...blank, town: "Garissa" },
    step: 1,
    version: 1,
    updatedAt: "2026-11-26T09:00:00.000Z",
  };
  for (const _ of ["once", "again"]) {
    await open();
    await expect.poll(() => page.text()).toContain("Changed elsewhere");
    expect(page.value("town")).toBe("Kisumu");
    expect(server.draft.values.town).toBe("Garissa");
    page.close();
  }
  await open();
  await expect.poll(() => page.text()).toContain("Changed elsewhere");
  page.type("town", "Kisumu, Milimani");
  page.close();
  await open();
  await expect.poll(() => page.value("town")).toBe("Kisumu, Milimani");
  await expect.poll(() => page.text()).toContain("Changed elsewhere");
  page.find("[role=alert] button").click();
  await expect.poll(() => page.value("town")).toBe("Garissa");
  expect(waits()).toBe(false);
});

it("is shown to nobody else at the same tab", async () => {
  await typeOffline("Kisumu");
  setKeptTextOwner("otieno");
  await open();
  await expect.poll(() => page.text()).toContain("untouched");
  expect(page.value("town")).toBe("");
  page.close();
  setKeptTextOwner("halima");
  await open();
  await expect.poll(() => page.value("town")).toBe("Kisumu");
});

it("stays with who typed it when somebody else signs in beside the open form", async () => {
  await open();
  server.online = false;
  setKeptTextOwner("otieno");
  page.type("town", "Kisumu");
  await expect.poll(() => page.text()).toContain("unsaved");
  expect(waits()).toBe(false);
  setKeptTextOwner("halima");
  expect(waits()).toBe(true);
});

it("is gone once the form was sent", async () => {
  await open();
  server.online = false;
  page.type("town", "Kisumu");
  await expect.poll(waits).toBe(true);
  page.find("#sent").click();
  page.close();
  expect(waits()).toBe(false);
});
