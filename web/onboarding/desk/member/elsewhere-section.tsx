import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { DuplicatesResult } from "#contract/onboarding/duplicates.ts";
import type { ScreeningHit } from "#contract/onboarding/screening.ts";
import { Section } from "#web/ui/card.tsx";
import { Link } from "#web/ui/link.tsx";
import { KycBadge } from "../badges.tsx";
import { memberPath } from "../paths.ts";
import { memberFileQuery } from "../queries.ts";
import type { Evidence } from "./evidence.ts";

/** Each member who may be the same person, with all that says so. */
function samePersons({ sameNumber, sameName, faces }: DuplicatesResult): Map<string, string[]> {
  const reasons = [
    ...sameNumber.map((id) => ({ id, why: "The same ID number but for zeros at its beginning" })),
    ...sameName.map((id) => ({ id, why: "Born on the same day, with the same name or nearly" })),
    ...faces.map(({ memberId: id, distance }) => ({
      id,
      why: `The same face: distance ${distance.toFixed(2)}`,
    })),
  ];
  return new Map(
    [...Map.groupBy(reasons, ({ id }) => id)].map(([id, found]) => [id, found.map(({ why }) => why)]),
  );
}

/** Who else in the register, and who on a list, may be the person of this case. */
export function ElsewhereSection({ evidence: { duplicates, screening } }: { evidence: Evidence }) {
  const persons = duplicates ? [...samePersons(duplicates)] : [];
  const applications = duplicates?.applications.length ?? 0;
  const hits = screening?.hits ?? [];
  if (persons.length + applications + hits.length === 0) return null;
  return (
    <Section title="Perhaps the same person">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2">
        {persons.map(([id, reasons]) => (
          <Found key={id} title={<SamePerson id={id} />} reasons={reasons} />
        ))}
        {applications > 0 && (
          <Found
            title="An application that is not sent yet"
            reasons={["The same ID number, phone or KRA PIN"]}
          />
        )}
        {hits.map((hit) => (
          <Found
            key={`${hit.list.id} ${hit.entry.row}`}
            title={titleOf(hit)}
            reasons={[...hit.reasons.map(({ words }) => words), sourceOf(hit)]}
          />
        ))}
      </ul>
    </Section>
  );
}

const titleOf = ({ entry: { names, numbers, dateOfBirth } }: ScreeningHit): string =>
  [names[0] ?? numbers[0], dateOfBirth && `born ${dateOfBirth}`].filter(Boolean).join(", ");

const sourceOf = ({ list, entry: { row, remarks } }: ScreeningHit): string =>
  [`“${list.name}”, row ${row}`, remarks].filter(Boolean).join(": ");

function Found({ title, reasons }: { title: ReactNode; reasons: readonly string[] }) {
  return (
    <li className="rounded-card border border-line p-3 text-sm">
      <p className="flex flex-wrap items-center gap-2 font-semibold">{title}</p>
      <ul className="mt-1 text-muted">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </li>
  );
}

function SamePerson({ id }: { id: string }) {
  const { data, error } = useQuery(memberFileQuery(id));
  if (error) return "A member who is no longer in the register";
  if (!data) return "…";
  return (
    <>
      <Link to={memberPath(id)} className="text-brand-ink underline underline-offset-2 wrap-anywhere">
        {data.member.fullName}
      </Link>
      <KycBadge status={data.member.kycStatus} />
    </>
  );
}
