import { describe, expect, it } from "vitest";
import { z } from "zod";
import { filledIn, fillTemplate } from "../core/slots.ts";
import { emailTemplateInput, type Placeholder, standardTemplates } from "./email-templates.ts";
import { templateInKiswahili } from "./kiswahili-templates.ts";

const values: Record<Placeholder, string> = {
  candidateName: "Wanjiku Mwangi",
  firstName: "Wanjiku",
  jobTitle: "Teller",
  department: "Operations",
  organization: "Umoja SACCO",
  senderName: "Otieno Ouma",
};

describe("a template for mails", () => {
  it("has its placeholders filled in, however they are spaced and often they are there", () => {
    expect(
      fillTemplate("Dear {{firstName}}, {{ jobTitle }} at {{organization}}. {{firstName}}!", values),
    ).toBe("Dear Wanjiku, Teller at Umoja SACCO. Wanjiku!");
  });

  it("leaves what it does not know, and fills in nothing that a value brings along", () => {
    expect(fillTemplate("{{salary}} {{constructor}} {{}}", values)).toBe("{{salary}} {{constructor}} {{}}");
    expect(fillTemplate("{{firstName}}", { ...values, firstName: "{{jobTitle}} $&" })).toBe(
      "{{jobTitle}} $&",
    );
  });

  it("is not kept with a placeholder that nothing will fill in, and the message says which there are", () => {
    const refused = emailTemplateInput.safeParse({
      name: "Call",
      subject: "{{job}}",
      body: "Dear {{firstName}}",
    });
    expect(refused.error?.issues).toMatchObject([
      { path: ["subject"], message: expect.stringMatching(/^{{job}} is not known\..*{{jobTitle}}/) },
    ]);
    for (const template of standardTemplates)
      expect(emailTemplateInput.safeParse(template).error).toBeUndefined();
  });

  it("is in Kiswahili for who reads that, if it is a standard one, with the same placeholders", () => {
    const open = ({ subject, body }: { subject: string; body: string }) =>
      new Set(`${subject} ${body}`.match(/{{\w+}}/g));
    for (const template of standardTemplates) {
      const translated = templateInKiswahili(template);
      expect(translated.body).toMatch(/^Mpendwa /);
      expect(open(translated)).toEqual(open(template));
    }
    const own = { subject: "{{jobTitle}}", body: "Hello {{firstName}}" };
    expect(templateInKiswahili(own)).toEqual(own);
  });

  it("does not go out with anything left open, at the first try and at the second", () => {
    const text = filledIn(z.string());
    for (const _ of [1, 2]) {
      expect(text.safeParse("Dear {{firstName}},").error?.issues[0]?.message).toBe(
        "Replace {{firstName}} before you send it.",
      );
      expect(text.safeParse("Dear Wanjiku, use { } as you like").success).toBe(true);
    }
  });
});
