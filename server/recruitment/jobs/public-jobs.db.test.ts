import { describe, expect, it } from "vitest";
import { nairobiDay, nairobiDayAfter } from "#server/platform/clock.ts";
import { createJob, createOrganisation } from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
const visitor = () => app.current.as();
const unknownId = "01900000-0000-7000-8000-000000000000";
const yesterday = nairobiDayAfter(new Date(), -1);
const today = nairobiDay(new Date());

describe("the addresses of open jobs", () => {
  it("come newest first, without what is closed", async () => {
    const { id } = await createOrganisation(app.current);
    const old = await createJob(app.current, id, {
      title: "Old One",
      postedAt: new Date("2026-01-02T06:00:00Z"),
    });
    const last = await createJob(app.current, id, { title: "Last Day", deadline: today });
    const closed = await createJob(app.current, id, { status: "Closed" });
    const past = await createJob(app.current, id, { deadline: yesterday });
    const { rows, total } = await visitor().jobs.addresses();
    const slugs = rows.map(({ slug }) => slug);
    expect(total).toBe(rows.length);
    expect(slugs).toContain(`last-day-${last}`);
    expect(slugs.indexOf(`last-day-${last}`)).toBeLessThan(slugs.indexOf(`old-one-${old}`));
    expect(slugs.filter((slug) => slug.endsWith(closed) || slug.endsWith(past))).toEqual([]);
    expect(rows.find(({ slug }) => slug.endsWith(old))?.postedDate).toBe("2026-01-02T06:00:00.000Z");
    expect((await visitor().jobs.addresses({ query: { page: 2 } })).rows).toEqual([]);
  });
});

describe("a SACCO's careers page", () => {
  it("knows the SACCO, its open jobs and the newest of them", async () => {
    const { id, slug } = await createOrganisation(app.current);
    await createJob(app.current, id, { postedAt: new Date("2026-01-02T06:00:00Z") });
    await createJob(app.current, id, { postedAt: new Date("2026-01-03T06:00:00Z") });
    await createJob(app.current, id, { deadline: yesterday, postedAt: new Date("2026-01-04T06:00:00Z") });
    const sacco = await visitor().saccos.get({ params: { slug } });
    expect(sacco).toMatchObject({ slug, openJobs: 2, lastPosted: "2026-01-03T06:00:00.000Z" });
    expect(await visitor().saccos.list()).toContainEqual(sacco);
  });

  it("stays when the last job has closed, and is then not in the list of those who hire", async () => {
    const { id, slug } = await createOrganisation(app.current);
    await createJob(app.current, id, { status: "Closed" });
    expect(await visitor().saccos.get({ params: { slug } })).toMatchObject({ openJobs: 0, lastPosted: null });
    expect((await visitor().saccos.list()).map((sacco) => sacco.slug)).not.toContain(slug);
  });

  it("is not there for an organisation that never published a job", async () => {
    const { slug } = await createOrganisation(app.current);
    for (const unknown of [slug, "nobody", "%"])
      await expect(visitor().saccos.get({ params: { slug: unknown } })).rejects.toMatchObject({
        status: 404,
      });
  });
});

describe("jobs like a closed one", () => {
  it("are those with a similar title, then of the department, then the newest", async () => {
    const { id } = await createOrganisation(app.current);
    const closed = await createJob(app.current, id, {
      title: "Zoology Curator",
      department: "Museum",
      status: "Closed",
    });
    const near = await createJob(app.current, id, {
      title: "Assistant Zoology Curator",
      department: "Other",
    });
    const kin = await createJob(app.current, id, { title: "Guide", department: "Museum" });
    await createJob(app.current, id, { title: "Zoology Curator", deadline: yesterday });
    const newest = await createJob(app.current, id, {
      title: "Driver",
      postedAt: new Date(Date.now() + 60_000),
    });
    const similar = await visitor().jobs.similar({ params: { id: closed } });
    expect(similar.map((job) => job.id)).toEqual([near, kin, newest]);
    expect(similar[0]).not.toHaveProperty("milestones");
  });

  it("are not there for a job that never was", async () => {
    await expect(visitor().jobs.similar({ params: { id: unknownId } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe("a job", () => {
  it("states its salary, experience and education in figures", async () => {
    const { id } = await createOrganisation(app.current);
    const job = await createJob(app.current, id, {
      salary: "KSh 80,000 - 120,000",
      experience: "At least two years",
      education: "Diploma in accounting or CPA Part II",
    });
    const { terms } = await visitor().jobs.get({ params: { id: job } });
    expect(terms).toEqual({
      salary: { minCents: 8_000_000, maxCents: 12_000_000, per: "month" },
      experienceMonths: 24,
      education: { level: "diploma", credentials: ["CPA"] },
    });
  });
});

describe("sharing pictures", () => {
  const ask = (url: string, headers: Record<string, string> = {}) =>
    app.current.http.inject({ url, headers });

  it("show a job, and are not sent again while it stays as it is", async () => {
    const { id } = await createOrganisation(app.current);
    const job = await createJob(app.current, id, { title: "Teller" });
    const url = `/og/jobs/${job}.png`;
    const first = await ask(url);
    expect(first.statusCode).toBe(200);
    expect(first.headers["content-type"]).toBe("image/png");
    expect(first.headers["cache-control"]).toBe("public, max-age=86400");
    expect(first.headers["cross-origin-resource-policy"]).toBe("cross-origin");
    expect(first.rawPayload.subarray(1, 4).toString()).toBe("PNG");
    const etag = String(first.headers.etag);
    const again = await ask(url, { "if-none-match": `"other", W/${etag}` });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect((await ask(url, { "if-none-match": '"other"' })).statusCode).toBe(200);
  });

  it("show careers pages, public pages and the logo", async () => {
    const { id, slug } = await createOrganisation(app.current);
    await createJob(app.current, id);
    for (const url of [`/og/saccos/${slug}.png`, "/og/pages/contact.png", "/og/logo.png"])
      expect((await ask(url)).headers["content-type"], url).toBe("image/png");
  });

  it("have their words in the language asked for, and other pictures with them", async () => {
    const { id, slug } = await createOrganisation(app.current);
    const job = await createJob(app.current, id, { title: "Teller" });
    for (const url of [`/og/jobs/${job}.png`, `/og/saccos/${slug}.png`, "/og/pages/home.png"]) {
      const english = (await ask(url)).headers.etag;
      expect((await ask(`${url}?language=en`)).headers.etag, url).toBe(english);
      const kiswahili = await ask(`${url}?language=sw`);
      expect([kiswahili.statusCode, kiswahili.headers.etag === english], url).toEqual([200, false]);
      expect((await ask(`${url}?language=fr`)).statusCode, url).toBe(400);
    }
  });

  it.each([`/og/jobs/${unknownId}.png`, "/og/jobs/1.png", "/og/saccos/nobody.png", "/og/pages/nothing.png"])(
    "are not drawn for %s",
    async (url) => {
      expect((await ask(url)).statusCode).toBe(404);
    },
  );
});
