import { expect, it } from "vitest";
import type { ApplicationMessage } from "#contract/recruitment/hiring.ts";
import { threadMessages } from "./pipeline.messages.ts";
import { threadOf } from "./thread.ts";

const message = (sender: ApplicationMessage["sender"], author: string | null): ApplicationMessage => ({
  id: "3f0c1c2e-7f6e-4a53-9d1b-0a2f6f3e9a11",
  sender,
  author,
  subject: "Your interview",
  body: "Dear Wanjiku",
  sentAt: "2026-11-20T09:00:00.000Z",
  readAt: null,
});
const messages = [
  message("staff", "Amina Hassan"),
  message("candidate", "Wanjiku Kamau"),
  message("staff", null),
];
const shownTo = (reader: ApplicationMessage["sender"]) =>
  threadOf(messages, reader, threadMessages.en).map(
    ({ own, author }) => `${own ? "own" : "theirs"}: ${author}`,
  );

it("shows staff which colleague wrote", () => {
  expect(shownTo("staff")).toEqual(["own: Amina Hassan", "theirs: Wanjiku Kamau", "own: Account closed"]);
});

it("shows a candidate what they wrote themselves", () => {
  expect(shownTo("candidate")).toEqual(["theirs: Amina Hassan", "own: You", "theirs: Account closed"]);
});
