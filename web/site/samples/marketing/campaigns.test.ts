import { expect, test } from "vitest";
import { audienceOf, campaignErrors, campaigns, costOf, everyMember, segmentText } from "./campaigns.ts";
import { contacts } from "./members.ts";
import { smsParts } from "./sms.ts";

test("an SMS holds 160 characters, or 70 outside the GSM alphabet", () => {
  expect([0, 1, 160, 161, 306, 307].map((length) => smsParts("a".repeat(length)))).toEqual([
    0, 1, 1, 2, 2, 3,
  ]);
  expect(smsParts("€".repeat(80))).toBe(1);
  expect(smsParts("€".repeat(81))).toBe(2);
  expect(smsParts(`${"a".repeat(69)}’`)).toBe(1);
  expect(smsParts(`${"a".repeat(70)}’`)).toBe(2);
});

test("a segment means whom it says and reaches only who opted in", () => {
  const all = audienceOf(everyMember);
  expect([all.meant.length, all.reached.length]).toEqual([24, 19]);
  expect(all.meant).toEqual(contacts);
  const young = audienceOf({ age: "18-30", county: "Kisumu", holding: "" });
  expect(young.meant.map(({ name }) => name)).toEqual(["Achieng Odera", "Violet Anyango"]);
  expect(audienceOf({ age: "", county: "Nakuru", holding: "No activity for 90 days" })).toMatchObject({
    meant: [{ name: "Kibet Sang" }],
    reached: [],
  });
});

test("an SMS campaign costs its parts times whom it reaches", () => {
  const text = "STOP ".repeat(40);
  // 200 characters are two parts; 19 members at 80 cents a part.
  expect(costOf({ channel: "SMS", segment: everyMember, text })).toBe(19 * 2 * 80);
  expect(costOf({ channel: "Email", segment: everyMember, text })).toBe(0);
});

test("a campaign wants a name, a text and a way out", () => {
  expect(campaignErrors({ name: " ", text: "" })).toEqual({
    name: "Give the campaign a name",
    text: "Write the message",
  });
  expect(campaignErrors({ name: "Offer", text: "Buy now" }).text).toContain("how to stop");
  for (const campaign of campaigns) expect(campaignErrors(campaign), campaign.name).toEqual({});
});

test("a segment reads as words", () => {
  expect(segmentText(everyMember)).toBe("all members");
  expect(segmentText({ age: "18-30", county: "Kisumu", holding: "Running loan" })).toBe(
    "aged 18-30, Kisumu, running loan",
  );
});
