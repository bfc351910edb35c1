import type { Language } from "#contract/core/language.ts";
import { membershipsPath } from "#contract/onboarding/addresses.ts";
import type { joinMessages } from "./join.messages.ts";

type Words = (typeof joinMessages)[Language];

/** How a person becomes a member today, at the SACCO itself: until a SACCO opens its registration here. */
export const stepsIn = (t: Words) => [
  { title: t.find, who: t.you, text: t.findText },
  { title: t.bring, who: t.you, text: t.bringText },
  { title: t.handIn, who: t.you, text: t.handInText },
  { title: t.hear, who: t.yourSacco, text: t.hearText },
  { title: t.pay, who: t.you, text: t.payText },
];

/** What the form of a membership asks for (specification 000, section 3), in the applicant's words. */
export const preparationsIn = (t: Words) => [
  { title: t.documents, items: [t.photo, t.id, t.pin] },
  { title: t.aboutYou, items: [t.contacts, t.employer, t.income, t.saving] },
  { title: t.yourPeople, items: [t.nextOfKin, t.beneficiaries, t.introducer] },
];

/** Where people turn to who have come for a sign-in. */
export const otherEntrancesIn = (t: Words) => [
  { title: t.applied, text: t.appliedText, to: membershipsPath, label: t.appliedLink },
  { title: t.forJob, text: t.forJobText, to: "/jobs/login", label: t.forJobLink },
  { title: t.staff, text: t.staffText, to: "/login", label: t.staffLink },
];
