import { insertMembership, insertUser, providerOrganisation } from "#server/accounts/accounts.queries.ts";
import { splitName } from "#server/accounts/naming.ts";
import { nairobiDayAfter, weekdayOf } from "#server/platform/clock.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Demo } from "#server/platform/domain.ts";
import { insertEnquiry, insertReply } from "#server/site/enquiries.queries.ts";
import { offeredSlots } from "#server/site/meeting-slots.ts";
import { resources } from "#server/site/resources/catalogue.ts";
import { pageViews, resourceDownloads } from "#server/site/site.table.ts";
import { type Chance, chance } from "./content/random.ts";
import { demoEnquiries, demoPageViews, demoTeamMember } from "./content/site.ts";

/** Days of page views that the demo looks back on. */
const countedDays = 90;

const minuteMillis = 60_000;

async function seedEnquiries(scope: OrganisationScope, now: Date, teamId: string): Promise<void> {
  const slots = offeredSlots(now);
  for (const { hoursAgo, slot, reply, ...enquiry } of demoEnquiries) {
    const createdAt = new Date(now.getTime() - hoursAgo * 60 * minuteMillis);
    const slotStartsAt = slot === undefined ? null : (slots[slot] ?? null);
    const enquiryId = await insertEnquiry(scope, { ...enquiry, slotStartsAt, createdAt });
    if (reply) {
      const repliedAt = new Date(createdAt.getTime() + 95 * minuteMillis);
      await insertReply(scope, { enquiryId, authorId: teamId, message: reply, createdAt: repliedAt });
    }
  }
}

/** Views of a day, fewer at weekends and more from month to month. */
function viewsOn(day: string, daysAgo: number, random: Chance) {
  const weekend = [0, 6].includes(weekdayOf(day));
  const share = (1 - daysAgo / (2 * countedDays)) * (weekend ? 0.35 : 1);
  return demoPageViews.map(({ path, views }) => ({
    day,
    path,
    views: Math.round(views * share * (0.8 + 0.4 * random.next())),
  }));
}

async function seedPageViews({ tx, organisationId }: OrganisationScope, now: Date): Promise<void> {
  const random = chance("page views");
  const rows = Array.from({ length: countedDays }, (_, index) => {
    const daysAgo = countedDays - index;
    return viewsOn(nairobiDayAfter(now, -daysAgo), daysAgo, random);
  });
  await tx.insert(pageViews).values(rows.flat().map((row) => ({ ...row, organisationId })));
}

/** Who reads the demo's inbox, beside whoever reads the brand's address. @returns the person's id */
async function seedTeam(tx: Tx, organisationId: string, passwordHash: string): Promise<string> {
  const { fullName, email } = demoTeamMember;
  const { id } = await insertUser(tx, {
    ...splitName(fullName),
    email,
    isCandidate: false,
    emailVerified: true,
    passwordHash,
  });
  await insertMembership(tx, organisationId, id, ["owner"]);
  return id;
}

/**
 * What the public site has seen before the demo's day: enquiries and who answers them, downloads, page views.
 * Agents have no seeded past: the directory shows when they really worked, which the demo's CVs soon give.
 */
export async function seedSite({
  tx,
  today,
  passwordHash,
}: Pick<Demo, "tx" | "today" | "passwordHash">): Promise<void> {
  const provider = await providerOrganisation(tx);
  if (!provider) throw new Error("the provider's organisation is made at every start");
  const random = chance("downloads");
  for (const { id } of resources) {
    await tx.insert(resourceDownloads).values({ resourceId: id, downloads: random.between(24, 310) });
  }
  const scope = new OrganisationScope(tx, provider.id);
  const teamId = await seedTeam(tx, provider.id, passwordHash);
  await seedEnquiries(scope, today, teamId);
  await seedPageViews(scope, today);
}
