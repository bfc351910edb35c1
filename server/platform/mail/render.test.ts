import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Brand } from "#contract/site/settings.ts";
import type { Letterhead } from "./letterhead.ts";
import { type MailBlock, type MailMessage, mailMessage } from "./message.ts";
import { renderMail } from "./render.ts";

const brand: Brand = {
  product: "Ushirika",
  phone: "+254 700 000 360",
  email: "hello@ushirika.example",
  address: "Ushirika House, Kenyatta Avenue, Nairobi",
};

const message: MailMessage = {
  to: "asha@umoja.example",
  subject: "Your application for Loans Officer: interview",
  preview: "You have been chosen for an interview.",
  greeting: "Hello Asha,",
  blocks: [
    { kind: "paragraph", text: "You have been chosen.\nPlease bring your certificates." },
    { kind: "quote", text: "Come early.\nAsk for Mr Otieno." },
    { kind: "facts", rows: [{ label: "Where", value: "Umoja House, Nairobi" }] },
    { kind: "list", items: ["National ID", "KCSE certificate"] },
    { kind: "button", label: "See my application", url: "https://umoja.example/a?x=1&y=2" },
    { kind: "small", text: "Reply if the time does not suit you." },
  ],
};

function withBlock(block: MailBlock): MailMessage {
  return { ...message, blocks: [block] };
}

describe("the letterhead of an organisation", () => {
  const letterhead: Letterhead = {
    name: "Upendo <SACCO>",
    tagline: "Growing together",
    colour: "#7a1f5c",
    logo: { url: "https://umoja.example/og/logos/upendo.png?v=1", width: 480, height: 120 },
    contacts: ["Upendo House, Nakuru", "+254712345678"],
  };

  it("stands in place of the product's, which stays in the footer", async () => {
    const { html, text } = await renderMail(message, brand, letterhead);
    const parts = [
      "logos/upendo.png?v=1",
      "Upendo &lt;SACCO&gt;",
      "Growing together",
      message.subject,
      "Upendo House",
      brand.product,
    ];
    const places = parts.map((part) => html.lastIndexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(html).toContain("background:#7a1f5c");
    expect(text).toContain("Upendo <SACCO>\nUpendo House, Nakuru\n+254712345678\nUshirika");
  });
});

describe("the HTML of a mail", () => {
  it("holds everything, in order", async () => {
    const { html } = await renderMail(message, brand);
    const parts = [
      "<!DOCTYPE html>",
      message.preview,
      brand.product,
      `>${message.subject}</h1>`,
      "Hello Asha,",
      "You have been chosen.<br/>Please bring",
      "Come early.<br/>Ask",
      "Umoja House, Nairobi",
      "National ID",
      'href="https://umoja.example/a?x=1&amp;y=2"',
      "Reply if",
      brand.address,
      'href="tel:+254700000360"',
      'href="mailto:hello@ushirika.example"',
    ];
    const places = parts.map((part) => html.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it("can be read aloud: language, one heading, layout tables marked as such, facts as a table with headers", async () => {
    const { html } = await renderMail(message, brand);
    expect(html).toContain('<html lang="en"');
    expect((await renderMail({ ...message, language: "sw" }, brand)).html).toContain('<html lang="sw"');
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html.match(/<table\b(?![^>]*role="presentation")/g)).toHaveLength(1);
    expect(html).toContain('<th scope="row"');
    expect(html).not.toContain("<img");
  });

  it("knows dark screens, and loads nothing from anywhere", async () => {
    const { html } = await renderMail(message, brand);
    expect(html).toContain('name="color-scheme" content="light dark"');
    expect(html).toContain("prefers-color-scheme: dark");
    // An entity inside the style sheet would silently end it: style is not escaped text.
    expect(/<style>(.*?)<\/style>/s.exec(html)?.[1]).not.toMatch(/[&<>"]/);
    expect(html).not.toMatch(/\ssrc=|url\(|@import|<link/);
  });

  it("stays far below the 102 kB at which Gmail cuts mails off", async () => {
    const { html } = await renderMail(message, brand);
    expect(html.length).toBeLessThan(25_000);
  });
});

describe("the text of a mail", () => {
  it("reads well on its own", async () => {
    const { text } = await renderMail(message, brand);
    expect(text).toBe(`Hello Asha,

You have been chosen.
Please bring your certificates.

> Come early.
> Ask for Mr Otieno.

Where: Umoja House, Nairobi

- National ID
- KCSE certificate

See my application:
https://umoja.example/a?x=1&y=2

Reply if the time does not suit you.

--\u0020
Ushirika
Ushirika House, Kenyatta Avenue, Nairobi
+254 700 000 360
hello@ushirika.example
`);
  });
});

describe("hostile input", () => {
  const hostile = `"><script>alert('x')</script><img src=x onerror=alert(1)></style></title>&amp;`;

  it("is shown, never interpreted, wherever it is", async () => {
    const everywhere: MailMessage = {
      ...message,
      subject: hostile,
      preview: hostile,
      greeting: hostile,
      blocks: [
        { kind: "paragraph", text: hostile },
        { kind: "quote", text: hostile },
        { kind: "small", text: hostile },
        { kind: "list", items: [hostile] },
        { kind: "facts", rows: [{ label: hostile, value: hostile }] },
        { kind: "button", label: hostile, url: `https://umoja.example/${hostile}` },
      ],
    };
    const badBrand = { product: hostile, phone: hostile, email: hostile, address: hostile };
    const { html, text } = await renderMail(everywhere, badBrand);
    expect(html).not.toMatch(/<script|<img|onerror=alert\(1\)>/);
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(html.match(/<\/title>/g)).toHaveLength(1);
    expect(html).toContain("&lt;script&gt;");
    expect(text).toContain(hostile);
  });

  it("opens no element, whatever the text", async () => {
    const tags = async (text: string) =>
      (await renderMail(withBlock({ kind: "paragraph", text }), brand)).html.match(/<[a-z]/gi)?.length;
    const usual = await tags("x");
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", minLength: 1 }), async (text) => {
        expect(await tags(text.replace(/[\r\n]/g, " "))).toBe(usual);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    { to: "a@umoja.example\r\nBcc: b@evil.example" },
    { to: "a@umoja.example,b@evil.example" },
    { subject: "one\ntwo" },
    { replyTo: "nobody" },
    { blocks: [{ kind: "button", label: "x", url: "javascript:alert(1)" }] },
    { blocks: [{ kind: "html", text: "<b>" }] },
    { blocks: [] },
    { attachments: [{ filename: "a\r\nb", contentType: "text/calendar", content: "" }] },
    { attachments: [{ filename: "a", contentType: "text/calendar\r\nX: y", content: "" }] },
    { attachments: [{ filename: "a", contentType: "text/calendar", content: "not base64!" }] },
  ])("is no message: %j", (change) => {
    expect(mailMessage.safeParse({ ...message, ...change }).success).toBe(false);
  });

  it("a message survives its way through the queue", () => {
    expect(mailMessage.parse(JSON.parse(JSON.stringify(message)))).toEqual(message);
  });
});
