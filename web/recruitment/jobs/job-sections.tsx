import type { Job } from "#contract/recruitment/jobs.ts";
import { useMessages } from "#web/lib/language.ts";
import { useAdvertLanguage } from "./advert-language.ts";
import { jobMessages } from "./job.messages.ts";

/** What a job is, asks and offers. Lists that the SACCO left empty are left out. */
export function JobSections({ job, level }: { job: Job; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const t = useMessages(jobMessages);
  const lang = useAdvertLanguage(job);
  const lists = [
    { title: t.responsibilities, points: job.responsibilities },
    { title: t.requirements, points: job.requirements },
    { title: t.benefits, points: job.benefits },
  ];
  return (
    <div className="space-y-8">
      <section>
        <Heading className="text-xl">{t.about}</Heading>
        <div lang={lang}>
          {job.description.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph} className="mt-3 max-w-prose whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </div>
      </section>
      {lists
        .filter(({ points }) => points.length > 0)
        .map(({ title, points }) => (
          <section key={title}>
            <Heading className="text-xl">{title}</Heading>
            <ul lang={lang} className="mt-3 max-w-prose list-disc space-y-2 pl-5 marker:text-brand-ink">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
