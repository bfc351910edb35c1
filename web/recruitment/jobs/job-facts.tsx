import { clsx } from "clsx";
import { Banknote, BriefcaseBusiness, Clock, GraduationCap, type LucideIcon, MapPin } from "lucide-react";
import { employmentTypeMessages } from "#contract/recruitment/job.messages.ts";
import type { Job } from "#contract/recruitment/jobs.ts";
import { useMessages } from "#web/lib/language.ts";
import { useAdvertLanguage } from "./advert-language.ts";
import { jobMessages } from "./job.messages.ts";

type Fact = "location" | "type" | "salary" | "experience" | "education";

const facts = {
  location: { label: "location", icon: MapPin },
  type: { label: "employmentType", icon: Clock },
  salary: { label: "salary", icon: Banknote },
  experience: { label: "experience", icon: BriefcaseBusiness },
  education: { label: "education", icon: GraduationCap },
} as const satisfies Record<Fact, { label: string; icon: LucideIcon }>;

/**
 * What one wants to know of a job first. What the SACCO left empty is left out.
 * @param labelled draws each fact's name above it; otherwise only screen readers get it
 * @param columns sets them in two columns where there is room
 */
export function JobFacts({
  job,
  show,
  labelled = false,
  columns = false,
  className,
}: {
  job: Pick<Job, Fact | "language">;
  show: readonly Fact[];
  labelled?: boolean;
  columns?: boolean;
  className?: string;
}) {
  const t = useMessages(jobMessages);
  const types = useMessages(employmentTypeMessages);
  const lang = useAdvertLanguage(job);
  return (
    <dl
      className={clsx("grid text-sm", labelled ? "gap-4" : "gap-1.5", columns && "sm:grid-cols-2", className)}
    >
      {show
        .filter((fact) => job[fact])
        .map((fact) => {
          const Icon = facts[fact].icon;
          const label = t[facts[fact].label];
          const said = fact === "type" ? types[job.type] : job[fact];
          const saidIn = fact === "type" ? undefined : lang;
          return (
            <div key={fact} className="flex gap-2.5">
              <dt className="flex shrink-0 items-start pt-0.5">
                <Icon aria-hidden className="size-4.5 text-muted" />
                <span className="sr-only">{label}</span>
              </dt>
              {labelled ? (
                <dd className="min-w-0">
                  <span aria-hidden className="block text-muted">
                    {label}
                  </span>
                  <span lang={saidIn} className="font-medium">
                    {said}
                  </span>
                </dd>
              ) : (
                <dd lang={saidIn} className="min-w-0">
                  {said}
                </dd>
              )}
            </div>
          );
        })}
    </dl>
  );
}
