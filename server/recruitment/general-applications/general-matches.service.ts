import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { Page } from "#contract/core/paging.ts";
import {
  type GeneralMatch,
  type generalMatchList,
  type JobProposal,
  maxGeneralScored,
} from "#contract/recruitment/general-applications.ts";
import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { requireVerifiedEmail, type Staff, type StaffOrToken } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { mapYielding } from "#server/platform/yielding.ts";
import { fromReading, knownFrom, toMatchCandidate } from "../candidates/known.ts";
import { findJob } from "../jobs/hr-jobs.service.ts";
import { ownOpenJob } from "../jobs/jobs.service.ts";
import { createScorer, matchedFor } from "../match/match.ts";
import { jobProposedMail, jobProposedNotice } from "./general-applications.mail.ts";
import * as queries from "./general-applications.queries.ts";

type Row = Awaited<ReturnType<typeof queries.generalApplicationsFor>>[number];

/** What is known of an applicant's work: what they wrote and their profile says, then their CV. */
const candidateOf = ({ workExperiences, education, skills, words, cvReading }: Row) => ({
  ...toMatchCandidate(
    knownFrom([{ workExperiences, education, skills }, ...(cvReading ? [fromReading(cvReading)] : [])]),
  ),
  coverLetter: words,
});

/** Matches named with an applicant. */
const maxNamed = 4;

function toMatch(
  { candidateId, cvFileId, proposedAt, applicationId, renewedAt, ...row }: Row,
  { score, parts }: ReturnType<ReturnType<typeof createScorer>>,
): GeneralMatch {
  const { id, name, email, location, departments, types, words } = row;
  return {
    ...{ id, candidateId, name, email, location, departments, types, words, applicationId, score },
    matches: matchedFor(parts).slice(0, maxNamed),
    renewedAt: renewedAt.toISOString(),
    hasCv: cvFileId !== null,
    proposedAt: proposedAt?.toISOString() ?? null,
  };
}

/**
 * The general applicants whose wishes a job meets, the best match first. Scored as they are looked at, so that a change of
 * the job or of an application is in it at once. Neither name nor address is looked at: `MatchCandidate` has no place for them.
 * @throws CodedError not_found
 */
export async function matchingGeneralApplications(
  { database }: Platform,
  staff: StaffOrToken,
  jobId: string,
  { page, pageSize }: z.output<typeof generalMatchList.query>,
): Promise<Page<GeneralMatch>> {
  const { job, rows } = await inOrganisation(database, staff.organisationId, async (scope) => {
    const found = await findJob(scope, jobId);
    return { job: found, rows: await queries.generalApplicationsFor(scope, found, maxGeneralScored) };
  });
  const scoreOf = createScorer(job, new Date());
  const scored = await mapYielding(rows, (row) => toMatch(row, scoreOf(candidateOf(row))));
  // Of equal ones the order of the query stays: who said so last comes first.
  const best = scored.toSorted((a, b) => b.score - a.score);
  return { rows: best.slice((page - 1) * pageSize, page * pageSize), total: best.length };
}

/**
 * Invites a general applicant to apply for a job. Nobody is entered for it: they get a link to the form, which begins with
 * what they gave.
 * @throws CodedError email_unverified; not_found, job_closed; conflict where they were invited or have applied
 */
export function proposeJob(
  platform: Platform,
  staff: Staff,
  id: string,
  jobId: string,
): Promise<JobProposal> {
  requireVerifiedEmail(staff);
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    const general = await queries.generalById(scope, id);
    if (!general) throw new CodedError("not_found");
    const job = await ownOpenJob(scope, jobId);
    if (await queries.hasApplied(scope, general.userId, jobId)) {
      throw new CodedError("conflict", `${general.name} has applied for ${job.title} already.`);
    }
    const at = new Date();
    const proposal = { generalId: id, jobId, proposedBy: staff.userId, createdAt: at };
    if (!(await queries.insertProposal(scope, proposal))) {
      throw new CodedError("conflict", `${general.name} was invited to apply for ${job.title} already.`);
    }
    const mail = jobProposedMail(
      {
        to: general.accountEmail,
        name: general.name,
        organization: job.organisationName,
        origin: platform.origin,
      },
      job,
    );
    await queueAccountMail(scope.tx, platform, scope.organisationId, mail, { notice: jobProposedNotice });
    await scope.audit(staff, {
      action: "job.proposed",
      subject: "general_application",
      subjectId: id,
      detail: { jobId },
    });
    return { jobId, title: job.title, at: at.toISOString(), open: true, applied: false };
  });
}
