import { Eye, FileLock2, Languages, MessageCircleQuestion, Save, UserCheck } from "lucide-react";
import { claims } from "#contract/site/claims.ts";
import type { Point } from "#web/ui/numbered-steps.tsx";
import type { Feature } from "../parts/lists.tsx";

export const metrics = [
  { figure: `${claims.speedFactor}x`, label: "processing speed, as we claim it" },
  { figure: "3", label: "documents, photographed with a phone" },
  { figure: "3", label: "checks before an officer looks" },
  { figure: "4", label: "eyes on every new member" },
] as const;

export const features: readonly Feature[] = [
  {
    icon: Save,
    title: "A form that waits",
    text: "Saved as it is typed. A link by SMS or email brings the applicant back, on any phone.",
  },
  {
    icon: FileLock2,
    title: "Documents under lock",
    text: "Passport photo, ID and KRA PIN certificate are encrypted, and each view is on record.",
  },
  {
    icon: Eye,
    title: "Evidence, not verdicts",
    text: "What the ID says stands beside what was typed. A difference is shown, never hidden in a score.",
  },
  {
    icon: UserCheck,
    title: "Four eyes",
    text: "Nobody verifies an applicant they entered themselves, unless your SACCO decides otherwise.",
  },
  {
    icon: MessageCircleQuestion,
    title: "Rejections with a reason",
    text: "The applicant reads what was wrong, and can send it again.",
  },
  {
    icon: Languages,
    title: "Consent in plain words",
    text: "What is collected, what for, and how to withdraw. Kept with its text and its time.",
  },
];

/** The five steps, by the names that the specification gives them (000, section 2). */
export const steps: readonly (Point & { who: string })[] = [
  {
    title: "Registration",
    who: "Applicant",
    text: "Bio-data, occupation, remittance, next of kin and beneficiaries. Employer fields show for the employed, business fields for the self-employed.",
  },
  {
    title: "Document Upload",
    who: "Applicant",
    text: "Three pictures. The agent reads the text on the ID and compares it with the form, field by field.",
  },
  {
    title: "Biometric Verification",
    who: "Agent",
    text: "The passport photo is compared with the face on the ID. An unsure result goes to a person, never against the applicant.",
  },
  {
    title: "IPRS Validation",
    who: "Agent",
    text: "Name, birth date and ID number are asked of the national registry: matched, different, not found, or registry not reachable.",
  },
  {
    title: "Account Activation",
    who: "Your officer",
    text: "Sees form, documents and findings on one screen, and admits the member. Entrance fee and first shares open the account.",
  },
];

/** Where the work happens, from the applicant outwards. */
export const places = [
  {
    title: "On the applicant's phone",
    text: "Nothing to install. On a bad line text and pictures wait on the phone, and leave it once they have arrived.",
    items: ["Form in five steps", "Camera or file", "Resume by link"],
  },
  {
    title: "On your server",
    text: "Reading the text and comparing the faces happen here. No picture leaves the building for it.",
    items: ["Text extraction", "Face comparison", "Encrypted documents", "Audit trail", "Member register"],
  },
  {
    title: "Outside, if you connect it",
    text: "A registry integrator is asked by ID number. Until then a sandbox with made-up people answers.",
    items: ["National registry (IPRS)", "Your mail server"],
  },
] as const;
