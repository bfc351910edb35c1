import { clsx } from "clsx";
import { CircleAlert, CircleCheck, CircleHelp, type LucideIcon, Minus } from "lucide-react";
import { useState } from "react";
import type { CaptureQuality } from "#contract/onboarding/application-documents.ts";
import type { ComparisonOutcome } from "#contract/onboarding/comparison.ts";
import type { MemberDocument } from "#contract/onboarding/desk.ts";
import { documentNoticeMessages } from "#contract/onboarding/documents.messages.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { useMessages } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { type Tone, textClass } from "#web/ui/tone.ts";
import { documentLabels } from "./document-labels.ts";
import type { Evidence } from "./evidence.ts";
import { type FieldRow, fieldLabels } from "./field-rows.ts";
import { MemberPicture } from "./member-picture.tsx";
import { PictureViewer } from "./picture-viewer.tsx";

/** A document beside what was read on it: typed, read and registered values with how they fit. */
export function DocumentEvidence({
  memberId,
  document,
  evidence,
  rows,
}: {
  memberId: string;
  document: MemberDocument;
  evidence: Evidence;
  rows: readonly FieldRow[];
}) {
  const [active, setActive] = useState<string | null>(null);
  const notices = useMessages(documentNoticeMessages);
  const reading = evidence.readings.get(document.kind);
  const boxes = Object.entries(reading?.fields ?? {}).flatMap(([key, { box }]) =>
    box ? [{ key, ...box }] : [],
  );
  const size = reading && reading.quality.width > 0 ? reading.quality : null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 2xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="min-w-0">
        <MemberPicture memberId={memberId} document={document}>
          {(src) => (
            <PictureViewer
              src={src}
              alt={documentLabels[document.kind]}
              boxes={boxes}
              size={size}
              active={active}
            />
          )}
        </MemberPicture>
        <p className="mt-2 text-sm text-muted">
          {document.method === "camera" ? "Photographed" : "Uploaded"} {formatDateTime(document.createdAt)}
          {document.capturedBy ? `, by ${document.capturedBy} for the applicant` : ", by the applicant"}
          {acceptedWith(document.quality)}
        </p>
      </div>
      <div className="min-w-0">
        {reading?.notices.map((notice) => (
          <Alert key={notice} tone="warning" className="mb-3">
            {notices[notice]}
          </Alert>
        ))}
        {rows.length > 0 ? (
          <ul className="space-y-2">
            {rows.map((row) => (
              <Field key={row.field} row={row} active={row.field === active} onLook={setActive} />
            ))}
          </ul>
        ) : (
          <p className="text-sm text-muted">Nothing has been read on this document.</p>
        )}
      </div>
    </div>
  );
}

const captureNotices: Record<CaptureQuality["notices"][number], string> = {
  blurred: "blurred",
  glare: "shining",
  too_dark: "too dark",
  low_resolution: "too small",
  cut_off: "cut off",
};

/** What the browser had advised about, and the applicant sent after two tries. */
const acceptedWith = (quality: CaptureQuality | null): string =>
  quality && quality.notices.length > 0
    ? `. Accepted on try ${quality.attempt}, though ${quality.notices.map((notice) => captureNotices[notice]).join(", ")}`
    : "";

const looks: Record<ComparisonOutcome, { label: string; tone: Tone; icon: LucideIcon }> = {
  same: { label: "Same", tone: "success", icon: CircleCheck },
  likely: { label: "Likely the same", tone: "warning", icon: CircleHelp },
  differs: { label: "Differs", tone: "danger", icon: CircleAlert },
  not_comparable: { label: "Cannot be compared", tone: "neutral", icon: Minus },
};

function Field({
  row: { field, typed, read, confidence, registry, comparison, registryComparison },
  active,
  onLook,
}: {
  row: FieldRow;
  active: boolean;
  onLook: (field: string | null) => void;
}) {
  const isRegisteredOtherwise = registryComparison?.outcome === "differs";
  const differs = comparison?.outcome === "differs" || isRegisteredOtherwise;
  // What the registry contradicts is not the same, though it was read as it was typed.
  const look = differs ? looks.differs : comparison && looks[comparison.outcome];
  const Icon = look?.icon;
  return (
    <li
      className={clsx(
        "rounded-card border p-3",
        active ? "border-accent" : differs ? "border-danger/40" : "border-line",
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <button
          type="button"
          aria-pressed={active}
          onClick={() => onLook(active ? null : field)}
          className="min-h-11 text-left text-sm font-semibold underline-offset-2 hover:underline md:pointer-fine:min-h-8"
        >
          {fieldLabels[field]}
          <span className="sr-only">: show in the picture</span>
        </button>
        {look && Icon && (
          <span
            className={clsx("inline-flex items-center gap-1 text-sm font-semibold", textClass[look.tone])}
          >
            <Icon aria-hidden className="size-4" />
            {look.label}
          </span>
        )}
      </div>
      <dl className="mt-1 grid grid-cols-[6rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-0.5 text-sm sm:grid-cols-3">
        <Value label="Typed" value={typed} />
        <Value
          label="Read"
          value={read}
          note={confidence === null ? undefined : `${Math.round(confidence * 100)}% sure`}
        />
        <Value
          label="Registry"
          value={registry}
          note={isRegisteredOtherwise ? "Not what was typed" : undefined}
          noteTone="danger"
        />
      </dl>
      {comparison && comparison.outcome !== "same" && comparison.reasons.length > 0 && (
        <p className="mt-1.5 text-sm text-muted">{comparison.reasons.map(({ words }) => words).join("; ")}</p>
      )}
    </li>
  );
}

function Value({
  label,
  value,
  note,
  noteTone,
}: {
  label: string;
  value: string;
  note?: string | undefined;
  noteTone?: Tone;
}) {
  return (
    <div className="contents sm:block">
      <dt className="text-xs leading-5 text-muted">{label}</dt>
      <dd className="min-w-0 font-medium wrap-anywhere">
        {value || "–"}
        {note && (
          <span className={clsx("block text-xs font-normal", noteTone ? textClass[noteTone] : "text-muted")}>
            {note}
          </span>
        )}
      </dd>
    </div>
  );
}
