import { expect, it } from "vitest";
import { createCandidate, password } from "#server/testing/factories.ts";
import { linkIn, mailsTo } from "#server/testing/mailbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.current.http.inject({ method: "POST", url, payload, headers });

it("whoever chose a language finds it where they sign in next", async () => {
  const person = await createCandidate(app.current);
  const { account, auth } = app.current.as(person.token);
  expect((await auth.me()).language).toBeNull();
  const before = await post("/api/auth/login", { email: person.email, password });
  expect(String(before.headers["set-cookie"])).not.toContain("language=");

  expect((await account.chooseLanguage({ body: { language: "sw" } })).language).toBe("sw");
  const after = await post("/api/auth/login", { email: person.email, password });
  expect(after.headers["set-cookie"]).toContainEqual(expect.stringMatching(/^language=sw; Path=\//));
  expect(after.json().user.language).toBe("sw");
});

it("a language that we do not have is refused", async () => {
  const { token } = await createCandidate(app.current);
  const answer = await app.current.http.inject({
    method: "PUT",
    url: "/api/account/language",
    payload: { language: "fr" },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(400);
});

it("an account has the language in which it was made", async () => {
  const email = `neema.${crypto.randomUUID()}@test.example`;
  const input = { firstName: "Neema", lastName: "Mwangi", email, password };
  const made = await post("/api/auth/register", input, { "accept-language": "sw-KE,en;q=0.5" });
  expect(made.statusCode, made.body).toBe(201);
  const signedIn = await post("/api/auth/login", { email, password });
  expect(signedIn.json(), signedIn.body).toMatchObject({ user: { language: "sw" } });
});

it("an account gets its mails and answers in its language, whatever the request asks for", async () => {
  const email = `neema.${crypto.randomUUID()}@test.example`;
  const input = { firstName: "Neema", lastName: "Mwangi", email, password };
  const made = await post("/api/auth/register", input, { "accept-language": "sw" });
  expect(made.json().message).toBe("Tafadhali ingia kwa akaunti yako mpya.");
  await post("/api/auth/password-reset", { email }, { "accept-language": "en" });
  await expect.poll(() => mailsTo(app.current, email)).toHaveLength(2);
  const mails = await mailsTo(app.current, email);
  expect(mails.map(({ message }) => [message?.subject, message?.greeting, message?.language])).toEqual([
    ["Weka nenosiri jipya la Ushirika", "Habari Neema,", "sw"],
    ["Thibitisha barua pepe yako ya Ushirika", "Habari Neema,", "sw"],
  ]);
  expect(mails.map((mail) => linkIn(mail).pathname)).toEqual(["/sw/reset-password", "/sw/verify-email"]);
});

it("an account without a language gets its mails in that of the request", async () => {
  const { email } = await createCandidate(app.current);
  await post("/api/auth/password-reset", { email }, { "accept-language": "sw" });
  await expect.poll(() => mailsTo(app.current, email)).toHaveLength(1);
  const [mail] = await mailsTo(app.current, email);
  expect(mail?.message?.subject).toBe("Weka nenosiri jipya la Ushirika");
});

it("what a schema refuses is said in sentences, in the language that was asked for", async () => {
  const said = async (body: object, language: string) =>
    (await post("/api/auth/login", body, { "accept-language": language })).json().fields;
  expect(await said({}, "en")).toEqual({
    email: "Please fill in all required fields.",
    password: "Please fill in all required fields.",
  });
  expect(await said({ email: "x", password: 7 }, "sw")).toEqual({
    email: "Tafadhali weka anwani sahihi ya barua pepe",
    password: "Tafadhali weka maandishi",
  });
});

it("a refusal is in the language that was asked for, and says so", async () => {
  const refused = await post(
    "/api/auth/login",
    { email: "no@body.example", password },
    { "accept-language": "sw" },
  );
  expect(refused.headers["content-language"]).toBe("sw");
  expect(refused.json()).toMatchObject({
    code: "invalid_credentials",
    message: "Barua pepe au nenosiri si sahihi.",
  });
  const english = await post(
    "/api/auth/login",
    { email: "no@body.example", password },
    { "accept-language": "fr" },
  );
  expect(english.json().message).toBe("Invalid email or password.");
});
