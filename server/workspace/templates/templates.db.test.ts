import { beforeAll, describe, expect, it } from "vitest";
import type { Role } from "#contract/core/access.ts";
import { languages } from "#contract/core/language.ts";
import { slotsIn } from "#contract/core/slots.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { queueSms } from "#server/platform/sms/outbox.ts";
import type { Template } from "#server/platform/templates/template.ts";
import { createCandidate, createOrganisation, createStaff } from "#server/testing/factories.ts";
import { createHiring } from "#server/testing/hiring.ts";
import { mailsTo, smsTo } from "#server/testing/mailbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
let organisationId: string;
beforeAll(async () => {
  organisationId = (await createOrganisation(app.current)).id;
});

const registered = (): readonly Template[] => app.current.domains.flatMap(({ templates }) => templates ?? []);

async function as(role: Role, organisation = organisationId) {
  const person = await createStaff(app.current, organisation, [role]);
  return { ...person, calls: app.current.as(person.token).workspace.templates };
}

const screening = { id: "status.screening" };
const words = {
  language: "en",
  subject: "{{title}}: next step",
  body: "Karibu!\n\nWe read your application for {{title}} at {{organization}} now.",
} as const;

/** The mail about a new status of a new application. */
async function statusMail(organisation: string) {
  const { candidate, params, hr } = await createHiring(app.current, organisation);
  await app.current
    .as(hr.token)
    .hr.applications.updateStatus({ params, body: { status: "screening", messageToCandidate: "Soon." } });
  const mails = await mailsTo(app.current, candidate.email);
  return mails.find(({ message }) => message?.blocks.some((block) => block.kind === "quote"));
}

describe("the registry", () => {
  it("knows texts of every desk, each with its words and an example in both languages", () => {
    const templates = registered();
    const from = { origin: "https://x.example", sacco: "Mwangaza SACCO", slug: "mwangaza" };
    expect(new Set(templates.map(({ role }) => role))).toEqual(new Set(["hr", "onboarding", "experience"]));
    for (const template of templates) {
      for (const language of languages) {
        const { subject, body } = template.standard[language];
        const names = Object.keys(template.variables);
        expect(names, template.id).toEqual(expect.arrayContaining(slotsIn(`${subject} ${body}`)));
        expect(slotsIn(body), template.id).toEqual(expect.arrayContaining([...template.required]));
        if (template.channel === "sms") {
          expect(Object.keys(template.example(from)[language])).toEqual(expect.arrayContaining(names));
          continue;
        }
        const { wording, blocks } = template.example(from)[language];
        expect(wording?.template).toBe(template.id);
        expect(Object.keys(wording?.values ?? {}), template.id).toEqual(expect.arrayContaining(names));
        expect(blocks, template.id).toEqual(expect.arrayContaining([...(wording?.paragraphs ?? [])]));
      }
    }
  });

  it("shows each desk its own, and the owner all", async () => {
    const all = (await (await as("owner")).calls.list()).length;
    const counts = await Promise.all(
      (["hr", "onboarding", "experience"] as const).map(async (role) => {
        const rows = await (await as(role)).calls.list();
        expect(new Set(rows.map((row) => row.role))).toEqual(new Set([role]));
        return rows.length;
      }),
    );
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(all);
    const { calls } = await as("onboarding");
    for (const call of [
      () => calls.get({ params: screening }),
      () => calls.save({ params: screening, body: { ...words, expectedVersion: 0 } }),
      () => calls.preview({ params: { id: "nothing" }, body: words }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: "not_found" });
    }
  });
});

describe("an organisation's own words", () => {
  it("go out from now on, in its language alone, and nowhere else; reset, the standard ones do", async () => {
    const [own, other] = [await createOrganisation(app.current), await createOrganisation(app.current)];
    const { calls } = await as("hr", own.id);
    const standard = await statusMail(own.id);
    expect(standard?.message?.blocks[0]).toEqual({
      kind: "paragraph",
      text: "Your application has moved to screening. HR may call you on the number you gave.",
    });
    const saved = await calls.save({ params: screening, body: { ...words, expectedVersion: 0 } });
    expect(saved.ownLanguages).toEqual(["en"]);
    const mail = await statusMail(own.id);
    expect(mail?.subject).toBe("Loan Officer: next step");
    expect(mail?.message?.blocks.map((block) => block.kind)).toEqual([
      "paragraph",
      "paragraph",
      "quote",
      "facts",
      "button",
    ]);
    expect(mail?.message?.blocks[1]).toMatchObject({
      text: expect.stringMatching(/^We read your application for Loan Officer at /),
    });
    expect(mail?.message).not.toHaveProperty("wording");
    expect((await statusMail(other.id))?.subject).toBe(standard?.subject);
    await calls.reset({ params: screening, body: { language: "en", expectedVersion: 1 } });
    expect((await statusMail(own.id))?.subject).toBe(standard?.subject);
  });

  it("stand where the standard ones stand, below what staff wrote, and keep the link", async () => {
    const own = await createOrganisation(app.current);
    const { calls, token } = await as("onboarding", own.id);
    const { email } = await createCandidate(app.current);
    const body = { language: "en", subject: "{{sacco}}: see us", expectedVersion: 0 } as const;
    await calls.save({
      params: { id: "kyc.rejected" },
      body: { ...body, body: "Karibu at our counter.\n\nBring your ID." },
    });
    await calls.save({ params: { id: "member.link" }, body: { ...body, body: "It works {{hours}} hours." } });
    const { members } = app.current.as(token);
    const phoneNumber = "0713000111";
    const { id } = await members.create({
      body: { fullName: "Otieno Ouma", idNumber: "39000111", phoneNumber, email },
    });
    const reason = "The photograph cannot be seen.";
    await members.changeKyc({ params: { id }, body: { status: "rejected", reason, reasons: [] } });
    await app.current.as().memberships.requestLink({ body: { slug: own.slug, contact: email } });
    const [link, rejection] = await mailsTo(app.current, email);
    const blocksOf = (mail: typeof link) =>
      mail?.message?.blocks.map((block) => ("text" in block ? block.text : block.kind));
    expect(rejection?.subject).toBe(`${own.name}: see us`);
    expect(blocksOf(rejection)).toEqual([
      `Your details could not be confirmed as they are. ${own.name} gives this reason:`,
      reason,
      "Karibu at our counter.",
      "Bring your ID.",
    ]);
    expect(blocksOf(link)).toEqual([
      "It works 24 hours.",
      "button",
      "If you did not ask for it, ignore this mail.",
    ]);
  });

  it("are told apart by version: the second editor is told", async () => {
    const { calls } = await as("hr", (await createOrganisation(app.current)).id);
    const save = (expectedVersion: number) =>
      calls.save({ params: screening, body: { ...words, expectedVersion } });
    await save(0);
    await expect(save(0)).rejects.toMatchObject({ code: "stale" });
    await save(1);
    await expect(
      calls.reset({ params: screening, body: { language: "en", expectedVersion: 1 } }),
    ).rejects.toMatchObject({ code: "stale" });
    const { texts } = await calls.get({ params: screening });
    expect(texts).toMatchObject([
      { language: "en", version: 2, subject: words.subject },
      { language: "sw", version: 0 },
    ]);
  });

  it.each([
    ["an unknown variable", screening, { body: "Dear {{nobody}}" }, "body"],
    ["an unknown variable of the subject", screening, { subject: "{{nobody}}" }, "subject"],
    ["no subject", screening, { subject: "" }, "subject"],
    ["no text", screening, { body: " " }, "body"],
    ["an SMS without its link", { id: "survey.invitation_sms" }, { body: "{{sacco}}: how was it?" }, "body"],
    ["an SMS of two lines", { id: "kyc.verified_sms" }, { body: "One\nTwo" }, "body"],
    ["an SMS of four messages", { id: "kyc.verified_sms" }, { body: "a".repeat(500) }, "body"],
  ])("are refused with %s", async (_, params, wrong, field) => {
    const { calls } = await as("owner");
    const body = { ...words, body: "Hello", ...wrong };
    for (const call of [
      () => calls.save({ params, body: { ...body, expectedVersion: 0 } }),
      () => calls.preview({ params, body }),
    ]) {
      await expect(call()).rejects.toMatchObject({
        code: "validation",
        fields: { [field]: expect.any(String) },
      });
    }
  });

  it("of an SMS go out, unless a value makes them too long", async () => {
    const own = await createOrganisation(app.current);
    const { calls } = await as("onboarding", own.id);
    const body = {
      language: "sw",
      subject: "",
      body: "{{sacco}}: umethibitishwa.",
      expectedVersion: 0,
    } as const;
    await calls.save({ params: { id: "kyc.verified_sms" }, body });
    const { database, queue } = app.current.platform;
    const send = async (to: string, sacco: string) => {
      const wording = { template: "kyc.verified_sms", values: { sacco }, language: "sw" } as const;
      await acrossOrganisations(database, (tx) =>
        queueSms(tx, queue, own.id, { to, text: "Standard", topic: "membership.verified", wording }),
      );
      return (await smsTo(app.current, to))[0]?.text;
    };
    expect(await send("+254712000001", "Umoja")).toBe("Umoja: umethibitishwa.");
    expect(await send("+254712000002", "x".repeat(500))).toBe("Standard");
  });
});

describe("before it goes out", () => {
  it("is previewed with example data, a mail as it looks and an SMS with its length", async () => {
    const own = await createOrganisation(app.current);
    const { calls } = await as("owner", own.id);
    const mail = await calls.preview({ params: screening, body: words });
    expect(mail).toMatchObject({ subject: "Loan Officer: next step", sms: null });
    expect(mail.html).toContain("We read your application for Loan Officer");
    const sms = await calls.preview({
      params: { id: "kyc.verified_sms" },
      body: { language: "en", subject: "", body: "{{sacco}}: you are in" },
    });
    expect(sms).toMatchObject({
      text: `${own.name}: you are in`,
      sms: { alphabet: "gsm", length: own.name.length + 12, parts: 1 },
    });
  });

  it("is sent to oneself, as it stands in the form", async () => {
    const { calls, email } = await as("hr");
    expect(await calls.sendTest({ params: screening, body: words })).toEqual({ to: email });
    expect(await mailsTo(app.current, email)).toMatchObject([
      { subject: "Loan Officer: next step", thread: null },
    ]);
  });

  it("is previewed in HR's own texts, too", async () => {
    const { token } = await createStaff(app.current, organisationId, ["hr"], { firstName: "Halima" });
    const { templates } = app.current.as(token).hiring;
    const body = { subject: "About {{jobTitle}}", body: "Dear {{firstName}}", language: "sw" } as const;
    const preview = await templates.preview({ body });
    expect(preview.subject).toBe("About Loan Officer");
    expect(preview.text).toContain("Dear Wanjiku");
    expect(preview.text).toContain("Jibu kwenye akaunti yako");
  });
});
