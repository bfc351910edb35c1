import { expect, it } from "vitest";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { mailInEach, pageInEach } from "#server/platform/mail/in-languages.ts";
import { createCandidate } from "#server/testing/factories.ts";
import { mailsTo } from "#server/testing/mailbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { queueAccountMail } from "./account-mail.service.ts";

const app = startTestApp();

const words = { en: { greet: "Good morning" }, sw: { greet: "Habari ya asubuhi" } };
const link = pageInEach("https://ushirika.example", "/jobs?page=2");
const mailFor = (to: string) =>
  mailInEach(words, ({ greet }, language) => ({
    to,
    subject: greet,
    preview: greet,
    blocks: [{ kind: "button", label: greet, url: link[language] }],
  }));

async function sentTo(to: string, ...more: [Parameters<typeof queueAccountMail>[4]?]) {
  const { platform } = app.current;
  await acrossOrganisations(platform.database, (tx) =>
    queueAccountMail(tx, platform, null, mailFor(to), ...more),
  );
  const [mail] = await mailsTo(app.current, to);
  return mail?.message;
}

it("writes in the language of the reader's account, with links to pages in it", async () => {
  const { email } = await createCandidate(app.current, { language: "sw" });
  expect(await sentTo(email, { language: "en" })).toMatchObject({
    subject: "Habari ya asubuhi",
    language: "sw",
    blocks: [{ url: "https://ushirika.example/sw/jobs?page=2" }],
  });
});

it("writes to who has chosen none in the language of the request, else in English", async () => {
  const { email } = await createCandidate(app.current);
  expect(await sentTo(email, { language: "sw" })).toMatchObject({ subject: "Habari ya asubuhi" });
  expect(await sentTo(email)).toMatchObject({
    subject: "Good morning",
    language: "en",
    blocks: [{ url: "https://ushirika.example/jobs?page=2" }],
  });
});

it("says no more than that there is news to an address that is not verified, in its language", async () => {
  const { email } = await createCandidate(app.current, { language: "sw", emailVerified: false });
  const message = await sentTo(email);
  expect(message).toMatchObject({ subject: expect.stringMatching(/^Kuna habari mpya/), language: "sw" });
  expect(JSON.stringify(message)).not.toContain("There is");
});
