import type { Config } from "./config.ts";

/** The pages for developers that are there: the outboxes only where nothing sends what they would show. */
function pagesOf({ mail, sms }: Pick<Config, "mail" | "sms">): string {
  const outboxes = [...(mail.smtpUrl ? [] : ["/dev/outbox"]), ...(sms ? [] : ["/dev/outbox/sms"])];
  return [...outboxes, "/dev/kit"].join(", ").replace(/, ([^,]*)$/, " and $1");
}

/** What somebody can do who reaches an open demo. */
function dangersOf({ mail, sms }: Pick<Config, "mail" | "sms">): string {
  return [
    "can sign in with the demo's accounts",
    ...(sms ? [] : ["open the applications whose links are at /dev/outbox/sms"]),
    ...(mail.smtpUrl ? [] : ["read every mail at /dev/outbox and so set anyone's password"]),
  ]
    .join(", ")
    .replace(/, ([^,]*)$/, ", and $1");
}

/**
 * What the start says of the demo and of what is open to whom, one line each.
 * @param origin where the server is reached
 */
export function startLines(
  config: Pick<Config, "demo" | "mail" | "sms" | "metricsToken">,
  origin: string,
): string[] {
  const { demo, metricsToken } = config;
  const metrics = metricsToken ? "this machine and holders of METRICS_TOKEN" : "this machine only";
  const lines = [`/metrics is open to ${metrics}.`];
  if (demo === "nobody") return ["The demo and /dev are closed.", ...lines];
  if (demo === "this_machine") {
    return [
      `The demo's accounts, ${pagesOf(config)} are open on this machine only; DEMO=1 opens them to everyone, DEMO=0 closes them.`,
      ...lines,
    ];
  }
  return [`DEMO=1: whoever reaches ${origin} ${dangersOf(config)}.`, ...lines];
}
