import type { Config } from "./config.ts";

/**
 * What the start says of the demo and of what is open to whom, one line each.
 * @param origin where the server is reached
 */
export function startLines(
  { demo, mail, metricsToken }: Pick<Config, "demo" | "mail" | "metricsToken">,
  origin: string,
): string[] {
  const metrics = metricsToken ? "this machine and holders of METRICS_TOKEN" : "this machine only";
  const lines = [`/metrics is open to ${metrics}.`];
  if (demo === "nobody") return ["The demo and /dev are closed.", ...lines];
  const pages = mail.smtpUrl ? "/dev/kit" : "/dev/outbox and /dev/kit";
  if (demo === "this_machine") {
    return [
      `The demo's accounts, ${pages} are open on this machine only; DEMO=1 opens them to everyone, DEMO=0 closes them.`,
      ...lines,
    ];
  }
  const danger = mail.smtpUrl
    ? "can sign in with the demo's accounts"
    : "can sign in with the demo's accounts, and read every mail at /dev/outbox and so set anyone's password";
  return [`DEMO=1: whoever reaches ${origin} ${danger}.`, ...lines];
}
