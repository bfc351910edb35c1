import { clsx } from "clsx";
import { Banknote, BriefcaseBusiness, Clock, GraduationCap, type LucideIcon, MapPin } from "lucide-react";
import type { Job } from "#contract/recruitment/jobs.ts";
import { employmentTypeLabel } from "./job-status.ts";

type Fact = "location" | "type" | "salary" | "experience" | "education";

const facts: Record<Fact, { label: string; icon: LucideIcon }> = {
  location: { label: "Location", icon: MapPin },
  type: { label: "Employment type", icon: Clock },
  salary: { label: "Salary", icon: Banknote },
  experience: { label: "Experience", icon: BriefcaseBusiness },
  education: { label: "Education", icon: GraduationCap },
};

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
  job: Job;
  show: readonly Fact[];
  labelled?: boolean;
  columns?: boolean;
  className?: string;
}) {
  return (
    <dl
      className={clsx("grid text-sm", labelled ? "gap-4" : "gap-1.5", columns && "sm:grid-cols-2", className)}
    >
      {show
        .filter((fact) => job[fact])
        .map((fact) => {
          const { label, icon: Icon } = facts[fact];
          return (
            <div key={fact} className="flex gap-2.5">
              <dt className="flex shrink-0 items-start pt-0.5">
                <Icon aria-hidden className="size-4.5 text-muted" />
                <span className="sr-only">{label}</span>
              </dt>
              <dd className="min-w-0">
                {labelled && (
                  <span aria-hidden className="block text-muted">
                    {label}
                  </span>
                )}
                <span className={clsx(labelled && "font-medium")}>
                  {fact === "type" ? employmentTypeLabel(job.type) : job[fact]}
                </span>
              </dd>
            </div>
          );
        })}
    </dl>
  );
}
