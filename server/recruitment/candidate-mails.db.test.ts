import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { organisations } from "#server/accounts/accounts.table.ts";
import { dayMillis, nairobiDayAfter } from "#server/platform/clock.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import type { MailMessage } from "#server/platform/mail/message.ts";
import {
  applicationFields,
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  password,
  type TestPerson,
} from "#server/testing/factories.ts";
import { interviewPlan, smallPdf } from "#server/testing/hiring.ts";
import { mailsTo } from "#server/testing/mailbox.ts";
import { settleRejectionOf } from "#server/testing/rejections.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { announceTrialEnds } from "./applications/trial-end.service.ts";

const app = startTestApp();
let sacco: Awaited<ReturnType<typeof createOrganisation>>;
let hr: TestPerson;
beforeAll(async () => {
  sacco = await createOrganisation(app.current);
  hr = await createStaff(app.current, sacco.id, ["hr"], { firstName: "Halima" });
});

/** Somebody who reads Kiswahili and has applied. */
async function applicant() {
  const candidate = await createCandidate(app.current, { language: "sw" });
  const jobId = await createJob(app.current, sacco.id, { title: "Karani" });
  const id = await createApplication(app.current, candidate, jobId);
  return { candidate, id, params: { id } };
}

const staff = () => app.current.as(hr.token);

async function lastMail({ email }: TestPerson): Promise<MailMessage> {
  const [mail] = await mailsTo(app.current, email);
  if (!mail?.message) throw new Error("no mail came");
  return mail.message;
}

/** Everything that the reader sees of a mail, with its calendar entry. */
const textOfMail = ({ attachments = [], ...mail }: MailMessage): string =>
  [JSON.stringify(mail), ...attachments.map(({ content }) => Buffer.from(content, "base64").toString())].join(
    "\n",
  );

/** Words that no sentence of ours in English does without. */
const english = /\b(the|your|you|for|from|application|interview|document)\b(?!s?[/"?#])/i;

/** The newest mail is in Kiswahili throughout, and leads to pages in it. */
async function expectKiswahili(reader: TestPerson, subject: string): Promise<MailMessage> {
  const mail = await lastMail(reader);
  expect(mail).toMatchObject({ subject, language: "sw" });
  const ours = mail.blocks.flatMap((block) => (block.kind === "quote" ? [] : [JSON.stringify(block)]));
  expect([mail.preview, mail.greeting ?? "", ...ours].filter((text) => english.test(text))).toEqual([]);
  const buttons = mail.blocks.filter((block) => block.kind === "button");
  for (const { url } of buttons) expect(new URL(url).pathname).toMatch(/^\/sw\/jobs\/applications/);
  return mail;
}

describe("the mails to a candidate who reads Kiswahili", () => {
  it("confirm the application", async () => {
    const candidate = await createCandidate(app.current, { language: "sw" });
    const jobId = await createJob(app.current, sacco.id, { title: "Karani" });
    await app.current.as(candidate.token).applications.create({ form: applicationFields(jobId) });
    await expectKiswahili(candidate, "Tumepokea ombi lako: Karani");
  });

  it("confirm it in the language of the page where none was chosen, also without what people typed", async () => {
    const candidate = await createCandidate(app.current, { emailVerified: false });
    const jobId = await createJob(app.current, sacco.id, { title: "Karani" });
    await app.current.as(candidate.token, "sw").applications.create({ form: applicationFields(jobId) });
    const mail = await expectKiswahili(candidate, "Tumepokea ombi lako");
    expect(textOfMail(mail)).not.toContain("Karani");
  });

  it.each([
    ["screening", "Ombi lako la nafasi ya Karani: linakaguliwa", "2 kati ya 6: Mazungumzo ya awali"],
    ["interview", "Ombi lako la nafasi ya Karani: mahojiano", "3 kati ya 6: Mahojiano ya kitaalamu"],
    ["assessment", "Ombi lako la nafasi ya Karani: tathmini", "4 kati ya 6: Mahojiano ya mwisho"],
    [
      "final_review",
      "Ombi lako la nafasi ya Karani: ukaguzi wa mwisho",
      "5 kati ya 6: Mawasiliano na warejelewa",
    ],
    ["accepted", "Ombi lako la nafasi ya Karani: limekubaliwa", "Hongera!"],
    ["rejected", "Ombi lako la nafasi ya Karani: halikufaulu", "Asante kwa bidii uliyoweka"],
  ] as const)("tell of the status %s", async (status, subject, words) => {
    const { candidate, params } = await applicant();
    const messageToCandidate = "Bring your original certificates.";
    await staff().hr.applications.updateStatus({ params, body: { status, messageToCandidate } });
    if (status === "rejected") await settleRejectionOf(app.current, params.id);
    const mail = await expectKiswahili(candidate, subject);
    expect(textOfMail(mail)).toContain(words);
    expect(mail.blocks).toContainEqual({ kind: "quote", text: messageToCandidate });
  });

  it("invite to an interview, tell of a change and of its end, in the calendar, too", async () => {
    const { candidate, params } = await applicant();
    const plan = interviewPlan({ interviewerIds: [hr.userId], note: "Njoo na vyeti vyako." });
    const { interviews } = await staff().hiring.scheduleInterview({ params, body: plan });
    const interview = { id: interviews[0]?.id ?? "" };
    const invitation = await expectKiswahili(candidate, "Mahojiano yako: Karani");
    expect(textOfMail(invitation)).toContain("SUMMARY:Mahojiano: Karani");
    expect(textOfMail(invitation)).toMatch(/Simu ya video na Halima/);
    await staff().hiring.changeInterview({ params: interview, body: { ...plan, time: "11:00" } });
    await expectKiswahili(candidate, "Mahojiano yako yamebadilishwa: Karani");
    await staff().hiring.cancelInterview({ params: interview });
    const end = await expectKiswahili(candidate, "Mahojiano yako yameghairiwa: Karani");
    expect(textOfMail(end)).toContain("METHOD:CANCEL");
    // Those who interview read English.
    expect((await lastMail(hr)).subject).toMatch(/^Called off: you interview/);
  });

  it("ask for a document, once more, and not any more", async () => {
    const { candidate, params } = await applicant();
    const dueDate = nairobiDayAfter(new Date(), 5);
    const body = { title: "Cheti cha KCSE", note: "Both sides, please.", dueDate };
    const { documentRequests } = await staff().hiring.requestDocument({ params, body });
    const request = { id: documentRequests[0]?.id ?? "" };
    const mail = await expectKiswahili(candidate, "Tafadhali tutumie: Cheti cha KCSE");
    expect(mail.blocks).toContainEqual({ kind: "quote", text: "Both sides, please." });
    expect(mail.blocks.at(-1)).toMatchObject({ url: expect.stringMatching(/#documents$/) });
    await app.current
      .as(candidate.token)
      .applications.uploadDocument({ params: request, form: {}, files: { document: smallPdf() } });
    await staff().hiring.reviewDocument({
      params: request,
      body: { decision: "ask_again", note: "Haisomeki." },
    });
    await expectKiswahili(candidate, "Tafadhali tuma tena: Cheti cha KCSE");
    const file = await staff().hiring.get({ params });
    const open = file.documentRequests.find(({ state }) => state === "open");
    await staff().hiring.cancelDocumentRequest({ params: { id: open?.id ?? "" } });
    await expectKiswahili(candidate, "Haihitajiki tena: Cheti cha KCSE");
  });

  it("carry what HR wrote as it was written, in a frame of their language", async () => {
    const { candidate, params } = await applicant();
    const body = "Which day suits you?";
    await staff().hiring.sendMessage({ params, body: { subject: "A short call", body } });
    const mail = await lastMail(candidate);
    expect(mail).toMatchObject({ subject: "A short call", language: "sw" });
    const [words, ...frame] = mail.blocks;
    expect(words).toEqual({ kind: "paragraph", text: body });
    expect(JSON.stringify(frame)).toContain("Jibu kwenye akaunti yako");
    expect(JSON.stringify(frame)).not.toMatch(english);
  });

  it("confirm that they withdrew", async () => {
    const { candidate, params } = await applicant();
    await app.current.as(candidate.token).applications.withdraw({ params, body: {} });
    await expectKiswahili(candidate, "Umeondoa ombi lako: Karani");
  });

  it("say that a SACCO takes no applications for now", async () => {
    const paused = await createOrganisation(app.current);
    const candidate = await createCandidate(app.current, { language: "sw" });
    await createApplication(
      app.current,
      candidate,
      await createJob(app.current, paused.id, { title: "Karani" }),
    );
    await acrossOrganisations(app.current.platform.database, (tx) =>
      tx
        .update(organisations)
        .set({ trialEndsAt: new Date(Date.now() - dayMillis) })
        .where(eq(organisations.id, paused.id)),
    );
    await announceTrialEnds(app.current.platform);
    await expectKiswahili(candidate, `${paused.name} haipokei maombi kwa sasa`);
  });

  it("say what an erasure left, and why", async () => {
    const { candidate, params } = await applicant();
    await staff().hr.applications.updateStatus({ params, body: { status: "accepted" } });
    const open = await createJob(app.current, sacco.id);
    await createApplication(app.current, candidate, open);
    const answer = await app.current.as(candidate.token, "sw").candidate.erase({ body: { password } });
    expect(answer.retained[0]?.reason).toMatch(/^Ulikubaliwa kwa nafasi hiyo/);
    const mail = await expectKiswahili(candidate, "Akaunti yako ya Ushirika imefutwa");
    expect(textOfMail(mail)).toContain(`ombi lako la nafasi ya Karani katika ${sacco.name}`);
  });
});
