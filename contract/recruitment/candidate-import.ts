import { importCalls } from "../core/import.calls.ts";
import type { ImportField } from "../core/import.ts";

/** What a file may say of a candidate. */
export const candidateImportFields: readonly ImportField[] = [
  {
    name: "name",
    label: "Full name",
    needs: "name",
    hint: "Or first and last name in two columns",
    aliases: ["name", "names", "candidate", "candidate name", "applicant", "applicant name", "jina"],
  },
  {
    name: "firstName",
    label: "First name",
    needs: "name",
    aliases: ["given name", "forename", "other names"],
  },
  { name: "lastName", label: "Last name", needs: "name", aliases: ["surname", "family name", "second name"] },
  {
    name: "email",
    label: "Email",
    needs: "contact",
    hint: "Tells who is known already",
    aliases: ["e-mail", "mail", "email address", "e-mail address", "barua pepe"],
  },
  {
    name: "phone",
    label: "Phone",
    needs: "contact",
    hint: "Kenyan, unless it begins with + and a country; tells who is known where there is no email",
    aliases: [
      "phone number",
      "phone no",
      "telephone",
      "tel",
      "mobile",
      "mobile number",
      "mobile no",
      "cell",
      "contact",
      "simu",
    ],
  },
  {
    name: "location",
    label: "Location",
    hint: "Town or county",
    aliases: ["town", "city", "county", "residence", "address", "mahali"],
  },
];

export const candidateImportCalls = importCalls("/api/hr/candidate-imports", { role: "hr" }, "candidates");
