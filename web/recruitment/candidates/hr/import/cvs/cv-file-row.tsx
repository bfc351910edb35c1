import { callUrl } from "#contract/core/client.ts";
import { readablePhone } from "#contract/core/phone-number.ts";
import { educationLabels } from "#contract/recruitment/application-labels.messages.ts";
import type { CvImportFile } from "#contract/recruitment/cv-imports.ts";
import { wire } from "#contract/wire.ts";
import { formatCount } from "#web/lib/format.ts";
import { useMessages } from "#web/lib/language.ts";
import { ActionButton, ActionForm, type FormRefusal } from "#web/ui/action-form.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { reasonWords } from "../../duplicates/words.ts";
import { experienceLines } from "../../experience-lines.ts";
import { noticeWords, standingWords } from "./words.ts";

/** One file of an import: what becomes of it and why, and a form that corrects what was read. */
export function CvFileRow({
  importId,
  file,
  refusal,
  saved,
  readOnly,
}: {
  importId: string;
  file: CvImportFile;
  /** Of the last attempt to change it. */
  refusal: FormRefusal | undefined;
  /** Whether the last attempt to change it was taken. */
  saved: boolean;
  /** The trial is over. */
  readOnly: boolean;
}) {
  const { standing, values, problem } = file;
  const { label, tone } = standingWords[standing];
  const canChange = !readOnly && file.found !== null;
  return (
    <li className="space-y-2 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            {values.name || <FileLink importId={importId} file={file} />}
          </p>
          {values.name && (
            <p className="text-sm">
              <FileLink importId={importId} file={file} />
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={tone}>{label}</Badge>
          {canChange && <LeaveOut file={file} />}
        </div>
      </div>
      {problem && <p className="text-sm text-danger wrap-anywhere">{problem}</p>}
      {file.found && <Findings file={file} found={file.found} />}
      <Similar similar={file.similar} />
      {canChange && <Corrections file={file} refusal={refusal} saved={saved} />}
    </li>
  );
}

/** The file by its name, opened beside the page; what could not be kept is only named. */
function FileLink({ importId, file: { id, name, standing } }: { importId: string; file: CvImportFile }) {
  if (standing === "unreadable") return <span lang="">{name}</span>;
  return (
    <a
      href={callUrl(wire.cvImports.cv, { params: { id: importId, fileId: id } })}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-6 items-center text-brand-ink underline wrap-anywhere"
    >
      <span lang="">{name}</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

function Findings({
  file: { values },
  found,
}: {
  file: CvImportFile;
  found: NonNullable<CvImportFile["found"]>;
}) {
  const labels = useMessages(educationLabels);
  const { positions, experience, education, skills } = found;
  const contact = [values.email, values.phone && readablePhone(values.phone), values.location].filter(
    Boolean,
  );
  const work = [
    ...experienceLines({ workExperiences: positions, experience }),
    ...(positions.length > 0 && experience ? [experience] : []),
    ...(education ? [labels[education]] : []),
    ...(skills.length > 0 ? [formatCount(skills.length, "skill")] : []),
  ];
  return (
    <div className="text-sm wrap-anywhere">
      {contact.length > 0 && <p>{contact.join(" · ")}</p>}
      <p className="text-muted">{work.join(" · ")}</p>
      {found.notices
        .flatMap((notice) => noticeWords[notice] ?? [])
        .map((words) => (
          <p key={words} className="text-warning">
            {words}
          </p>
        ))}
    </div>
  );
}

/** Whom the file may be of, too. */
function Similar({ similar }: { similar: CvImportFile["similar"] }) {
  if (similar.length === 0) return null;
  return (
    <ul className="space-y-1 text-sm">
      {similar.map(({ name, reasons, candidateId, file }) => (
        <li key={candidateId ?? file ?? name} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere">
            Looks like {name}, {file ? `in ${file}` : "a candidate"}:
          </span>
          {reasons.map((reason) => (
            <Badge key={reason}>{reasonWords[reason]}</Badge>
          ))}
        </li>
      ))}
    </ul>
  );
}

const fields = [
  { name: "name", label: "Full name", type: "text" },
  { name: "email", label: "Email", type: "email" },
  { name: "phone", label: "Phone", type: "tel" },
  { name: "location", label: "Location", type: "text" },
] as const;

/** Leaves a file out of the import, or takes it in again. */
function LeaveOut({ file: { id, version, values, name, standing } }: { file: CvImportFile }) {
  const leftOut = standing === "left_out";
  const who = values.name || name;
  return (
    <ActionButton
      intent="leave"
      values={{ id, version: String(version), leftOut: String(!leftOut) }}
      variant="ghost"
      label={leftOut ? `Take in again ${who}` : `Leave out ${who}`}
      preventScrollReset
    >
      {leftOut ? "Take in again" : "Leave out"}
    </ActionButton>
  );
}

/** Corrects what was read. Works without scripts. */
function Corrections({
  file,
  refusal,
  saved,
}: {
  file: CvImportFile;
  refusal: FormRefusal | undefined;
  saved: boolean;
}) {
  const { id, version, values, problems, standing } = file;
  return (
    <Disclosure
      label={standing === "incomplete" ? "Add what is missing" : "Correct"}
      open={standing === "incomplete"}
    >
      <div className="mt-2">
        <ActionForm
          intent={`change ${id}`}
          keptAs={`cv-import.${id}`}
          refusal={refusal}
          saved={saved}
          submitLabel="Save"
          variant="secondary"
          preventScrollReset
        >
          {(errors) => (
            <>
              <input type="hidden" name="version" value={version} />
              <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
                {fields.map(({ name, label, type }) => (
                  <Field key={name} label={label} name={name} error={errors[name] ?? problems[name]}>
                    {(control) => <Input {...control} type={type} defaultValue={values[name]} />}
                  </Field>
                ))}
              </div>
            </>
          )}
        </ActionForm>
      </div>
    </Disclosure>
  );
}
