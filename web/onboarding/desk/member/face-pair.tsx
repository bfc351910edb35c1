import type { FaceVerdict } from "#contract/core/faces.ts";
import type { MemberDocument } from "#contract/onboarding/desk.ts";
import type { FaceComparisonAnswer } from "#contract/onboarding/faces.ts";
import { Badge } from "#web/ui/badge.tsx";
import type { Tone } from "#web/ui/tone.ts";
import { documentLabels } from "./document-labels.ts";
import { MemberPicture } from "./member-picture.tsx";
import { PictureViewer } from "./picture-viewer.tsx";

const verdicts: Record<FaceVerdict, { label: string; tone: Tone; text: string }> = {
  match: {
    label: "The same person",
    tone: "success",
    text: "The faces are close enough to be one person's.",
  },
  no_match: { label: "Hardly the same", tone: "danger", text: "The faces are too far apart for one person." },
  unsure: {
    label: "Unsure",
    tone: "warning",
    text: "The faces may be one person's, or a picture is too poor. Please look.",
  },
  no_face: {
    label: "No face",
    tone: "warning",
    text: "One of the pictures shows no face that could be compared.",
  },
  several_faces: {
    label: "Several faces",
    tone: "warning",
    text: "One of the pictures shows several faces.",
  },
};

/** The passport photo beside the picture on the ID, with how far apart the faces are and what that means. */
export function FacePair({
  memberId,
  photo,
  identity,
  faces,
}: {
  memberId: string;
  photo: MemberDocument;
  identity: MemberDocument;
  faces: FaceComparisonAnswer | null;
}) {
  return (
    <div>
      <div className="grid gap-4 sm:grid-cols-2">
        {([photo, identity] as const).map((document, index) => (
          <figure key={document.id} className="min-w-0">
            <figcaption className="mb-1 text-sm font-semibold">{documentLabels[document.kind]}</figcaption>
            <MemberPicture memberId={memberId} document={document}>
              {(src) => (
                <PictureViewer
                  src={src}
                  alt={`The face on: ${documentLabels[document.kind]}`}
                  boxes={(index === 0 ? faces?.boxes.first : faces?.boxes.second)?.map(toBox) ?? []}
                  size={null}
                  active="compared"
                />
              )}
            </MemberPicture>
          </figure>
        ))}
      </div>
      {faces ? (
        <Meaning faces={faces} />
      ) : (
        <p className="mt-3 text-sm text-muted">The faces have not been compared.</p>
      )}
    </div>
  );
}

const toBox = (
  { x, y, width, height, compared }: FaceComparisonAnswer["boxes"]["first"][number],
  index: number,
) => ({
  key: compared ? "compared" : `other ${index}`,
  x,
  y,
  width,
  height,
});

function Meaning({
  faces: { verdict, distance, threshold, noMatchThreshold },
}: {
  faces: FaceComparisonAnswer;
}) {
  const { label, tone, text } = verdicts[verdict];
  return (
    <div className="mt-4 rounded-card border border-line bg-sand p-4 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{label}</Badge>
        {distance !== null && (
          <span className="font-semibold tabular-nums">Distance {distance.toFixed(2)}</span>
        )}
      </p>
      <p className="mt-2">{text}</p>
      <p className="mt-1 text-muted">
        Below {threshold.toFixed(2)} faces count as one person's, above {noMatchThreshold.toFixed(2)} as two
        people's. Between them only a person can tell.
      </p>
    </div>
  );
}
