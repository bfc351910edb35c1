import { waitingStore } from "#web/lib/waiting-store.ts";
import type { UnsentDraft, UnsentPlace } from "#web/ui/wizard/draft-saver.ts";

/**
 * Where what was typed in an application waits in the browser until the line is there.
 * @param key the application's
 */
export function unsentApplication<Content>(key: string): UnsentPlace<Content> {
  const store = waitingStore<UnsentDraft<Content>>("membership-applications");
  return {
    outlivesTab: true,
    read: () => store.read(key),
    keep: (unsent) => void store.write(key, unsent),
    forget: () => void store.remove(key),
  };
}
