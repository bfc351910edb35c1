import { and, asc, eq, gte, sql } from "drizzle-orm";
import type { ApplicationForm } from "#contract/onboarding/application-form.ts";
import { applicationSteps } from "#contract/onboarding/application-steps.ts";
import { consentNoticeVersion } from "#contract/onboarding/consent.ts";
import { typedValues } from "#contract/onboarding/typed-values.ts";
import type { ApplicationKeys } from "#server/onboarding/applications/application-keys.ts";
import { membershipApplications } from "#server/onboarding/applications/applications.table.ts";
import { memberEvents, members } from "#server/onboarding/members/members.table.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { tokenDigest } from "#server/platform/token-digest.ts";
import type { Deciders } from "./cases/decide-case.ts";
import { formOf } from "./content/applicant-forms.ts";
import { isWomansName } from "./content/member-names.ts";
import { chance } from "./content/random.ts";
import { insertRows } from "./insert-rows.ts";
import { person } from "./seed-members.ts";

type Person = Pick<
  ReturnType<typeof person>,
  "fullName" | "idNumber" | "phoneNumber" | "kraPin" | "email" | "county" | "dateOfBirth"
>;

/** Applications that were begun and left, and the place of the first applicant, behind those of cases. */
const left = 23;
const firstLeft = 700_000;

/** One in so many of those who joined lately filled in the form themselves. */
const oneIn = 3;

const form = ({ fullName, idNumber, phoneNumber, kraPin, email, county, dateOfBirth }: Person) =>
  formOf({
    fullName,
    gender: isWomansName(fullName) ? "Female" : "Male",
    idNumber,
    primaryMobileNumber: phoneNumber,
    kraPin,
    county,
    dateOfBirth,
    ...(email ? { email } : {}),
  });

/** What somebody has typed who left at a step. */
function typedUntil(whole: ApplicationForm, step: number) {
  const fields = applicationSteps.slice(0, step).flatMap((one) => one.fields);
  return Object.fromEntries(
    Object.entries(typedValues(whole)).filter(([name]) => fields.includes(name as never)),
  );
}

/**
 * The way by which some of the newest members came: each with the application that they sent a day before they were admitted;
 * and applications that somebody has begun and not sent.
 */
export async function seedJoining(
  scope: OrganisationScope,
  keys: ApplicationKeys,
  today: Date,
  { officerId, ownerId }: Deciders,
  byLaws: string,
): Promise<void> {
  const random = chance("joining");
  const newest = await scope
    .select(
      {
        id: members.id,
        fullName: members.fullName,
        idNumber: members.idNumber,
        phoneNumber: members.phoneNumber,
        kraPin: members.kraPin,
        email: members.email,
        county: members.county,
        dateOfBirth: members.dateOfBirth,
        language: members.language,
        joinedAt: members.joinedAt,
      },
      members,
      and(eq(members.source, "import"), gte(members.joinedAt, new Date(today.getTime() - 60 * dayMillis))),
    )
    .orderBy(asc(members.memberNumber));
  const applicants = newest.flatMap(({ joinedAt, kraPin, county, dateOfBirth, ...known }, nth) =>
    nth % oneIn === 0 && joinedAt && kraPin && county && dateOfBirth
      ? [{ ...known, kraPin, county, dateOfBirth, joinedAt }]
      : [],
  );
  const applicationOf = (whole: ApplicationForm, begunAt: Date) => {
    const clientId = newId();
    return {
      clientId,
      keyDigest: tokenDigest(keys.keyFor({ organisationId: scope.organisationId, clientId })),
      values: typedValues(whole),
      createdAt: begunAt,
      updatedAt: begunAt,
    };
  };
  const sent = applicants.map(({ id, language, joinedAt, ...known }) => {
    const whole = form(known);
    const submittedAt = new Date(joinedAt.getTime() - random.between(20, 34) * 3_600_000);
    return {
      ...applicationOf(whole, new Date(submittedAt.getTime() - random.between(14, 45) * 60_000)),
      status: "submitted" as const,
      language,
      step: applicationSteps.length,
      submitted: whole,
      submittedAt,
      updatedAt: submittedAt,
      consentVersion: consentNoticeVersion,
      byLaws,
      memberId: id,
      joinedAt,
    };
  });
  const begun = Array.from({ length: left }, (_, nth) => {
    const who = person(random, firstLeft + nth, today);
    const step = random.between(1, applicationSteps.length);
    const begunAt = new Date(today.getTime() - random.between(30, 26 * 24) * 3_600_000);
    const application = applicationOf(form(who), begunAt);
    return {
      ...application,
      values: typedUntil(form(who), step),
      status: "draft" as const,
      language: who.language,
      step,
    };
  });
  await insertRows(scope, membershipApplications, [...sent.map(({ joinedAt: _, ...row }) => row), ...begun]);
  // They are in the register since they sent the application.
  await scope.tx.execute(sql`
    update member set source = 'wizard', created_at = a.submitted_at
    from membership_application a
    where a.organisation_id = ${scope.organisationId} and a.member_id = member.id
      and member.organisation_id = a.organisation_id and member.source = 'import'`);
  await insertRows(
    scope,
    memberEvents,
    sent.flatMap(({ memberId, submittedAt, joinedAt }) => {
      const verifiedAt = new Date(joinedAt.getTime() - 5 * 3_600_000);
      const changed = (
        action: "step_changed" | "kyc_changed",
        from: string,
        to: string,
        createdAt: Date,
      ) => ({
        memberId,
        action,
        from,
        to,
        actorId: action === "kyc_changed" ? ownerId : officerId,
        createdAt,
      });
      return [
        {
          memberId,
          action: "registered" as const,
          from: null,
          to: null,
          actorId: null,
          createdAt: submittedAt,
        },
        changed("kyc_changed", "in_progress", "verified", verifiedAt),
        changed("step_changed", "verification", "approval", verifiedAt),
        changed("step_changed", "approval", "complete", joinedAt),
      ];
    }),
  );
}
