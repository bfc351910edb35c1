import { Alert } from "#web/ui/alert.tsx";

/** A numbered part of a legal text. */
export interface LegalPart {
  title: string;
  paragraphs: readonly string[];
}

/** A legal text with its parts in order. It says that no advocate has reviewed it yet. */
export function LegalPage({
  title,
  lead,
  parts,
}: {
  title: string;
  lead: string;
  parts: readonly LegalPart[];
}) {
  return (
    <article className="column py-12 sm:py-16">
      <div className="max-w-prose">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <p className="mt-4 text-lg text-muted">{lead}</p>
        <Alert tone="warning" className="mt-6" title="Not yet reviewed by an advocate">
          This text says how the service works today. Ask us before you rely on it for more than that.
        </Alert>
        {parts.map((part, index) => (
          <section key={part.title} className="mt-10">
            <h2 className="text-xl sm:text-2xl">
              {index + 1}. {part.title}
            </h2>
            {part.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 text-muted">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}
