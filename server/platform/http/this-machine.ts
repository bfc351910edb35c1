import { timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { callingPage } from "./in-process.ts";

/** Whether a host's name is one that every machine has for itself. Takes IPv6 with or without brackets. */
export const isLoopbackName = (hostname: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(hostname);

/** Whether the other end of a connection is on this machine. */
const isLoopbackPeer = (address: string | undefined): boolean =>
  address !== undefined && isLoopbackName(address.replace(/^::ffff:/i, ""));

/** What proxies and tunnels add to the requests that they pass on, besides all that begins with `x-forwarded-`. */
const passedOnMarks = ["forwarded", "via", "x-real-ip", "x-client-ip", "true-client-ip", "cf-connecting-ip"];

function hostnameOf(host: string | undefined): string {
  return host !== undefined && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : "";
}

/**
 * Whether a request was made on this machine, to one of the names that it has for itself. Not so: a request from the
 * network with `Host: localhost` (the connection shows it), one that a proxy or tunnel on this machine passed on (its
 * marks show it; nginx as it comes leaves none, but speaks HTTP/1.0), and a page of another site whose name points
 * here (the Host shows it). What Fastify believes of proxies plays no part. See docs/decisions/018.
 */
export function isFromThisMachine({ raw }: Pick<FastifyRequest, "raw">): boolean {
  const page = callingPage();
  if (page) return page.fromThisMachine;
  const { headers, httpVersion, socket } = raw;
  return (
    isLoopbackPeer(socket.remoteAddress) &&
    httpVersion !== "1.0" &&
    isLoopbackName(hostnameOf(headers.host)) &&
    !Object.keys(headers).some((name) => name.startsWith("x-forwarded-") || passedOnMarks.includes(name))
  );
}

/** To whom the demo and the pages for developers are open. */
export type DemoAudience = "nobody" | "this_machine" | "everyone";

/** Whether the demo and the pages for developers exist for the sender of this request. */
export const maySeeDemo = (audience: DemoAudience, request: Pick<FastifyRequest, "raw">): boolean =>
  audience === "everyone" || (audience === "this_machine" && isFromThisMachine(request));

/** Whether a request may read the mail that this installation keeps: it exists only where mail is not sent. */
export const maySeeOutbox = (
  { demo, mail }: { demo: DemoAudience; mail: { smtpUrl?: string | undefined } },
  request: Pick<FastifyRequest, "raw">,
): boolean => !mail.smtpUrl && maySeeDemo(demo, request);

/** The same for SMS, which exist here only where no provider sends them. */
export const maySeeSmsOutbox = (
  { demo, sms }: { demo: DemoAudience; sms?: object | undefined },
  request: Pick<FastifyRequest, "raw">,
): boolean => !sms && maySeeDemo(demo, request);

/** Whether a request carries this token (`Authorization: Bearer ...`). Takes the same time whatever is wrong with it. */
export function hasBearerToken({ headers }: Pick<FastifyRequest, "headers">, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
