import { useState } from "react";
import { applicationDocumentKinds } from "#contract/onboarding/application-documents.ts";
import type { MemberCase } from "#contract/onboarding/case-checks.ts";
import type { MemberDocument, MemberFile } from "#contract/onboarding/desk.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ChecksSection } from "./checks-section.tsx";
import { DocumentEvidence } from "./document-evidence.tsx";
import { documentLabels } from "./document-labels.ts";
import { ElsewhereSection } from "./elsewhere-section.tsx";
import { readEvidence } from "./evidence.ts";
import { FacePair } from "./face-pair.tsx";
import { fieldRows, typedValues } from "./field-rows.ts";
import { FlagsSection } from "./flags-section.tsx";
import { MemberPicture } from "./member-picture.tsx";

/** What a case is decided by: checks, flags, documents beside what was read on them, and the two faces. */
export function EvidenceTab({
  file,
  documents,
  found,
}: {
  file: MemberFile;
  documents: readonly MemberDocument[];
  found: MemberCase;
}) {
  const { id } = file.member;
  const evidence = readEvidence(found.evidence);
  const present = documents.filter(({ replacedAt }) => replacedAt === null);
  // In the order of the form, the front of the ID first: most is read there.
  const papers = applicationDocumentKinds.flatMap((kind) =>
    kind === "passport-photo" ? [] : present.filter((document) => document.kind === kind),
  );
  const photo = present.find(({ kind }) => kind === "passport-photo");
  const identity = present.find(({ kind }) => kind === "id-front" || kind === "passport");
  return (
    <div className="space-y-6">
      <FlagsSection flags={found.flags} />
      <ChecksSection memberId={id} found={found} />
      <ElsewhereSection evidence={evidence} />
      {papers.length > 0 && (
        <Section title="Documents">
          <Papers file={file} papers={papers} evidence={evidence} />
        </Section>
      )}
      {photo && identity && (
        <Section title="Faces">
          <FacePair memberId={id} photo={photo} identity={identity} faces={evidence.faces} />
        </Section>
      )}
      {documents.length === 0 && (
        <EmptyState title="No documents">
          This member sent no documents. What is known stands under Details.
        </EmptyState>
      )}
      <Replaced memberId={id} documents={documents.filter(({ replacedAt }) => replacedAt !== null)} />
    </div>
  );
}

/** One document at a time: each that is opened is a view in the audit trail. */
function Papers({
  file,
  papers,
  evidence,
}: {
  file: MemberFile;
  papers: readonly MemberDocument[];
  evidence: ReturnType<typeof readEvidence>;
}) {
  const [chosen, setChosen] = useState(papers[0]?.id);
  const document = papers.find(({ id }) => id === chosen) ?? papers[0];
  if (!document) return null;
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        {papers.map(({ id, kind }) => (
          <Button
            key={id}
            variant={id === document.id ? "primary" : "secondary"}
            size="sm"
            aria-pressed={id === document.id}
            onClick={() => setChosen(id)}
          >
            {documentLabels[kind]}
          </Button>
        ))}
      </div>
      <DocumentEvidence
        key={document.id}
        memberId={file.member.id}
        document={document}
        evidence={evidence}
        rows={fieldRows(document.kind, evidence, typedValues(file))}
      />
    </>
  );
}

/** What was sent before it was corrected; it stays as evidence of the earlier decision. */
function Replaced({ memberId, documents }: { memberId: string; documents: readonly MemberDocument[] }) {
  const [open, setOpen] = useState<string>();
  if (documents.length === 0) return null;
  return (
    <Disclosure label={`Replaced documents (${documents.length})`}>
      <ul className="space-y-3">
        {documents.map((document) => (
          <li key={document.id}>
            <Button variant="ghost" size="sm" onClick={() => setOpen(document.id)}>
              {documentLabels[document.kind]}, sent {formatDateTime(document.createdAt)}
            </Button>
            {open === document.id && (
              <MemberPicture memberId={memberId} document={document}>
                {(src) => (
                  <img
                    src={src}
                    alt={`Earlier: ${documentLabels[document.kind]}`}
                    className="max-h-96 rounded-card border border-line"
                  />
                )}
              </MemberPicture>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
