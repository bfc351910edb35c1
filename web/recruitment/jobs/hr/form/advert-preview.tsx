import { formatDate } from "#web/lib/format.ts";
import { JobFacts } from "../../job-facts.tsx";
import { JobSections } from "../../job-sections.tsx";
import { type PreviewedJob, previewOf } from "./job-values.ts";

/** A job's advert as candidates will see it, and what its form asks of them. */
export function AdvertPreview({ values }: { values: PreviewedJob }) {
  const job = previewOf(values);
  const questions = values.questions.filter(({ text }) => text.trim() !== "");
  return (
    <>
      <article className="rounded-card border border-line p-4 sm:p-6">
        <h3 className="text-2xl">{job.title}</h3>
        <p className="mt-1 text-sm text-muted">
          {job.department} · Apply by {formatDate(job.deadline)}
        </p>
        <JobFacts
          job={job}
          labelled
          columns
          show={["location", "type", "salary", "experience", "education"]}
          className="mt-5 mb-8"
        />
        <JobSections job={job} level={3} />
      </article>
      {questions.length > 0 && (
        <section className="mt-4 rounded-card border border-line p-4 sm:p-6">
          <h3 className="text-lg">Asked in the application form</h3>
          <ol className="mt-2 list-decimal space-y-1 pl-5">
            {questions.map(({ id, text, required }) => (
              <li key={id} className="wrap-anywhere">
                {text} {!required && <span className="text-muted">(optional)</span>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
