import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOutgoing } from "#server/platform/outgoing/outgoing.ts";
import { answersSms, startSmsProvider, takes } from "#server/testing/sms-provider.ts";
import { createHttpSms } from "./http-sms.ts";

let provider: Awaited<ReturnType<typeof startSmsProvider>>;
beforeAll(async () => {
  provider = await startSmsProvider();
});
afterAll(() => provider.stop());

const send = (sender?: string, timeoutMillis = 5_000) =>
  createHttpSms(
    { url: provider.url, key: "a-key", username: "umoja", sender },
    createOutgoing({ allowLoopback: true }),
    { timeoutMillis },
  ).send({ to: "+254712345678", text: "Umoja: karibu & asante" });

describe("a text to a provider that speaks as Africa's Talking", () => {
  it("is a form with the key in a header", async () => {
    provider.answers.push(takes({ statusCode: 101, messageId: "ATXid_a" }));
    expect(await send("UMOJA")).toBe("ATXid_a");
    expect(provider.received.at(-1)).toMatchObject({
      method: "POST",
      url: "/version1/messaging",
      headers: {
        apikey: "a-key",
        accept: "application/json",
        "content-type": "application/x-www-form-urlencoded",
      },
      form: { username: "umoja", to: "+254712345678", message: "Umoja: karibu & asante", from: "UMOJA" },
    });
    await send();
    expect(provider.received.at(-1)?.form).not.toHaveProperty("from");
  });

  it.each([
    ["takes no number", takes({ statusCode: 403 }), true, "code 403"],
    ["knows a number that wants none", takes({ statusCode: 406 }), true, "code 406"],
    ["has no money left", takes({ statusCode: 405 }), false, "code 405"],
    ["cannot reach the operator", takes({ statusCode: 501 }), false, "code 501"],
    [
      "knows no such sender",
      answersSms(201, { SMSMessageData: { Message: "InvalidSenderId", Recipients: [] } }),
      false,
      "for nobody",
    ],
    ["refuses the key", answersSms(401, "The supplied authentication is invalid"), false, "401"],
    ["is down", answersSms(503, "{}"), false, "503"],
    ["sends a page", answersSms(200, "<h1>Welcome</h1>"), false, "for nobody"],
  ])("by one who %s fails", async (_, answer, permanent, words) => {
    provider.answers.push(answer);
    await expect(send()).rejects.toMatchObject({ permanent, message: expect.stringContaining(words) });
  });

  it("is given up when nobody answers", async () => {
    provider.answers.push(() => {});
    await expect(send(undefined, 60)).rejects.toMatchObject({
      permanent: false,
      message: "No answer from the SMS provider: timeout.",
    });
  });
});
