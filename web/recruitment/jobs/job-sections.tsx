import type { Job } from "#contract/recruitment/jobs.ts";

/** What a job is, asks and offers. Lists that the SACCO left empty are left out. */
export function JobSections({ job, level }: { job: Job; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const lists = [
    { title: "What you will do", points: job.responsibilities },
    { title: "What you bring", points: job.requirements },
    { title: "What we offer", points: job.benefits },
  ];
  return (
    <div className="space-y-8">
      <section>
        <Heading className="text-xl">About this position</Heading>
        {job.description.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph} className="mt-3 max-w-prose whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </section>
      {lists
        .filter(({ points }) => points.length > 0)
        .map(({ title, points }) => (
          <section key={title}>
            <Heading className="text-xl">{title}</Heading>
            <ul className="mt-3 max-w-prose list-disc space-y-2 pl-5 marker:text-brand-ink">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
