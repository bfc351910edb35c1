import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import { mailAddressesOf } from "#server/accounts/team.service.ts";
import { campaignNotifications } from "#server/experience/campaigns/notifications.service.ts";
import { complaintNotifications } from "#server/experience/complaints/notifications.service.ts";
import { memberNotifications } from "#server/onboarding/members/notifications.service.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { sendDigests } from "#server/platform/notifications/digest.ts";
import { cleanNotifications } from "#server/platform/notifications/notifications.service.ts";
import { joinSources } from "#server/platform/notifications/sources.ts";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { mailsTo } from "#server/testing/mailbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { recruitmentNotifications } from "./notifications.service.ts";

const app = startTestApp();
const api = (person: TestPerson) => app.current.as(person.token);

interface Desk {
  organisationId: string;
  owner: TestPerson;
  hr: TestPerson;
  colleague: TestPerson;
  jobId: string;
}

async function openDesk(): Promise<Desk> {
  const organisationId = (await createOrganisation(app.current)).id;
  const owner = await createStaff(app.current, organisationId, ["owner"]);
  const hr = await createStaff(app.current, organisationId, ["hr"], { firstName: "Amina" });
  const colleague = await createStaff(app.current, organisationId, ["hr"], { firstName: "Baraka" });
  const jobId = await createJob(app.current, organisationId, { title: "Teller" });
  return { organisationId, owner, hr, colleague, jobId };
}

const apply = async ({ jobId }: Desk) =>
  createApplication(app.current, await createCandidate(app.current), jobId);
const listOf = async (person: TestPerson) => (await api(person).notifications.list()).rows;

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});

describe("a new application", () => {
  it("is notified to everybody in HR, with the way to it, and to nobody else", async () => {
    const id = await apply(desk);
    for (const person of [desk.hr, desk.colleague]) {
      expect(await listOf(person)).toMatchObject([
        {
          kind: "application_received",
          title: "New application for Teller",
          detail: "Achieng Otieno",
          path: `/hr-manager/applications?application=${id}`,
          read: false,
        },
      ]);
    }
    expect(await listOf(desk.owner)).toEqual([]);
    const other = await openDesk();
    expect(await listOf(other.hr)).toEqual([]);
  });

  it("is the owner's to know where nobody works in HR", async () => {
    const organisationId = (await createOrganisation(app.current)).id;
    const owner = await createStaff(app.current, organisationId, ["owner"]);
    await createApplication(
      app.current,
      await createCandidate(app.current),
      await createJob(app.current, organisationId),
    );
    expect(await api(owner).notifications.unread()).toEqual({ count: 1 });
  });

  it("that was refused notifies nobody", async () => {
    const own = await openDesk();
    const candidate = await createCandidate(app.current);
    await createApplication(app.current, candidate, own.jobId);
    await expect(createApplication(app.current, candidate, own.jobId)).rejects.toMatchObject({
      code: "already_applied",
    });
    expect(await api(own.hr).notifications.unread()).toEqual({ count: 1 });
  });
});

describe("a colleague named in a note", () => {
  it("is notified and named in the history; the writer is not notified", async () => {
    const own = await openDesk();
    const id = await apply(own);
    const choices = await api(own.hr).hr.colleagues();
    expect(choices.map((one) => one.id).sort()).toEqual(
      [own.owner, own.hr, own.colleague].map(({ userId }) => userId).sort(),
    );
    const detail = await api(own.hr).hr.applications.addNote({
      params: { id },
      body: {
        notes: "@Baraka Otieno please call, @Amina Otieno too",
        mentions: [own.colleague.userId, own.hr.userId, own.colleague.userId],
      },
    });
    expect(detail.history[0]?.mentions.map((one) => one.fullName)).toEqual(["Amina Otieno", "Baraka Otieno"]);
    expect(await listOf(own.colleague)).toMatchObject([
      {
        kind: "note_mention",
        title: "Amina Otieno mentioned you in a note",
        detail: "Achieng Otieno, Teller",
      },
      { kind: "application_received" },
    ]);
    expect(await listOf(own.hr)).toMatchObject([{ kind: "application_received" }]);
  });

  it("may be named with a change of status", async () => {
    const own = await openDesk();
    const id = await apply(own);
    await api(own.hr).hr.applications.updateStatus({
      params: { id },
      body: { status: "screening", notes: "@Baraka Otieno", mentions: [own.colleague.userId] },
    });
    expect(await api(own.colleague).notifications.unread()).toEqual({ count: 2 });
  });

  it("must be somebody who may read the application", async () => {
    const own = await openDesk();
    const id = await apply(own);
    const outsider = await createStaff(app.current, own.organisationId, ["experience"]);
    const stranger = await openDesk();
    for (const { userId } of [outsider, stranger.hr]) {
      const note = api(own.hr).hr.applications.addNote({
        params: { id },
        body: { notes: "Hello", mentions: [userId] },
      });
      await expect(note).rejects.toMatchObject({ code: "validation", fields: { notes: expect.any(String) } });
    }
    const { history } = await api(own.hr).hr.applications.get({ params: { id } });
    expect(history).toHaveLength(1);
    expect(await api(stranger.hr).notifications.unread()).toEqual({ count: 0 });
  });
});

describe("one's own notifications", () => {
  it("are read one by one, or up to the newest that was seen", async () => {
    const own = await openDesk();
    for (let sent = 0; sent < 3; sent++) await apply(own);
    const [newest, middle, oldest] = await listOf(own.hr);
    if (!newest || !middle || !oldest) throw new Error("three were sent");
    expect(newest.at >= middle.at && middle.at >= oldest.at).toBe(true);
    const params = { id: oldest.id };
    expect(await api(own.hr).notifications.open({ params })).toMatchObject({ path: oldest.path, read: true });
    expect(await api(own.hr).notifications.unread()).toEqual({ count: 2 });
    const { notifications } = api(own.hr);
    expect(await notifications.readAll({ body: { upTo: middle.id } })).toEqual({ count: 1 });
    expect(await notifications.readAll({ body: {} })).toEqual({ count: 0 });
    // Nobody else's, colleague or stranger.
    expect(await api(own.colleague).notifications.unread()).toEqual({ count: 3 });
    await expect(api(own.colleague).notifications.open({ params })).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("come a page at a time", async () => {
    const own = await openDesk();
    for (let sent = 0; sent < 3; sent++) await apply(own);
    const { rows, total } = await api(own.hr).notifications.list({ query: { page: 2, pageSize: 2 } });
    expect({ rows: rows.length, total }).toEqual({ rows: 1, total: 3 });
  });

  it("go with the membership, with the person they are about, and with time", async () => {
    const own = await openDesk();
    const candidate = await createCandidate(app.current);
    await createApplication(app.current, candidate, own.jobId);
    await apply(own);
    await api(own.owner).workspace.team.remove({ params: { id: own.colleague.userId } });
    const kept = () =>
      acrossOrganisations(app.current.platform.database, async (tx) => {
        const { rows } = (await tx.execute(
          sql`select user_id from notification where organisation_id = ${own.organisationId}`,
        )) as unknown as { rows: { user_id: string }[] };
        return rows.map((row) => row.user_id);
      });
    expect(await kept()).toEqual([own.hr.userId, own.hr.userId]);
    await app.current.as(candidate.token).candidate.erase({ body: { password: "Karibu-2026!" } });
    expect(await kept()).toEqual([own.hr.userId]);
    await acrossOrganisations(app.current.platform.database, (tx) =>
      tx.execute(sql`update notification set created_at = now() - interval '91 days'
        where organisation_id = ${own.organisationId}`),
    );
    await cleanNotifications(app.current.platform);
    expect(await kept()).toEqual([]);
  });
});

describe("the mail in the morning", () => {
  const digest = () => {
    const { platform } = app.current;
    return sendDigests(platform, {
      sources: joinSources([
        recruitmentNotifications,
        memberNotifications,
        complaintNotifications,
        campaignNotifications,
        { member_waiting: async () => () => null, data_request_made: async () => () => null },
      ]),
      recipients: mailAddressesOf,
      send: (scope, mail) => queueAccountMail(scope.tx, platform, scope.organisationId, mail),
    });
  };
  const digestsTo = async (person: TestPerson) =>
    (await mailsTo(app.current, person.email)).filter(({ subject }) => /unread notification/.test(subject));

  it("lists what is unread, once, and names no candidate", async () => {
    const own = await openDesk();
    await apply(own);
    await apply(own);
    await digest();
    await digest();
    const [mail, ...more] = await digestsTo(own.hr);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("2 unread notifications");
    expect(JSON.stringify(mail)).toContain("New application for Teller (2)");
    expect(JSON.stringify(mail)).not.toContain("Achieng Otieno");
    await apply(own);
    await digest();
    expect((await digestsTo(own.hr)).map(({ subject }) => subject).sort()).toEqual([
      "2 unread notifications",
      "One unread notification",
    ]);
  });

  it("is sent once however many processes begin at a time", async () => {
    const own = await openDesk();
    await apply(own);
    await Promise.all([digest(), digest(), digest()]);
    expect(await digestsTo(own.hr)).toHaveLength(1);
  });

  it("says nothing of what was read, and comes to nobody who switched it off", async () => {
    const own = await openDesk();
    await apply(own);
    await api(own.hr).notifications.readAll({ body: {} });
    expect(await api(own.colleague).notifications.settings.get()).toEqual({ dailyDigest: true });
    const off = { body: { dailyDigest: false } };
    expect(await api(own.colleague).notifications.settings.change(off)).toEqual({ dailyDigest: false });
    await digest();
    expect(await digestsTo(own.hr)).toEqual([]);
    expect(await digestsTo(own.colleague)).toEqual([]);
    await api(own.colleague).notifications.settings.change({ body: { dailyDigest: true } });
    expect(await api(own.colleague).notifications.settings.get()).toEqual({ dailyDigest: true });
    await digest();
    expect(await digestsTo(own.colleague)).toHaveLength(1);
  });
});
