import type { ReactNode } from "react";

/** The last section of a page: one question, and the buttons that answer it. */
export function ClosingBand({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="border-t border-line bg-sand">
      <div className="column flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-12 sm:py-16">
        <div className="max-w-prose">
          <h2 className="text-2xl sm:text-3xl">{title}</h2>
          <p className="mt-2 text-muted">{text}</p>
        </div>
        <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">{children}</div>
      </div>
    </section>
  );
}
