import type { ReactNode } from "react";
import { readablePhone } from "#contract/core/phone-number.ts";
import type { ParsedResume } from "#contract/recruitment/resume.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { ConfidenceBadge } from "./confidence-badge.tsx";
import { noticeMessages, resumeMessages } from "./resume.messages.ts";
import { periodText } from "./resume-text.ts";

/** Everything that was read from a CV, with what the reader was not sure of. */
export function ResumeSummary({ resume }: { resume: ParsedResume }) {
  const language = useLanguage();
  const t = useMessages(resumeMessages);
  const notices = useMessages(noticeMessages);
  const { confidence } = resume;
  return (
    <div className="divide-y divide-line">
      {resume.notices.length > 0 && (
        <Alert tone="warning" title={t.pleaseNote} className="mb-5">
          <ul className="space-y-1">
            {resume.notices.map((notice) => (
              <li key={notice}>{notices[notice]}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Part title={t.personalInformation}>
        <PersonalInfo resume={resume} />
      </Part>
      <Part
        title={t.experience}
        confidence={resume.experience.length > 0 ? confidence.experience : undefined}
      >
        <Entries
          nothing={t.noExperience}
          entries={resume.experience.map((one) => ({
            title:
              one.position && one.company ? t.positionAt(one) : one.position || one.company || t.somePosition,
            lines: [[periodText(one, language), one.location].filter(Boolean).join(" · ")],
            text: one.description,
            confidence: one.confidence,
          }))}
        />
      </Part>
      <Part title={t.education} confidence={resume.education.length > 0 ? confidence.education : undefined}>
        <Entries
          nothing={t.noEducation}
          entries={resume.education.map((one) => ({
            title: one.qualification || one.institution,
            lines: [
              one.qualification ? one.institution : "",
              [periodText(one, language), one.grade].filter(Boolean).join(" · "),
            ],
            confidence: one.confidence,
          }))}
        />
      </Part>
      <Part title={t.skills} confidence={resume.skills.length > 0 ? confidence.skills : undefined}>
        {resume.skills.length === 0 ? (
          <p className="text-muted">{t.noSkills}</p>
        ) : (
          <ul className="flex flex-wrap gap-2">
            {resume.skills.map((skill) => (
              <li key={skill} lang="">
                <Badge tone="brand" wraps>
                  {skill}
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </Part>
      {resume.summary && (
        <Part title={t.summary} confidence={confidence.summary}>
          <p lang="" className="whitespace-pre-line">
            {resume.summary}
          </p>
        </Part>
      )}
      {resume.referees.length > 0 && (
        <Part title={t.referees}>
          <Entries
            entries={resume.referees.map((one) => ({
              title: one.name,
              lines: [one.detail, [one.phone, one.email].filter(Boolean).join(" · ")],
            }))}
          />
        </Part>
      )}
    </div>
  );
}

function PersonalInfo({ resume: { personalInfo, confidence } }: { resume: ParsedResume }) {
  const t = useMessages(resumeMessages);
  const fields = ["name", "email", "phone", "address"] as const;
  return (
    <DescriptionList
      columns={2}
      items={fields.map((field) => {
        const read = personalInfo[field];
        const value = field === "phone" && read ? readablePhone(read) : read;
        return {
          term: t[field],
          value: value && (
            <>
              <span lang="" className="break-words">
                {value}
              </span>{" "}
              <ConfidenceBadge confidence={confidence[field]} />
            </>
          ),
        };
      })}
    />
  );
}

function Part({ title, confidence, children }: { title: string; confidence?: number; children: ReactNode }) {
  return (
    <section className="py-5 text-sm first:pt-0 last:pb-0">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg">{title}</h3>
        {confidence !== undefined && <ConfidenceBadge confidence={confidence} />}
      </div>
      {children}
    </section>
  );
}

interface Entry {
  title: string;
  lines: string[];
  text?: string;
  confidence?: number;
}

function Entries({ entries, nothing }: { entries: readonly Entry[]; nothing?: string }) {
  if (entries.length === 0) return <p className="text-muted">{nothing}</p>;
  return (
    <ul className="space-y-4">
      {entries.map((entry) => (
        <li key={[entry.title, ...entry.lines, entry.text].join("\n")}>
          <p className="font-semibold">
            <span lang="">{entry.title}</span>{" "}
            {entry.confidence !== undefined && <ConfidenceBadge confidence={entry.confidence} />}
          </p>
          {entry.lines.filter(Boolean).map((line) => (
            <p key={line} className="text-muted">
              {line}
            </p>
          ))}
          {entry.text && (
            <p lang="" className="mt-1 whitespace-pre-line">
              {entry.text}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
