import type { AgentDepartment } from "./agent-departments.ts";

/** Colours of one hue, for light and dark surfaces. White text is on `from` and `to`. */
export interface AgentColours {
  /** Ends of the gradient behind the white icon. */
  from: string;
  to: string;
  /** Text and outlines on `tint` or on the page. */
  text: string;
  tint: string;
  dark: { text: string; tint: string };
}

/** How an agent shows itself: in the directory by its department, on its own page by its own row. */
export interface AgentProfile {
  /** `operational`, or `member-onboarding`. */
  department: AgentDepartment | "member-onboarding";
  title: string;
  subtitle: string;
  /** Name of a lucide icon, as lucide spells it. */
  icon: (typeof agentIcons)[number];
  colours: AgentColours;
  /** First words of the agent, in its own voice. */
  welcome: string;
}

export const agentIcons = [
  "users",
  "hand-coins",
  "chart-line",
  "megaphone",
  "server-cog",
  "workflow",
  "handshake",
  "landmark",
  "user-round-check",
] as const;

const colours = {
  green: {
    from: "#0F5C43",
    to: "#157A59",
    text: "#0F5C43",
    tint: "#E7F2EC",
    dark: { text: "#7CCBA8", tint: "#12291F" },
  },
  blue: {
    from: "#1E40AF",
    to: "#1D5FD1",
    text: "#1D4ED8",
    tint: "#E8EEFD",
    dark: { text: "#93B4FD", tint: "#14213F" },
  },
  amber: {
    from: "#8A4B0B",
    to: "#A35E0C",
    text: "#8A4B0B",
    tint: "#FCF1DC",
    dark: { text: "#F2BE62", tint: "#2E210C" },
  },
  rose: {
    from: "#9F1239",
    to: "#BE2450",
    text: "#9F1239",
    tint: "#FDEBEF",
    dark: { text: "#FDA4B4", tint: "#371019" },
  },
  teal: {
    from: "#115E59",
    to: "#0F766E",
    text: "#115E59",
    tint: "#E2F3F1",
    dark: { text: "#6FD3C8", tint: "#0E2A28" },
  },
  slate: {
    from: "#334155",
    to: "#4B5C74",
    text: "#334155",
    tint: "#EBEEF3",
    dark: { text: "#B6C3D6", tint: "#1B2330" },
  },
  clay: {
    from: "#9A3412",
    to: "#B8461A",
    text: "#9A3412",
    tint: "#FCEBE2",
    dark: { text: "#FBB08A", tint: "#351608" },
  },
  olive: {
    from: "#3F6212",
    to: "#4D7716",
    text: "#3F6212",
    tint: "#EFF5E1",
    dark: { text: "#B5D96F", tint: "#1C260C" },
  },
} as const satisfies Record<string, AgentColours>;

const operational = {
  department: "operational",
  title: "Operations",
  subtitle: "Check-off, branches and the work behind the counter",
  icon: "workflow",
  colours: colours.teal,
  welcome:
    "I keep the daily work moving: check-off lists matched, queues short, nothing forgotten at month end. What is piling up on your desk?",
} as const satisfies AgentProfile;

const profiles: ReadonlyMap<string, AgentProfile> = new Map(
  (
    [
      {
        department: "hr",
        title: "Human Resources",
        subtitle: "From the vacancy to the first day at work",
        icon: "users",
        colours: colours.clay,
        welcome:
          "Karibu. Tell me which position is open, and I will read every CV the same fair way and show you why I ranked it where I did.",
      },
      {
        department: "credit",
        title: "Credit",
        subtitle: "Appraisal, guarantors and repayment",
        icon: "hand-coins",
        colours: colours.green,
        welcome:
          "Give me a loan application: I check deposits, guarantors and the one-third rule, and leave the decision with you.",
      },
      {
        department: "finance",
        title: "Finance",
        subtitle: "Savings, liquidity and advice that members understand",
        icon: "chart-line",
        colours: colours.blue,
        welcome:
          "I explain the figures in plain words, whether it is a member's savings plan or this month's liquidity. Where shall we start?",
      },
      {
        department: "marketing",
        title: "Marketing",
        subtitle: "Members who hear from you, and are heard",
        icon: "megaphone",
        colours: colours.rose,
        welcome:
          "I know which members have gone quiet and what they last asked for. Shall we write to them before someone else does?",
      },
      {
        department: "ict",
        title: "ICT",
        subtitle: "Systems that are up when the banking hall opens",
        icon: "server-cog",
        colours: colours.slate,
        welcome:
          "I sort the tickets, spot what keeps coming back and suggest the fix. What is not working this morning?",
      },
      operational,
      {
        department: "sales",
        title: "Sales",
        subtitle: "New members, new employers, follow-up that happens",
        icon: "handshake",
        colours: colours.amber,
        welcome:
          "I have today's list ready: whom to call, what they asked for and when you promised to come back to them.",
      },
      {
        department: "executive",
        title: "Executive",
        subtitle: "What the board and the general meeting need to know",
        icon: "landmark",
        colours: colours.olive,
        welcome:
          "Ask me for the state of the society. I answer with figures, where they come from, and what changed since the last meeting.",
      },
      {
        department: "member-onboarding",
        title: "Member Onboarding",
        subtitle: "From the form to the first deposit, checked and on file",
        icon: "user-round-check",
        colours: colours.green,
        welcome:
          "Karibu! I will take you through joining step by step. Have your ID, your KRA PIN and a passport photo at hand; you can stop and come back at any time.",
      },
    ] satisfies AgentProfile[]
  ).map((profile) => [profile.department, profile]),
);

/** The profile of a department or of `member-onboarding`; an unknown one gets the operational icon in blue. */
export function agentProfile(department: string): AgentProfile {
  return profiles.get(department) ?? { ...operational, colours: colours.blue };
}
