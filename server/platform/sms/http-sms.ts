import { z } from "zod";
import type { Outgoing, OutgoingExchange } from "#server/platform/outgoing/outgoing.ts";
import { type OutgoingSms, SmsFailure, type SmsTransport } from "./transport.ts";

export interface SmsProvider {
  /** The whole address of the call: `https://api.africastalking.com/version1/messaging`. */
  url: string;
  key: string;
  /** The provider's account. */
  username: string;
  /** The name or short code that the text comes from; the provider's own where none is given. */
  sender?: string | undefined;
}

const timeoutMillis = 15_000;
const maxAnswerBytes = 64 * 1024;

/** The answer of Africa's Talking (https://developers.africastalking.com/docs/sms/sending/bulk). */
const answerSchema = z.object({
  SMSMessageData: z.object({
    Recipients: z.array(z.object({ statusCode: z.number(), messageId: z.string().optional() })),
  }),
});

/** Processed, sent, queued. */
const taken = new Set([100, 101, 102]);

/** About the number itself: none, of a kind that takes no texts, or whose owner wants none. The others an operator mends. */
const aboutTheNumber = new Set([403, 404, 406, 409]);

/** @returns the provider's name for the text @throws SmsFailure */
function readAnswer(exchange: OutgoingExchange): string | null {
  if (exchange.failure) throw new SmsFailure(`No answer from the SMS provider: ${exchange.failure}.`);
  if (exchange.status !== 200 && exchange.status !== 201) {
    throw new SmsFailure(`The SMS provider answered ${exchange.status}.`);
  }
  let answer: unknown;
  try {
    answer = JSON.parse(new TextDecoder().decode(exchange.bytes));
  } catch {
    // Below: not an answer of this shape.
  }
  const recipient = answerSchema.safeParse(answer).data?.SMSMessageData.Recipients[0];
  // Without a recipient it says in words what is wrong with the account or the sender.
  if (!recipient) throw new SmsFailure("The SMS provider took the text for nobody.");
  const { statusCode, messageId } = recipient;
  if (taken.has(statusCode)) return messageId?.slice(0, 200) ?? null;
  throw new SmsFailure(`The SMS provider refused with code ${statusCode}.`, aboutTheNumber.has(statusCode));
}

/**
 * Sends through a provider that speaks as Africa's Talking: a form with the key in the header `apiKey`. A text whose
 * answer was lost is sent again, and may arrive twice.
 */
export function createHttpSms(
  { url, key, username, sender }: SmsProvider,
  outgoing: Pick<Outgoing, "exchange">,
  limits: { timeoutMillis?: number } = {},
): SmsTransport {
  return {
    keeps: false,
    async send({ to, text }: OutgoingSms) {
      const exchange = await outgoing.exchange(url, {
        method: "POST",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          accept: "application/json",
          apiKey: key,
          "user-agent": "Ushirika-SMS",
        },
        body: new URLSearchParams({
          username,
          to,
          message: text,
          ...(sender && { from: sender }),
        }).toString(),
        timeoutMillis: limits.timeoutMillis ?? timeoutMillis,
        maxAnswerBytes,
      });
      return readAnswer(exchange);
    },
  };
}
