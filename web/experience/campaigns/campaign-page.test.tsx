// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { type Campaign, recipientList } from "#contract/experience/campaigns.ts";
import { readList } from "#web/lib/list-state.ts";
import { openPage } from "#web/ui/page.test-helper.ts";
import { type CampaignAnswer, CampaignPage, type CampaignPageProps, movesFrom } from "./campaign-page.tsx";

const results = {
  people: 0,
  waiting: 0,
  skipped: 0,
  queued: 0,
  sent: 0,
  failed: 0,
  visitors: 0,
  unsubscribed: 0,
  answered: 0,
};
const segment = { id: "01a216f6-8755-7409-9bd7-b37f1a73754f", name: "Young savers", size: 4 };
const campaign = {
  id: "01a216f6-8755-7409-9bd7-b37f1a73754e",
  name: "Goals",
  state: "draft",
  segment: segment.name,
  segmentId: segment.id,
  channels: ["sms"],
  link: "",
  texts: [],
  scheduledFor: null,
  startedAt: null,
  endedAt: null,
  sentBy: null,
  results,
  reasons: [],
} as unknown as Campaign;
const audience = { people: 4, byMail: 0, bySms: 4, noConsent: 0, former: 0, noAddress: 0 };
const nobody = {
  found: { rows: [], total: 0 },
  state: readList(recipientList, new URLSearchParams()),
};

let page: Awaited<ReturnType<typeof openPage>>;
afterEach(() => page.close());

const open = (props: Partial<CampaignPageProps>, action?: () => CampaignAnswer) =>
  openPage(
    ({ actionData }) => (
      <CampaignPage
        campaign={campaign}
        segments={[segment] as unknown as CampaignPageProps["segments"]}
        audience={audience}
        previews={[]}
        recipients={null}
        readOnly={false}
        answer={actionData as CampaignAnswer | undefined}
        {...props}
      />
    ),
    action,
  );
const sending = () => page.find<HTMLFieldSetElement>("fieldset:has([name=people])");

describe("a campaign that is a draft", () => {
  it("is not sent while something is typed that would not go out", async () => {
    page = await open({}, () => ({ intent: "", saved: "It is saved." }));
    expect(sending().disabled).toBe(false);
    page.type("name", "Goals for all");
    await expect.poll(() => sending().disabled).toBe(true);
    expect(page.text()).toContain("Save what you changed first");
    page.find("form:has([name=name]) button[type=submit]").click();
    await expect.poll(() => sending().disabled).toBe(false);
    page.type("name", "Goals for everybody");
    await expect.poll(() => sending().disabled).toBe(true);
  });

  it("leads to the segments where there is none", async () => {
    page = await open({ campaign: null, segments: [], audience: null });
    expect(page.find<HTMLAnchorElement>("main a, a[href$=segments]").textContent).toBe("Add a segment first");
  });
});

describe("a campaign that is none any more", () => {
  it.each([
    ["cancelled", false],
    ["scheduled", true],
  ] as const)("says of one that is %s whether people will be written down: %s", async (state, shown) => {
    page = await open({
      campaign: { ...campaign, state, scheduledFor: "2999-01-01T06:00:00.000Z" },
      audience: null,
      recipients: nobody,
    });
    expect(page.text().includes("Nobody yet")).toBe(shown);
  });
});

it.each<[Partial<Campaign>, number]>([
  [{ state: "draft" }, Number.POSITIVE_INFINITY],
  [{ state: "scheduled", scheduledFor: "2026-11-26T08:33:00.000Z" }, Date.UTC(2026, 10, 26, 8, 33)],
  [{ state: "sending" }, 0],
  [{ state: "sent", results: { ...results, queued: 3 } }, 0],
  [{ state: "sent" }, Number.POSITIVE_INFINITY],
])("looks again at a campaign that is %j from %d on", (values, from) => {
  expect(movesFrom({ ...campaign, ...values })).toBe(from);
});
