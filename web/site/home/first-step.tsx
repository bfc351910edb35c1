import { useMessages } from "#web/lib/language.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { homeMessages } from "./home.messages.ts";

/** The end of the home page: where to begin. */
export function FirstStep() {
  const t = useMessages(homeMessages);
  return (
    <section className="bg-brand text-on-brand [&_a:focus-visible]:outline-on-brand">
      <div className="column flex flex-wrap items-center justify-between gap-x-12 gap-y-8 py-14 sm:py-20">
        <div className="max-w-xl">
          <h2 className="text-3xl sm:text-4xl">{t.firstStep}</h2>
          <p className="mt-3 text-lg">{t.firstStepText}</p>
        </div>
        <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
          <ButtonLink to="/agents" size="lg" variant="accent">
            {t.start}
          </ButtonLink>
          <ButtonLink to="/contact" size="lg" variant="secondary">
            {t.contact}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
