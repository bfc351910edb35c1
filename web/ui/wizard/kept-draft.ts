import { keptPlace } from "#web/lib/kept-storage.ts";
import type { UnsentDraft, UnsentPlace } from "./draft-saver.ts";

/** Before the names of all drafts, among what else is kept of what was typed. */
export const keptDraftPrefix = "draft:";

/**
 * Where what was typed in a form with a draft waits in this tab until the server has it, for whoever is signed in.
 * @param name of this draft alone in the product
 */
export function keptDraft<Content>(name: string): UnsentPlace<Content> {
  let place: ReturnType<typeof keptPlace<UnsentDraft<Content>>> | undefined;
  // When it is first asked for: by then it is known who types. Whoever signs in later gets nothing of it.
  const own = () => {
    place ??= keptPlace(keptDraftPrefix + name);
    return place;
  };
  return {
    outlivesTab: false,
    read: async () => own().read(),
    keep: (unsent) => own().write(unsent),
    forget: () => own().write(null),
  };
}
