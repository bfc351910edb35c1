import { useMessages } from "#web/lib/language.ts";
import { kitMessages } from "./kit.messages.ts";

/**
 * Shown in place of a part of a page that did not come, while the rest is shown.
 * @param what begins the English sentence, `Your recommendations`; in Kiswahili it stands within it, `mapendekezo yako`
 */
export function MissingPart({ what, className }: { what: string; className?: string }) {
  const t = useMessages(kitMessages);
  return (
    <p className={className}>
      <span className="text-sm text-muted">{t.partMissing({ what })}</span>
    </p>
  );
}
