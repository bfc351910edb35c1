import type { ReactNode } from "react";
import type { Survey } from "#contract/experience/feedback.ts";
import { useMessages } from "#web/lib/language.ts";
import { Link } from "#web/ui/link.tsx";
import { Weave } from "#web/ui/weave.tsx";
import { surveyMessages } from "./survey.messages.ts";

/** What stands around every step: whose survey it is, the other language, and who runs it. Small, for slow lines. */
export function SurveyFrame({
  survey,
  product,
  languageSwitch,
  children,
}: {
  survey: Survey;
  product: string;
  languageSwitch: ReactNode;
  children: ReactNode;
}) {
  const t = useMessages(surveyMessages);
  const sacco = survey.organization;
  return (
    <>
      <header className="border-b border-line bg-card">
        <div className="column flex max-w-2xl items-center justify-between gap-3 py-2">
          <p className="min-w-0 font-display text-lg font-semibold break-words">{sacco}</p>
          {languageSwitch}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="column max-w-2xl grow py-8 outline-none sm:py-12">
        {children}
      </main>
      <footer>
        <Weave className="border-b border-line" />
        <div className="column flex max-w-2xl flex-wrap items-center gap-x-4 py-3 text-sm text-muted">
          <p>{t.by({ product, sacco })}</p>
          <Link to="/privacy" className="inline-flex min-h-11 items-center underline">
            {t.privacy}
          </Link>
        </div>
      </footer>
    </>
  );
}
