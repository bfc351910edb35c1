import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { CodedError } from "#contract/core/errors.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { applyWithCv, cvViews } from "#server/testing/applications.ts";
import { createJob, createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { demoCv } from "#server/testing/files.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { applications } from "./applications.table.ts";
import { findUnreadCvs, readCv } from "./cv-reading.service.ts";

const app = startTestApp();
let organisationId: string;
let jobId: string;
let hr: TestPerson;
beforeAll(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  jobId = await createJob(app.current, organisationId);
  hr = await createStaff(app.current, organisationId, ["hr"]);
});

const applyWith = (cvFile?: File) => applyWithCv(app.current, jobId, cvFile);
const reading = async (id: string, person = hr) =>
  (await app.current.as(person.token).hr.applications.cvReading({ params: { id } })).reading;
const views = (id: string) => cvViews(app.current, id);
/** The application as one from before the reader. */
const forget = (id: string, appliedAt: Date) =>
  acrossOrganisations(app.current.platform.database, (tx) =>
    tx.update(applications).set({ cvReading: null, appliedAt }).where(eq(applications.id, id)),
  );

describe("the reading of a CV", () => {
  it("is there soon after the submission, and looking at it is in the audit trail", async () => {
    const id = await applyWith(await demoCv());
    await vi.waitFor(async () => expect(await reading(id)).not.toBeNull(), { timeout: 120_000 });
    const seen = await views(id);
    const found = await reading(id);
    expect(found?.personalInfo.email).toMatch(/@/);
    expect(found?.experience.length).toBeGreaterThan(0);
    expect(await views(id)).toHaveLength(seen.length + 1);
  });

  it("is found again for an application from before the reader", async () => {
    const id = await applyWith(await demoCv());
    await vi.waitFor(async () => expect(await reading(id)).not.toBeNull(), { timeout: 120_000 });
    await forget(id, new Date(Date.now() - dayMillis));
    const seen = await views(id);
    expect(await reading(id)).toBeNull();
    // Nothing was shown.
    expect(await views(id)).toHaveLength(seen.length);
    await findUnreadCvs(app.current.platform);
    await vi.waitFor(async () => expect(await reading(id)).not.toBeNull(), { timeout: 120_000 });
  });

  it("says of a file that cannot be read that nothing was found, and tries again only where it may help", async () => {
    const id = await applyWith(await demoCv());
    await vi.waitFor(async () => expect(await reading(id)).not.toBeNull(), { timeout: 120_000 });
    await forget(id, new Date());
    const task = { organisationId, applicationId: id };
    const fails = (error: Error) => ({ read: () => Promise.reject(error) });
    const busy = new CodedError("unavailable");
    await expect(readCv(app.current.platform, fails(busy), task)).rejects.toBe(busy);
    expect(await reading(id)).toBeNull();
    await readCv(app.current.platform, fails(new CodedError("file_damaged")), task);
    expect(await reading(id)).toMatchObject({ notices: ["nothing_found"], experience: [] });
    // What has been read is not read again.
    await readCv(app.current.platform, fails(new Error("a second reading")), task);
  });

  it("is not there without a CV, nor for another organisation", async () => {
    const without = await applyWith();
    await expect(reading(without)).rejects.toMatchObject({ code: "not_found" });
    const stranger = await createStaff(app.current, (await createOrganisation(app.current)).id, ["hr"]);
    const id = await applyWith(await demoCv());
    await expect(reading(id, stranger)).rejects.toMatchObject({ code: "not_found" });
  });
});
