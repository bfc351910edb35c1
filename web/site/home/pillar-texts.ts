/** What the platform does at one stage of a membership. */
export interface PillarText {
  /** One word: the tab's. */
  name: string;
  title: string;
  description: string;
  features: readonly [Feature, Feature, Feature, Feature];
}

interface Feature {
  title: string;
  text: string;
}

export const pillarTexts = {
  acquire: {
    name: "Acquire",
    title: "Bring in members who stay",
    description:
      "From a link in a WhatsApp group to an approved member number: form, documents and identity checks in one sitting.",
    features: [
      {
        title: "Registration on any phone",
        text: "Kept after each step, and picked up again from a link.",
      },
      {
        title: "Identity, checked three ways",
        text: "The text on the ID, the national registry and the face.",
      },
      {
        title: "Check-off from day one",
        text: "Employer and remittance are part of the form.",
      },
      {
        title: "Where members come from",
        text: "Who introduced them, counted, so that you know what works.",
      },
    ],
  },
  retain: {
    name: "Retain",
    title: "Notice before a member goes quiet",
    description:
      "Nobody announces that they have stopped saving. The agents see it in deposits, complaints and answers, and tell your officer whom to call.",
    features: [
      { title: "Early signs", text: "A missed check-off, a low rating, a complaint left open." },
      { title: "One next step a member", text: "What to offer or ask, with the reason beside it." },
      {
        title: "Complaints on the clock",
        text: "Acknowledged within 3 working days, as SASRA's guideline asks.",
      },
      {
        title: "Notices answered",
        text: "Sixty days' notice to leave is sixty days to put it right.",
      },
    ],
  },
  interact: {
    name: "Interact",
    title: "Hear every member, not only the loud ones",
    description:
      "One list of every conversation, whether it began at the counter, on the phone or by email, and a short survey after it.",
    features: [
      { title: "Kiswahili and English", text: "A feedback page that opens on the cheapest phone." },
      { title: "Statistics you can trust", text: "NPS, satisfaction and effort, counted from real answers." },
      { title: "From low score to call", text: "A poor rating opens a case, and the case has an owner." },
      { title: "Closed means told", text: "A case ends when the member has heard the answer." },
    ],
  },
  reward: {
    name: "Reward",
    title: "Thank the ones who stay",
    description:
      "A dividend comes once a year. Points for good habits come every month, and cost what your board has agreed.",
    features: [
      {
        title: "Points for good habits",
        text: "Steady deposits, loans repaid on time, members brought in.",
      },
      { title: "Tiers your board sets", text: "With a yearly cost that you know beforehand." },
      { title: "Goals with a date", text: "School fees, a plot, a wedding: saved for with Habahaba." },
      { title: "Shares that find a buyer", text: "Members sell to members through Sacco Hisa." },
    ],
  },
} as const satisfies Record<string, PillarText>;
