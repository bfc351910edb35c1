import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { FeedbackInput } from "#contract/experience/feedback.ts";
import { rowsOf } from "#server/platform/database/database.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { createOrganisation, createStaff } from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();

interface Desk {
  slug: string;
  token: string;
}

let desk: Desk;
let other: Desk;

async function openDesk(): Promise<Desk> {
  const { id, slug } = await createOrganisation(app.current);
  const { token } = await createStaff(app.current, id, ["experience"]);
  return { slug, token };
}

beforeAll(async () => {
  desk = await openDesk();
  other = await openDesk();
});

const answer = (body: Partial<FeedbackInput>, slug = desk.slug) =>
  app.current.as().experience.feedback.answer({ params: { slug }, body });
const listOf = ({ token }: Desk, query = {}) => app.current.as(token).experience.feedback.list({ query });
const newDesk = async () => {
  desk = await openDesk();
};

describe("the survey", () => {
  it("keeps any of its answers, for the SACCO alone that was asked for", async () => {
    await newDesk();
    await answer({ csat: 5 });
    await answer({ nps: 0, comment: "  Foleni ndefu ", channel: "branch" });
    const { rows, total } = await listOf(desk);
    expect(total).toBe(2);
    expect(rows[0]).toMatchObject({ csat: null, nps: 0, comment: "Foleni ndefu", channel: "branch" });
    expect(rows[1]).toMatchObject({ csat: 5, nps: null, comment: "", finished: true, language: null });
    expect((await listOf(other)).total).toBe(0);
  });

  it("refuses no answer at all, scores that are off their scale, and SACCOs that do not exist", async () => {
    for (const body of [{}, { comment: " " }, { csat: 0 }, { nps: 11 }, { ces: 8 }, { csat: 4.5 }]) {
      await expect(answer(body)).rejects.toMatchObject({ status: 400, code: "validation" });
    }
    await expect(answer({ csat: 5 }, "nobody-has-this")).rejects.toMatchObject({ status: 404 });
    expect(await app.current.as().experience.feedback.survey({ params: { slug: desk.slug } })).toMatchObject({
      open: true,
    });
  });

  it("keeps one row for a visit, with what was answered before it was left", async () => {
    await newDesk();
    const visit = "0190f3a1-7c6e-7b53-8d1b-0a2f6f3e9a11";
    expect(await answer({ visit, csat: 2 })).toEqual({ visit, followUp: "improve", finished: false });
    // Pressed twice at once, as a slow line makes people do.
    await Promise.all([answer({ visit, nps: 9 }), answer({ visit, nps: 9 })]);
    const [left] = (await listOf(desk)).rows;
    expect(left).toMatchObject({ csat: 2, nps: 9, finished: false });
    expect(await answer({ visit, csat: 5, finished: true })).toMatchObject({
      followUp: "praise",
      finished: true,
    });
    const { rows, total } = await listOf(desk);
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({ csat: 5, nps: 9, finished: true });
  });

  it("takes a comment that comes by itself for a contact, once, which waits where the member is not satisfied", async () => {
    await newDesk();
    const visit = "0190f3a1-7c6e-7b53-8d1b-0a2f6f3e9a44";
    await answer({ visit, csat: 1 });
    await answer({ visit, comment: "Hakuna anayejibu simu", channel: "call" });
    await answer({ visit, comment: "Hakuna anayejibu", finished: true });
    await answer({ csat: 5, comment: "Asante" });
    const rows = await acrossOrganisations(app.current.platform.database, (tx) =>
      rowsOf<{ summary: string; closed: boolean; answers: number }>(
        tx,
        sql`
        select i.summary, i.closed_at is not null as closed, count(f.id)::int as answers
        from interaction i join organisation o on o.id = i.organisation_id
        join feedback f on f.organisation_id = i.organisation_id and f.interaction_id = i.id
        where o.slug = ${desk.slug} group by i.id, i.summary, i.closed_at order by i.summary`,
      ),
    );
    expect(rows).toEqual([
      { summary: "Asante", closed: true, answers: 1 },
      { summary: "Hakuna anayejibu", closed: false, answers: 1 },
    ]);
  });

  it("shows a visit to whoever has its key, also after its last step was left empty", async () => {
    const visit = "0190f3a1-7c6e-7b53-8d1b-0a2f6f3e9a55";
    const { feedback } = app.current.as().experience;
    await expect(answer({ visit, finished: true })).rejects.toMatchObject({ code: "validation" });
    await answer({ visit, ces: 7 });
    await answer({ visit, finished: true, comment: "" });
    const seen = await feedback.visit({ params: { slug: desk.slug, visit } });
    expect(seen).toMatchObject({ ces: 7, csat: null, comment: "", finished: true });
    expect(await feedback.visit({ params: { slug: other.slug, visit } })).toMatchObject({ ces: null });
  });

  it("keeps nothing of programs that fill in every field", async () => {
    await newDesk();
    await answer({ csat: 5, website: "https://casino.example" });
    expect((await listOf(desk)).total).toBe(0);
  });
});

describe("the list of answers", () => {
  it("finds answers by their scores, words and channel, a page at a time", async () => {
    await newDesk();
    await answer({ csat: 1, nps: 3, comment: "Mkopo umechelewa", channel: "call" });
    await answer({ csat: 3, nps: 8 });
    await answer({ csat: 4, nps: 10, comment: "Quick loan", channel: "app" });
    const found = async (query: object) => (await listOf(desk, query)).rows.map((row) => row.csat);
    expect(await found({ csatGroup: ["dissatisfied", "neutral"] })).toEqual([3, 1]);
    expect(await found({ npsGroup: ["promoter"] })).toEqual([4]);
    expect(await found({ channel: ["call"] })).toEqual([1]);
    expect(await found({ q: "mkopo" })).toEqual([1]);
    expect(await found({ commented: "false" })).toEqual([3]);
    expect(await found({ low: "true" })).toEqual([1]);
    expect(await found({ low: "false" })).toEqual([4, 3]);
    expect(await found({ sentiment: ["negative"], language: ["sw"], topic: ["loans"] })).toEqual([1]);
    expect(await found({ sort: "answeredAt", pageSize: 2, page: 2 })).toEqual([4]);
  });
});
