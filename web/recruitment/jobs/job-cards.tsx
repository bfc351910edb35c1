import { clsx } from "clsx";
import { KeptMarkup } from "#web/ui/kept-markup.tsx";
import type { CardJob } from "./card-job.ts";
import { JobCard } from "./job-card.tsx";

export const jobGridClass = "grid gap-4 md:grid-cols-2 xl:grid-cols-3";

/**
 * Cards of positions, as a list.
 * @param source where the visitor comes from (`useSource`)
 * @param level of the headings
 * @param pending whether others are on their way
 */
export function JobCards({
  jobs,
  pending = false,
  ...card
}: {
  jobs: readonly CardJob[];
  now: Date;
  source: string | null;
  level?: 2 | 3;
  pending?: boolean;
}) {
  return (
    <ul aria-busy={pending} className={clsx(jobGridClass, "transition-opacity", pending && "opacity-50")}>
      {jobs.map((job) => (
        <KeptMarkup key={job.id} as="li" of={JobCard} by="job" props={{ job, ...card }} />
      ))}
    </ul>
  );
}
