import type { Language } from "#contract/core/language.ts";
import { inOneOf } from "#contract/core/messages.ts";
import type { HiringSacco } from "#contract/recruitment/hiring-saccos.ts";
import { jobBoardMessages } from "./job-board.messages.ts";

/** What a search result says of a SACCO's careers page. */
export function careersDescription(
  { name: sacco, openJobs: count, paused }: HiringSacco,
  language: Language,
): string {
  const t = inOneOf(jobBoardMessages, language);
  if (paused) return t.describePaused({ sacco });
  return count === 0 ? t.describeNone({ sacco }) : t.describeOpen({ count, sacco });
}
