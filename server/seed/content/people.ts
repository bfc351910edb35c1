import type { Role } from "#contract/core/access.ts";
import type { OrganizationSlug } from "./types.ts";

interface DemoOrganization {
  slug: OrganizationSlug;
  name: string;
  /** Town of the head office. */
  town: string;
  /** Whether visitors may look into it without an account; one may be. */
  isShowcase?: boolean;
}

export const demoOrganizations: readonly DemoOrganization[] = [
  { slug: "umoja", name: "Umoja SACCO", town: "Nairobi", isShowcase: true },
  { slug: "jirani", name: "Jirani SACCO", town: "Machakos" },
];

interface DemoStaff {
  email: string;
  fullName: string;
  organization: OrganizationSlug;
  roles: readonly Role[];
  /** The signature under the person's mails. */
  jobTitle: string;
}

/** Accounts of staff. Their password is the demo's, set where the accounts are made. */
export const demoStaff: readonly DemoStaff[] = [
  {
    email: "owner@umoja.example",
    fullName: "Margaret Wairimu Gathogo",
    organization: "umoja",
    roles: ["owner"],
    jobTitle: "Chief Executive Officer",
  },
  {
    email: "hr@umoja.example",
    fullName: "Joseph Onyango Ouma",
    organization: "umoja",
    roles: ["hr"],
    jobTitle: "Human Resources Manager",
  },
  {
    email: "onboarding@umoja.example",
    fullName: "Mercy Chepkemoi Langat",
    organization: "umoja",
    roles: ["onboarding"],
    jobTitle: "Membership Supervisor",
  },
  {
    email: "experience@umoja.example",
    fullName: "Salim Juma Mwakuni",
    organization: "umoja",
    roles: ["experience"],
    jobTitle: "Member Experience Lead",
  },
  {
    email: "owner@jirani.example",
    fullName: "Dominic Mutinda Nzioka",
    organization: "jirani",
    roles: ["owner"],
    jobTitle: "General Manager",
  },
  {
    email: "hr@jirani.example",
    fullName: "Rose Ndinda Muia",
    organization: "jirani",
    roles: ["hr", "onboarding"],
    jobTitle: "Human Resources and Administration Officer",
  },
];

/** Password of every demo account; the sign-in pages show it. */
export const demoPassword = "Karibu-2026!";

/** Where the demo's people have their addresses. Nobody real does: the domain is reserved (RFC 2606). */
const demoAddress = /@(umoja|jirani|ushirika|mail)\.example$/;

/** Whether someone signs in as everybody can: with an account of the demo and its well-known password. */
export const isDemoSignIn = ({ email, password }: { email: string; password: string }): boolean =>
  password === demoPassword && demoAddress.test(email);

/** Account of the job seeker; the person behind it is the candidate with this email. */
export const demoCandidateEmail = "candidate@umoja.example";
