import type { ReactNode } from "react";
import type { SaccoBrand } from "#contract/accounts/brand.ts";
import type { Survey } from "#contract/experience/feedback.ts";
import { useMessages } from "#web/lib/language.ts";
import { Link } from "#web/ui/link.tsx";
import { BrandColour, SaccoContacts, SaccoName } from "#web/ui/sacco-brand.tsx";
import { Weave } from "#web/ui/weave.tsx";
import { surveyMessages } from "./survey.messages.ts";

/** What stands around every step: whose survey it is, the other language, and who runs it. Small, for slow lines. */
export function SurveyFrame({
  survey,
  brand,
  product,
  languageSwitch,
  children,
}: {
  survey: Survey;
  /** Null when it did not come. */
  brand: SaccoBrand | null;
  product: string;
  languageSwitch: ReactNode;
  children: ReactNode;
}) {
  const t = useMessages(surveyMessages);
  const sacco = survey.organization;
  return (
    <BrandColour colour={brand?.colour}>
      <header className="border-b border-line bg-card">
        <div className="column flex max-w-2xl items-center justify-between gap-3 py-2">
          {brand ? (
            <SaccoName brand={brand} />
          ) : (
            <p className="min-w-0 font-display text-lg font-semibold break-words">{sacco}</p>
          )}
          {languageSwitch}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="column max-w-2xl grow py-8 outline-none sm:py-12">
        {children}
      </main>
      <footer>
        <Weave className="border-b border-line" />
        {brand && <SaccoContacts brand={brand} className="column max-w-2xl pt-3" />}
        <div className="column flex max-w-2xl flex-wrap items-center gap-x-4 py-3 text-sm text-muted">
          <p>{t.by({ product, sacco })}</p>
          <Link to="/privacy" className="inline-flex min-h-11 items-center underline">
            {t.privacy}
          </Link>
        </div>
      </footer>
    </BrandColour>
  );
}
