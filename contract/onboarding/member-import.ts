import { importCalls } from "../core/import.calls.ts";
import { type ImportField, largeImport } from "../core/import.ts";

/** What a file may say of an existing member. */
export const memberImportFields: readonly ImportField[] = [
  {
    name: "fullName",
    label: "Full name",
    needs: "name",
    hint: "Or first and last name in two columns",
    aliases: ["name", "names", "member", "member name", "jina", "jina kamili"],
  },
  { name: "firstName", label: "First name", needs: "name", aliases: ["given name", "other names"] },
  { name: "lastName", label: "Last name", needs: "name", aliases: ["surname", "family name"] },
  {
    name: "idNumber",
    label: "ID number",
    needs: "idNumber",
    hint: "Tells who is known already",
    aliases: ["id", "id no", "id number", "national id", "national id no", "kitambulisho"],
  },
  {
    name: "phoneNumber",
    label: "Phone",
    needs: "phoneNumber",
    aliases: ["phone number", "phone no", "mobile", "mobile number", "mobile no", "tel", "telephone", "simu"],
  },
  {
    name: "memberNumber",
    label: "Member number",
    hint: "As you write it today; without one the next is given",
    aliases: ["member no", "membership number", "membership no", "nambari ya uanachama"],
  },
  {
    name: "joinedOn",
    label: "Member since",
    hint: "As 2019-03-12 or 12/03/2019",
    aliases: ["joined", "join date", "date joined", "date of admission", "admitted on"],
  },
  {
    name: "leftOn",
    label: "Member until",
    hint: "For former members; empty for all others",
    aliases: ["left on", "date left", "exit date", "end of membership"],
  },
  { name: "email", label: "Email", aliases: ["e-mail", "mail", "email address", "barua pepe"] },
  { name: "dateOfBirth", label: "Date of birth", aliases: ["dob", "birth date", "tarehe ya kuzaliwa"] },
  { name: "kraPin", label: "KRA PIN", aliases: ["pin", "pin no", "kra pin no"] },
  { name: "county", label: "County", aliases: ["kaunti"] },
  { name: "occupation", label: "Occupation", aliases: ["job", "employer", "kazi"] },
  {
    name: "marketing",
    label: "News and offers",
    hint: "Yes for who agreed to them; anything else counts as no",
    aliases: ["marketing", "marketing consent", "newsletter", "consent"],
  },
  { name: "address", label: "Postal address", aliases: ["address", "p.o. box", "anwani"] },
];

export const memberImportCalls = importCalls(
  "/api/member-imports",
  { role: "onboarding" },
  "members",
  largeImport.bytes,
);
