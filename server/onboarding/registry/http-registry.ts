import type { Outgoing, OutgoingExchange } from "#server/platform/outgoing/outgoing.ts";
import { readAnswer } from "./read-answer.ts";
import { type Registry, type RegistryAnswer, unavailable } from "./registry-adapter.ts";

/** From looking up the name to the last byte. */
const timeoutMillis = 8_000;

/** Some integrators add a photograph, which is not looked at. */
const maxAnswerBytes = 512 * 1024;

function answerOf(exchange: OutgoingExchange, idNumber: string): RegistryAnswer {
  if (exchange.failure) return unavailable(exchange.failure);
  const { status, bytes, whole } = exchange;
  if (status >= 300 && status < 400) return unavailable("redirect");
  if (status === 401 || status === 403) return unavailable("key_refused");
  if (status !== 200 && status !== 404) return unavailable("status");
  if (!whole) return unavailable("too_large");
  return readAnswer(status, new TextDecoder().decode(bytes), idNumber);
}

/**
 * An integrator of the national registry, asked as docs/guides/connect-a-registry.md describes. The number travels in the
 * body: addresses end up in logs.
 */
export function createHttpRegistry(
  { url, key }: { url: string; key: string },
  outgoing: Pick<Outgoing, "exchange">,
  limits: { timeoutMillis?: number } = {},
): Registry {
  return {
    name: "http",
    version: "1",
    async find(idNumber) {
      const exchange = await outgoing.exchange(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/json",
          authorization: `Bearer ${key}`,
          "user-agent": "Ushirika-Registry",
        },
        body: JSON.stringify({ idNumber }),
        timeoutMillis: limits.timeoutMillis ?? timeoutMillis,
        maxAnswerBytes,
      });
      return answerOf(exchange, idNumber);
    },
  };
}
