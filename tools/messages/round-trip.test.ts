import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const source = `import { defineMessages } from "#contract/core/messages.ts";

export const footerMessages = defineMessages({
  en: {
    // The link to /terms.
    terms: "Terms",
    privacy: "Privacy",
  },
  sw: {
    terms: "Vigezo",
    privacy: "Faragha",
  },
});
`;
const file = "web/site/footer.messages.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "ushirika-messages-"));
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), source);
});
afterEach(() => rmSync(root, { recursive: true }));

const sheet = () => path.join(root, "sheet.csv");

/** `npm run messages -- ...` on the copy. */
function messages(...args: string[]) {
  const script = path.join(import.meta.dirname, "..", "messages.ts");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", script, ...args, "--root", root],
    { encoding: "utf8" },
  );
  return { status, stdout, stderr };
}

function translate(...changes: [from: string, to: string][]) {
  const text = changes.reduce((all, [from, to]) => all.replace(from, to), readFileSync(sheet(), "utf8"));
  writeFileSync(sheet(), text);
}

const long = "Masharti ya huduma hii, ".repeat(5).trimEnd();

describe("messages for translators", () => {
  it("come back into the sources, formatted, and only once", () => {
    expect(messages("export", "--file", sheet()).status).toBe(0);
    expect(messages("import", "--file", sheet())).toMatchObject({
      status: 0,
      stdout: "Changed: 0. Refused: 0.\n",
    });

    translate(["Vigezo", `"${long}"`]);
    expect(messages("import", "--file", sheet())).toMatchObject({
      status: 0,
      stdout: `${file} footerMessages.terms: “Vigezo” → “${long}”\nChanged: 1. Refused: 0.\n`,
    });
    const written = source.replace('terms: "Vigezo"', `terms:\n      "${long}"`);
    expect(readFileSync(path.join(root, file), "utf8")).toBe(written);
    expect(messages("import", "--file", sheet()).stdout).toBe("Changed: 0. Refused: 0.\n");
  });

  it("are taken but for what does not fit, which is said", () => {
    messages("export", "--file", sheet());
    translate(["Privacy,", "Your privacy,"], ["Vigezo", "Masharti"], [file, "web/gone.messages.ts"]);
    const { status, stdout, stderr } = messages("import", "--file", sheet());
    expect(status).toBe(1);
    expect(stdout).toBe("Changed: 0. Refused: 2.\n");
    expect(stderr).toContain("web/gone.messages.ts there is no such file of messages");
    expect(stderr).toContain(`${file} footerMessages.privacy: the English is now “Privacy”`);
  });

  it("go to the standard output without a file", () => {
    expect(messages("export").stdout).toContain(
      `${file},footerMessages.terms,Terms,Vigezo,The link to /terms.`,
    );
  });

  it("are explained to whoever asks for something else", () => {
    expect(messages("translate")).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("npm run messages"),
    });
  });
});
