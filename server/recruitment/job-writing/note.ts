import type { WrittenJob } from "./write-job.ts";

const quoted = (texts: readonly string[]) => [...new Set(texts)].map((text) => `“${text}”`).join(", ");

/** What HR should know of a text that the built-in generator wrote, in sentences. */
export function noteOn({ post, wishes }: WrittenJob): string {
  const known = post.exact
    ? "Written by the built-in generator from what it knows of this post in Kenyan SACCOs."
    : post.role
      ? `Written by the built-in generator on the basis of its text for ${post.role.title}, the post nearest to this title.`
      : "Written by the built-in generator, which knows little of this post: add what the work is at your SACCO.";
  const unfair =
    wishes.unfair.length > 0
      ? `Not taken over, since nobody may be chosen by it: ${quoted(wishes.unfair)}.`
      : "";
  const unclear = wishes.unclear.length > 0 ? `Not taken over: ${wishes.unclear.join("; ")}.` : "";
  return [known, unfair, unclear, "Check pay and benefits before you publish."].filter(Boolean).join(" ");
}
