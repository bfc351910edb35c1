import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { readablePhone } from "#contract/core/phone-number.ts";
import { educationLabels } from "#contract/recruitment/application-labels.messages.ts";
import {
  type ComparedCandidates,
  type MergedField,
  mergeUndoDays,
} from "#contract/recruitment/duplicates.ts";
import type { HrCandidate } from "#contract/recruitment/hr-candidates.ts";
import { formatCount, formatDate } from "#web/lib/format.ts";
import { useMessages } from "#web/lib/language.ts";
import { applicationPath } from "#web/recruitment/applications/hr/paths.ts";
import { ActionButton, ActionForm, type FormRefusal } from "#web/ui/action-form.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Link } from "#web/ui/link.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { statusWords } from "../decision-words.ts";
import { experienceLines } from "../experience-lines.ts";
import { duplicatesPath, reasonWords } from "./words.ts";

type Side = "first" | "second";
const sides = ["first", "second"] as const;

/** Two candidates beside each other: whose value stays is chosen line by line, the rest of both is kept anyway. */
export function MergePage({
  compared,
  following,
  refusal,
}: {
  compared: ComparedCandidates;
  /** How many are compared after these two. */
  following: number;
  refusal: FormRefusal | undefined;
}) {
  const { first, second, reasons, twoAccounts } = compared;
  return (
    <>
      <PageHeader
        title="Compare and merge"
        lead="Choose line by line what stays. Applications, notes, messages, documents and tags of both are kept."
        breadcrumb={
          <Breadcrumb
            items={[
              { label: "Candidates", to: "/hr-manager/candidates" },
              { label: "Duplicates", to: duplicatesPath },
              { label: "Compare and merge" },
            ]}
          />
        }
        actions={
          <ActionButton intent="distinct" variant="ghost">
            Not the same person
          </ActionButton>
        }
      />
      {following > 0 && (
        <p className="mb-4 text-sm text-muted">
          {formatCount(following, "more candidate")} {following === 1 ? "follows" : "follow"} after these two.
        </p>
      )}
      {reasons.length > 0 && (
        <p className="mb-4 flex flex-wrap gap-1.5">
          {reasons.map((reason) => (
            <Badge key={reason} tone="info">
              {reasonWords[reason]}
            </Badge>
          ))}
        </p>
      )}
      {twoAccounts && (
        <div className="mb-4">
          <Alert tone="info">
            Both have an account of their own. They stay two accounts, and each goes on seeing only its own
            applications; emails about a decision go to the one whose address you keep.
          </Alert>
        </div>
      )}
      {/* Another pair is another form: what was chosen for the last one is not chosen for this one. */}
      <ActionForm
        key={`${first.id} ${second.id}`}
        intent="merge"
        refusal={refusal}
        submitLabel="Merge"
        sendingLabel="Merging…"
      >
        <div className="space-y-4">
          <Choices compared={compared} />
          <Kept first={first} second={second} />
        </div>
        <p className="text-sm text-muted">You can undo the merge for {mergeUndoDays} days.</p>
      </ActionForm>
    </>
  );
}

/** Fields of which one value stays. Where both agree, or one has none, there is nothing to choose. */
function Choices({ compared }: { compared: ComparedCandidates }) {
  const field = (name: MergedField, label: string, shown: (one: HrCandidate) => string) => (
    <Choice name={name} label={label} compared={compared} shown={shown} />
  );
  return (
    <>
      {field("name", "Name", ({ name }) => name)}
      {field("email", "Email", ({ email }) => email)}
      {field("phone", "Phone", ({ phone }) => phone && readablePhone(phone))}
      {field("location", "Location", ({ location }) => location)}
      {field("status", "Status", ({ status }) => statusWords[status])}
    </>
  );
}

function Choice({
  name,
  label,
  compared,
  shown,
}: {
  name: MergedField;
  label: string;
  compared: ComparedCandidates;
  shown: (one: HrCandidate) => string;
}) {
  const values = { first: shown(compared.first), second: shown(compared.second) };
  const open = values.first !== "" && values.second !== "" && values.first !== values.second;
  const preset: Side = values.first === "" ? "second" : "first";
  return (
    <fieldset className="rounded-card border border-line bg-card p-4">
      <legend className="float-left mb-2 w-full text-sm font-semibold">{label}</legend>
      <div className="clear-both grid gap-2 sm:grid-cols-2">
        {open ? (
          sides.map((side) => (
            <label
              key={side}
              className={clsx(
                "flex min-h-11 cursor-pointer items-start gap-3 rounded-input border border-line px-3 py-2.5",
                "has-checked:border-brand has-checked:bg-brand-tint",
              )}
            >
              <input
                type="radio"
                name={name}
                value={side}
                defaultChecked={side === preset}
                className="mt-0.5 size-5 shrink-0"
              />
              <span className="min-w-0 wrap-anywhere">{values[side]}</span>
            </label>
          ))
        ) : (
          <p className="min-w-0 text-sm wrap-anywhere text-muted sm:col-span-2">
            <input type="hidden" name={name} value={preset} />
            {values[preset] || "Not known of either"}
          </p>
        )}
      </div>
    </fieldset>
  );
}

/** What is kept of both, whatever is chosen. */
function Kept({ first, second }: { first: HrCandidate; second: HrCandidate }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="rounded-card border border-line bg-card p-4">
      <h2 id={heading} className="text-base font-semibold">
        Kept of both
      </h2>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        {[first, second].map((one) => (
          <Facts key={one.id} candidate={one} />
        ))}
      </div>
    </section>
  );
}

function Facts({ candidate }: { candidate: HrCandidate }) {
  const labels = useMessages(educationLabels);
  const { name, applicationsCount, latestApplication, education, skills, tags, imported } = candidate;
  const lines: [string, ReactNode][] = [
    [
      "Applications",
      latestApplication ? (
        <>
          {applicationsCount}, the latest for{" "}
          <Link to={applicationPath(latestApplication.id)} className="underline">
            {latestApplication.jobTitle}
          </Link>
        </>
      ) : (
        "None"
      ),
    ],
    ["Work experience", experienceLines(candidate).join(", ")],
    ["Education", education ? labels[education] : "Not specified"],
    ["Skills", skills.join(", ") || "Not specified"],
    ["Tags", tags.map((tag) => tag.name).join(", ") || "None"],
    ["Imported", imported ? `On ${formatDate(imported.at)} from: ${imported.source}` : "No, applied"],
  ];
  return (
    <div className="min-w-0 text-sm">
      <h3 className="font-semibold wrap-anywhere">{name}</h3>
      <dl className="mt-2 space-y-2">
        {lines.map(([term, value]) => (
          <div key={term}>
            <dt className="text-muted">{term}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
