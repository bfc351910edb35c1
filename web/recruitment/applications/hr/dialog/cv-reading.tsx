import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { readablePhone } from "#contract/core/phone-number.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import type { ParsedResume, ResumeNotice } from "#contract/recruitment/resume.ts";
import { isLowConfidence, periodText } from "#web/recruitment/resume/resume-text.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Loading, Skeleton } from "#web/ui/skeleton.tsx";
import { cvReadingQuery } from "../queries.ts";

/** What staff should know of a reading; the words for the applicant's own upload ask them to act. */
const notices: Record<ResumeNotice, string> = {
  scan: "The file holds pictures of pages. Recognised letters are less sure than typed ones.",
  two_columns: "The page has more than one column. Some lines may stand in the wrong place.",
  unreadable_fonts: "Some letters could not be read. Parts may be missing.",
  nothing_found: "The reader recognised nothing in this file. Please read the file itself.",
  truncated: "The document is very long. Only its beginning was read.",
};

/** What the product's reader found in the CV, to be checked against the file beside it. */
export function CvReading({ application }: { application: HrApplicationDetail }) {
  const { data, error, refetch, isFetching } = useQuery(cvReadingQuery(application.id));
  if (error) {
    return <LoadFailure what="what was read" error={error} retry={refetch} pending={isFetching} />;
  }
  if (!data?.reading) {
    return (
      <Loading label="The CV is being read" className="space-y-3">
        <p aria-hidden className="text-sm text-muted">
          {data ? "The CV is being read. This takes a few seconds." : ""}
        </p>
        <Skeleton className="max-w-48" />
        <Skeleton />
        <Skeleton />
        <Skeleton className="max-w-64" />
      </Loading>
    );
  }
  return <Reading reading={data.reading} sent={application} />;
}

function Reading({ reading, sent }: { reading: ParsedResume; sent: HrApplicationDetail }) {
  const { personalInfo, confidence, experience, education, skills, referees } = reading;
  return (
    <div className="space-y-6 text-sm">
      <p className="text-muted">
        Read from the file by a program, and not used for the match score. Check it against the CV.
      </p>
      {reading.notices.length > 0 && (
        <Alert tone="warning">
          {reading.notices.map((notice) => (
            <p key={notice}>{notices[notice]}</p>
          ))}
        </Alert>
      )}
      <Part title="Contact" sure={confidence.name}>
        <DescriptionList
          items={[
            { term: "Name", value: personalInfo.name },
            {
              term: "Email",
              value: <Compared read={personalInfo.email} sent={sent.candidateEmail} same={sameText} />,
            },
            {
              term: "Phone",
              value: (
                <Compared
                  read={readablePhone(personalInfo.phone ?? "")}
                  sent={readablePhone(sent.phone)}
                  same={sameDigits}
                />
              ),
            },
            { term: "Address", value: personalInfo.address },
          ]}
        />
      </Part>
      {reading.summary && (
        <Part title="Summary" sure={confidence.summary}>
          <p className="whitespace-pre-line">{reading.summary}</p>
        </Part>
      )}
      <Part title="Experience" sure={experience.length > 0 ? confidence.experience : undefined}>
        <Entries
          entries={experience.map((one) => [
            [one.position, one.company].filter(Boolean).join(" at "),
            [periodText(one), one.location].filter(Boolean).join(" · "),
          ])}
        />
      </Part>
      <Part title="Education" sure={education.length > 0 ? confidence.education : undefined}>
        <Entries
          entries={education.map((one) => [
            one.qualification || one.institution,
            [one.qualification && one.institution, periodText(one), one.grade].filter(Boolean).join(" · "),
          ])}
        />
      </Part>
      <Part title="Skills" sure={skills.length > 0 ? confidence.skills : undefined}>
        {skills.length > 0 ? <p>{skills.join(", ")}</p> : <NotFound />}
      </Part>
      {referees.length > 0 && (
        <Part title="Referees">
          <Entries
            entries={referees.map((one) => [
              one.name,
              [one.detail, one.phone, one.email].filter(Boolean).join(" · "),
            ])}
          />
        </Part>
      )}
    </div>
  );
}

const sameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
/** `0712 345 678` and `+254712345678` are one number: the last nine digits say which. */
const sameDigits = (a: string, b: string) =>
  a.replace(/\D/g, "").slice(-9) === b.replace(/\D/g, "").slice(-9);

/** A value of the CV, marked where the application form says something else. */
function Compared({
  read,
  sent,
  same,
}: {
  read: string | null;
  sent: string;
  same: (a: string, b: string) => boolean;
}) {
  if (!read) return "–";
  return (
    <>
      <span className="break-words">{read}</span>
      {!same(read, sent) && (
        <Badge tone="warning" className="ml-2 whitespace-normal">
          Differs from the application
        </Badge>
      )}
    </>
  );
}

/** @param sure 0 to 1; left out where nothing was found */
function Part({ title, sure, children }: { title: string; sure?: number; children: ReactNode }) {
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <h4 className="text-base font-semibold">{title}</h4>
        {sure !== undefined && (
          <span className={isLowConfidence(sure) ? "text-warning" : "text-muted"}>
            {Math.round(sure * 100)}% sure
          </span>
        )}
      </div>
      {children}
    </section>
  );
}

function NotFound() {
  return <p className="text-muted">Nothing found</p>;
}

function Entries({ entries }: { entries: readonly [title: string, line: string][] }) {
  if (entries.length === 0) return <NotFound />;
  return (
    <ul className="space-y-2.5">
      {entries.map(([title, line]) => (
        <li key={`${title} ${line}`}>
          <p className="font-medium">{title}</p>
          {line && <p className="text-muted">{line}</p>}
        </li>
      ))}
    </ul>
  );
}
