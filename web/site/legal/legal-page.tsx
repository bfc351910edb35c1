import { inOneOf, type Text } from "#contract/core/messages.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { legalMessages } from "./legal.messages.ts";

/** A numbered part of a legal text, the same in each language. */
export interface LegalPart {
  /** Names the part in addresses: `/terms#account`. */
  id: string;
  title: Text;
  paragraphs: readonly Text[];
}

/** A legal text with its parts in order. It says which language binds, and that no advocate has reviewed it yet. */
export function LegalPage({
  title,
  lead,
  parts,
}: {
  title: string;
  lead: string;
  parts: readonly LegalPart[];
}) {
  const language = useLanguage();
  const t = useMessages(legalMessages);
  return (
    <article className="column py-12 sm:py-16">
      <div className="max-w-prose">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <p className="mt-4 text-lg text-muted">{lead}</p>
        <p className="mt-4 text-muted">{t.binding}</p>
        <Alert tone="warning" className="mt-6" title={t.notReviewed}>
          {t.notReviewedMeans}
        </Alert>
        {parts.map((part, index) => (
          <section key={part.id} id={part.id} className="mt-10 scroll-mt-20">
            <h2 className="text-xl sm:text-2xl">
              {index + 1}. {inOneOf(part.title, language)}
            </h2>
            {part.paragraphs.map((paragraph) => {
              const text = inOneOf(paragraph, language);
              return (
                <p key={text} className="mt-3 text-muted">
                  {text}
                </p>
              );
            })}
          </section>
        ))}
      </div>
    </article>
  );
}
