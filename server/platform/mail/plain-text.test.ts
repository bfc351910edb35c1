import { describe, expect, it } from "vitest";
import type { MailMessage } from "./message.ts";
import { plainMail } from "./plain-text.ts";

const brand = {
  product: "Ushirika",
  phone: "+254 700 111 222",
  email: "team@ushirika.example",
  address: "Moi Avenue, Nairobi",
};
const plain = (blocks: MailMessage["blocks"], greeting?: string) =>
  plainMail({ to: "w@umoja.example", subject: "S", preview: "P", greeting, blocks }, brand);

describe("a mail without HTML", () => {
  it("says the same in the same order, and where a button leads", () => {
    expect(
      plain(
        [
          { kind: "paragraph", text: "You are invited." },
          { kind: "facts", rows: [{ label: "When", value: "Tuesday" }] },
          { kind: "list", items: ["ID", "Certificates\nin original"] },
          { kind: "button", label: "See it", url: "https://site.example/a?b=1&c=2" },
        ],
        "Dear Wanjiku,",
      ),
    ).toBe(
      [
        "Dear Wanjiku,",
        "You are invited.",
        "When: Tuesday",
        "- ID\n- Certificates\n  in original",
        "See it:\nhttps://site.example/a?b=1&c=2",
        "-- \nUshirika\nMoi Avenue, Nairobi\n+254 700 111 222\nteam@ushirika.example\n",
      ].join("\n\n"),
    );
  });

  it("marks every line of a quote as one", () => {
    expect(plain([{ kind: "quote", text: "First\n\nThird" }])).toContain("> First\n> \n> Third");
  });
});
