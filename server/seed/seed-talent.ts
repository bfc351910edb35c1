import { randomBytes } from "node:crypto";
import { and, asc, desc, eq, ne } from "drizzle-orm";
import type { NewReferral } from "#contract/recruitment/referrals.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { applications } from "#server/recruitment/applications/applications.table.ts";
import { candidates } from "#server/recruitment/candidates/candidates.table.ts";
import { giveTags, tagIds } from "#server/recruitment/candidates/tags.queries.ts";
import {
  generalApplications,
  generalProposals,
} from "#server/recruitment/general-applications/general-applications.table.ts";
import { referrals } from "#server/recruitment/referrals/referrals.table.ts";
import { nairobiTime } from "./content/dates.ts";
import type { DemoCandidate, DemoJob, ProfessionKey } from "./content/types.ts";
import type { SeededJob } from "./seed-applications.ts";

/** What somebody looks for who found no vacancy. */
interface Wish {
  department: DemoJob["department"];
  profession: ProfessionKey;
  types: DemoJob["type"][];
  words: string;
  daysAgo: number;
}

const wishes: readonly Wish[] = [
  {
    department: "Finance",
    profession: "accounting",
    types: ["full-time"],
    daysAgo: 12,
    words:
      "I would like to go on in accounts, best in a branch that still closes its books by hand and wants to change that. I can begin a month after we agree.",
  },
  {
    department: "Operations",
    profession: "teller",
    types: ["full-time", "part-time"],
    daysAgo: 31,
    words:
      "Any counter or back-office work in Nakuru or nearby. I know FOSA and M-PESA settlement and can work on Saturdays.",
  },
  {
    department: "ICT",
    profession: "ict",
    types: ["full-time", "contract"],
    daysAgo: 58,
    words: "I build and keep up member portals and USSD menus, and would take a contract as well as a post.",
  },
  {
    department: "Credit",
    profession: "credit",
    types: [],
    daysAgo: 97,
    words:
      "Credit appraisal or recovery for teachers and farmers, whom I know from my own chama. I am willing to relocate.",
  },
];

/** Colleagues refer people by these addresses' first parts. */
const colleagues = ["owner", "onboarding", "experience"] as const;

type Passive = Pick<NewReferral, "name" | "email" | "phone" | "relation" | "words"> & {
  daysAgo: number;
  openedDaysAgo?: number;
  declinedDaysAgo?: number;
};

/** People whom colleagues referred, and who have not applied. */
const notApplied: readonly Passive[] = [
  {
    name: "Naomi Chepkorir Rono",
    email: "naomi.rono@mail.example",
    phone: "+254700009101",
    relation: "worked_together",
    words: "She balanced the tills at our former branch for three years and was never out.",
    daysAgo: 2,
  },
  {
    name: "Collins Barasa Wekesa",
    email: "collins.wekesa@mail.example",
    phone: "+254700009102",
    relation: "studied_together",
    words: "The most careful of our class; he tutors two of us for CPA.",
    daysAgo: 9,
    openedDaysAgo: 8,
  },
  {
    name: "Rehema Mwanaisha Juma",
    email: "rehema.juma@mail.example",
    phone: "",
    relation: "member",
    words: "",
    daysAgo: 24,
    openedDaysAgo: 23,
    declinedDaysAgo: 23,
  },
];

/** The most of the referred who have applied. */
const maxApplied = 6;

interface Seeded {
  today: Date;
  candidates: ReadonlyMap<string, DemoCandidate>;
  userIds: ReadonlyMap<string, string>;
  staffIds: ReadonlyMap<string, string>;
  jobs: readonly SeededJob[];
  slug: string;
}

/** People who wrote to an organisation without a vacancy, and people whom its own staff referred. */
export async function seedTalent(scope: OrganisationScope, seeded: Seeded): Promise<void> {
  const open = seeded.jobs.filter(
    ({ organisationId, job }) => organisationId === scope.organisationId && job.status === "Active",
  );
  await seedGeneralApplications(scope, seeded, open);
  await seedReferrals(scope, seeded, open);
}

/** General applications of people who have applied for a job, too. */
async function seedGeneralApplications(
  scope: OrganisationScope,
  { today, candidates: people, userIds, staffIds, slug }: Seeded,
  open: readonly SeededJob[],
): Promise<void> {
  const rows = await scope
    .select(
      { id: candidates.id, userId: candidates.userId },
      candidates,
      and(eq(candidates.status, "active"), ne(candidates.email, "candidate@umoja.example")),
    )
    .orderBy(desc(candidates.email));
  const keyOf = new Map([...userIds].map(([key, userId]) => [userId, key]));
  const found = new Map(
    rows.flatMap(({ id, userId }) => {
      const person = userId && people.get(keyOf.get(userId) ?? "");
      return person ? [[id, { userId, person }] as const] : [];
    }),
  );
  for (const [index, { department, profession, types, words, daysAgo }] of wishes.entries()) {
    const [candidateId, row] = [...found].find(([, { person }]) => person.profession === profession) ?? [];
    if (!candidateId || !row) continue;
    const { userId, person } = row;
    const id = newId();
    const at = nairobiTime(today, daysAgo, 20, 15);
    await scope.insert(generalApplications, {
      id,
      candidateId,
      userId,
      departments: [department],
      types,
      words,
      candidateName: person.name,
      candidateEmail: person.email,
      phone: person.phone,
      location: person.location,
      workExperiences: person.workExperiences,
      education: person.education,
      skills: person.skills,
      sentAt: at,
      renewedAt: at,
    });
    await giveTags(scope, [candidateId], await tagIds(scope, [department]));
    const fitting = open.find(({ job }) => job.department === department);
    if (fitting && index === 0) {
      await scope.insert(generalProposals, {
        generalId: id,
        jobId: fitting.id,
        proposedBy: staffIds.get(`hr@${slug}.example`) ?? null,
        createdAt: nairobiTime(today, daysAgo - 4, 11, 40),
      });
    }
  }
}

/** Referrals of people whose applications came from one, and of people who have not applied. */
async function seedReferrals(
  scope: OrganisationScope,
  { today, staffIds, slug }: Seeded,
  open: readonly SeededJob[],
): Promise<void> {
  const by = (index: number) =>
    staffIds.get(`${colleagues[index % colleagues.length]}@${slug}.example`) ??
    staffIds.get(`owner@${slug}.example`) ??
    null;
  const applied = await scope
    .select(
      {
        applicationId: applications.id,
        jobId: applications.jobId,
        name: applications.candidateName,
        email: applications.candidateEmail,
        phone: applications.phone,
        appliedAt: applications.appliedAt,
      },
      applications,
      eq(applications.source, "referral"),
    )
    .orderBy(desc(applications.appliedAt), asc(applications.id))
    .limit(maxApplied);
  const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * 24 * 60 * 60 * 1000);
  const rows = [
    ...applied.map(({ appliedAt, ...person }, index) => ({
      ...person,
      relation: index % 2 === 0 ? ("worked_together" as const) : ("friend" as const),
      words: "I know how they work, and would be glad to have them beside me.",
      openedAt: daysBefore(appliedAt, 1),
      createdAt: daysBefore(appliedAt, 3),
    })),
    ...notApplied.flatMap(({ daysAgo, openedDaysAgo, declinedDaysAgo, ...person }, index) => {
      const job = open[index];
      const at = (days: number | undefined) =>
        days === undefined ? null : nairobiTime(today, days, 18, 5 + index);
      return job
        ? [
            {
              ...person,
              jobId: job.id,
              openedAt: at(openedDaysAgo),
              declinedAt: at(declinedDaysAgo),
              createdAt: nairobiTime(today, daysAgo, 12, 30),
            },
          ]
        : [];
    }),
  ].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  for (const [index, row] of rows.entries()) {
    await scope.insert(referrals, {
      ...row,
      id: newId(),
      key: randomBytes(12).toString("hex"),
      referredBy: by(index),
    });
  }
}
