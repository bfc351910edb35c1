import type { ReactNode } from "react";
import { Weave } from "./weave.tsx";

/** The top of a public page: what it is about, in two lines, above the woven edge. */
export function PageHero({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <>
      <section className="bg-sand">
        <div className="column py-12 sm:py-16">
          <h1 className="max-w-3xl text-4xl sm:text-5xl">{title}</h1>
          <p className="mt-4 max-w-prose text-lg text-muted">{lead}</p>
          {children}
        </div>
      </section>
      <Weave className="border-b border-line bg-sand" />
    </>
  );
}
