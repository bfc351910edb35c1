import { type CvImport, cvImportDays } from "#contract/recruitment/cv-imports.ts";
import { formatCount, formatDateTime } from "#web/lib/format.ts";
import { ActionButton, type FormRefusal } from "#web/ui/action-form.tsx";
import { Section } from "#web/ui/card.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { Link } from "#web/ui/link.tsx";
import { cvImportPath } from "./words.ts";

/** Where an import of CVs is begun, or one that nobody has finished is gone on with. */
export function OpenImports({
  open,
  refusal,
  readOnly,
}: {
  open: readonly CvImport[];
  refusal: FormRefusal | undefined;
  /** The trial is over. */
  readOnly: boolean;
}) {
  if (readOnly && open.length === 0) return null;
  return (
    <Section
      title="Or import a folder of CVs"
      description={`Many PDF or Word files at once, a folder or a ZIP. Each is read for you, and nothing is imported before you have looked at it. What you do not import is deleted after ${cvImportDays} days.`}
      className="mb-6"
    >
      {refusal && <FormError message={refusal.message} attempt={refusal} />}
      {open.length > 0 && (
        <ul className="mb-4 divide-y divide-line">
          {open.map((one) => (
            <li key={one.id} className="py-2 text-sm">
              <Link
                to={cvImportPath(one.id)}
                className="inline-flex min-h-6 items-center font-semibold text-brand-ink underline wrap-anywhere"
              >
                Go on with {one.name}
              </Link>
              <p className="text-muted">
                {formatCount(one.files, "file")}, begun {formatDateTime(one.createdAt)}
                {one.by && ` by ${one.by}`}
              </p>
            </li>
          ))}
        </ul>
      )}
      {!readOnly && <ActionButton intent="cvs">Import CVs</ActionButton>}
    </Section>
  );
}
