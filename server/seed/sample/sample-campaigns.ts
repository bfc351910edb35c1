import { asSample } from "#contract/core/sample.ts";
import { type SegmentRow, sizeOf } from "#server/experience/segments/segments.queries.ts";
import { segments } from "#server/experience/segments/segments.table.ts";
import { standardSegments } from "#server/experience/segments/standard-segments.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { demoActionRules, demoCampaigns } from "../content/campaigns.ts";
import { writeCampaign, writeRule } from "../seed-campaigns.ts";

/** The most of a rule's members for whom staff of the sample followed it. */
const maxRecorded = 4;

/** Segments, rules of the next best action for them, and campaigns that were sent to the sample's members; put those in before. */
export async function addCampaignSample(
  scope: OrganisationScope,
  { today, ownerId }: { today: Date; ownerId: string },
): Promise<void> {
  const campaigns = demoCampaigns.filter(({ state }) => state === "sent");
  const needed = new Set([...campaigns, ...demoActionRules].map(({ segment }) => segment));
  const rows: SegmentRow[] = [];
  for (const { name, description, criteria } of standardSegments.filter((one) => needed.has(one.name))) {
    rows.push({
      organisationId: scope.organisationId,
      id: newId(),
      name: asSample(name),
      description,
      criteria,
      createdAt: today,
      size: await sizeOf(scope, criteria, today),
      countedAt: today,
    });
  }
  await scope.insert(
    segments,
    rows.map((row) => ({ ...row, sample: true })),
  );
  const around = { today, staffId: ownerId, segments: rows, sample: true };
  for (const { segment, action, recorded, ...rule } of demoActionRules) {
    await writeRule(
      scope,
      {
        ...rule,
        segment: asSample(segment),
        action: asSample(action),
        recorded: Math.min(recorded, maxRecorded),
      },
      around,
    );
  }
  for (const { segment, name, ...campaign } of campaigns) {
    await writeCampaign(
      scope,
      { ...campaign, segment: asSample(segment), name: asSample(name), link: "" },
      around,
    );
  }
}
