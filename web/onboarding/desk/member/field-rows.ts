import type { FieldComparison } from "#contract/onboarding/comparison.ts";
import type { MemberFile } from "#contract/onboarding/desk.ts";
import type { DocumentFieldName } from "#contract/onboarding/documents.ts";
import type { Evidence } from "./evidence.ts";

export const fieldLabels: Record<DocumentFieldName, string> = {
  idNumber: "ID number",
  fullName: "Full name",
  dateOfBirth: "Date of birth",
  sex: "Sex",
  serialNumber: "Serial number",
  district: "District of birth",
  placeOfIssue: "Place of issue",
  dateOfIssue: "Date of issue",
  dateOfExpiry: "Date of expiry",
  documentNumber: "Document number",
  mrz: "Machine-readable zone",
  kraPin: "KRA PIN",
};

/** One field of a document: what was typed, what stands on the document, and what the registry says. */
export interface FieldRow {
  field: DocumentFieldName;
  typed: string;
  read: string;
  /** How sure the reading is, 0 to 1; null where nothing was read. */
  confidence: number | null;
  registry: string;
  /** How what was typed stands to what was read. */
  comparison: FieldComparison | null;
  /** How what was typed stands to what the registry holds. */
  registryComparison: FieldComparison | null;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

const sexes: Record<string, string> = { m: "Male", male: "Male", f: "Female", female: "Female" };

/** A value as staff read it: documents and registries abbreviate in their own ways. */
const shown = (field: DocumentFieldName, value: string): string =>
  field === "sex" ? (sexes[value.toLowerCase()] ?? value) : value;

/** What was typed, by the names that documents use. */
export function typedValues({
  member,
  application,
}: {
  member: Pick<MemberFile["member"], "fullName" | "idNumber" | "dateOfBirth" | "kraPin">;
  application: Pick<NonNullable<MemberFile["application"]>, "form"> | null;
}): Partial<Record<DocumentFieldName, string>> {
  const form = application?.form ?? {};
  const number = text(form.idNumber) || member.idNumber;
  // Who shows a passport typed its number where others type that of the ID.
  const isPassport = form.identityDocument === "passport";
  return {
    fullName: text(form.fullName) || member.fullName,
    idNumber: isPassport ? "" : number,
    documentNumber: isPassport ? number : "",
    dateOfBirth: text(form.dateOfBirth) || (member.dateOfBirth ?? ""),
    sex: text(form.gender),
    kraPin: text(form.kraPin) || (member.kraPin ?? ""),
  };
}

/** The fields of one document: whatever was read on it, and whatever it was compared by. */
export function fieldRows(
  kind: string,
  { readings, comparisons, registry }: Evidence,
  typed: Partial<Record<DocumentFieldName, string>>,
): FieldRow[] {
  const fields = readings.get(kind)?.fields ?? {};
  const compared: Partial<Record<DocumentFieldName, FieldComparison | undefined>> =
    comparisons.get(kind) ?? {};
  const registered: typeof compared = registry?.result.comparison ?? {};
  return (Object.keys(fieldLabels) as DocumentFieldName[])
    .filter((field) => fields[field] || compared[field])
    .map((field) => ({
      field,
      typed: typed[field] ?? "",
      read: shown(field, fields[field]?.value ?? ""),
      confidence: fields[field]?.confidence ?? null,
      registry: shown(field, text(registry?.person[field])),
      comparison: compared[field] ?? null,
      registryComparison: registered[field] ?? null,
    }));
}
