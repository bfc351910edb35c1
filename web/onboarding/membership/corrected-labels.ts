import { applicationLabels } from "#contract/onboarding/application-labels.messages.ts";
import { correctedFieldLabels } from "#contract/onboarding/corrections.messages.ts";
import { useMessages } from "#web/lib/language.ts";

/** What the fields are called that can be corrected. */
export function useCorrectedLabels() {
  const answers = useMessages(applicationLabels);
  const others = useMessages(correctedFieldLabels);
  return { ...answers, ...others };
}
