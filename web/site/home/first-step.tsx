import { ButtonLink } from "#web/ui/button.tsx";

/** The end of the home page: where to begin. */
export function FirstStep() {
  return (
    <section className="bg-brand text-on-brand [&_a:focus-visible]:outline-on-brand">
      <div className="column flex flex-wrap items-center justify-between gap-x-12 gap-y-8 py-14 sm:py-20">
        <div className="max-w-xl">
          <h2 className="text-3xl sm:text-4xl">Begin with the queue that hurts most</h2>
          <p className="mt-3 text-lg">
            Applications at the counter, CVs in a drawer, complaints in a notebook: one agent, one queue, and
            the next when you are ready.
          </p>
        </div>
        <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
          <ButtonLink to="/agents" size="lg" variant="accent">
            Start Your AI Journey
          </ButtonLink>
          <ButtonLink to="/contact" size="lg" variant="secondary">
            Contact Our Experts
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
