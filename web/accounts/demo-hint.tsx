import { useMessages } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { RichText } from "#web/ui/rich-text.tsx";
import { accountFormMessages } from "./account-forms.messages.ts";

const parts = { value: (words: string) => <span className="font-semibold">{words}</span> };

/** In demo mode: the account that one may sign in with here. */
export function DemoHint({ email }: { email: string }) {
  const t = useMessages(accountFormMessages);
  return (
    <Alert title={t.demoTitle} className="mb-5">
      <p>
        <RichText text={t.demoEmail({ email })} parts={parts} />
      </p>
      <p>
        <RichText text={t.demoPassword({ password: "Karibu-2026!" })} parts={parts} />
      </p>
    </Alert>
  );
}
