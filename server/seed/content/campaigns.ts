import type { CampaignInput, CampaignState } from "#contract/experience/campaigns.ts";

/** A campaign of the demo. */
export interface DemoCampaign extends Omit<CampaignInput, "segmentId"> {
  segment: string;
  state: Extract<CampaignState, "draft" | "scheduled" | "paused" | "sent" | "cancelled">;
  /** Days since it began, negative for one that begins later; null for one that never does. */
  daysAgo: number | null;
  /** Of a hundred people: whom it reached, who of these opened its link and who stopped the messages. */
  reached: number;
  opened: number;
  stopped: number;
}

/** Campaigns of Umoja, one in each state but for one that goes out this moment. */
export const demoCampaigns: readonly DemoCampaign[] = [
  {
    name: "A goal for every young saver",
    segment: "Young savers",
    channels: ["mail", "sms"],
    link: "https://umoja.example/goals",
    state: "sent",
    daysAgo: 24,
    reached: 100,
    opened: 21,
    stopped: 1,
    texts: [
      {
        language: "en",
        subject: "{name}, save for something of your own",
        body: "School fees, a plot, a first stock: give your savings a goal, and we remind you every month.\n\nYour member number is {number}.",
        sms: "{sacco}: {name}, give your savings a goal.",
        linkLabel: "Choose a goal",
      },
      {
        language: "sw",
        subject: "{name}, weka akiba kwa lengo lako",
        body: "Karo, kiwanja, biashara ya kwanza: ipe akiba yako lengo, nasi tutakukumbusha kila mwezi.\n\nNambari yako ya uanachama ni {number}.",
        sms: "{sacco}: {name}, ipe akiba yako lengo.",
        linkLabel: "Chagua lengo",
      },
    ],
  },
  {
    name: "Welcome, new members",
    segment: "New members",
    channels: ["mail", "sms"],
    link: "https://umoja.example/first-loan",
    state: "sent",
    daysAgo: 9,
    reached: 100,
    opened: 34,
    stopped: 0,
    texts: [
      {
        language: "en",
        subject: "Welcome, {name}",
        body: "You are one of us now. After six months of saving you can borrow up to three times your deposits.",
        sms: "{sacco}: welcome, {name}. Read how your first loan works.",
        linkLabel: "How the first loan works",
      },
      {
        language: "sw",
        subject: "Karibu, {name}",
        body: "Sasa wewe ni mmoja wetu. Baada ya miezi sita ya kuweka akiba unaweza kukopa hadi mara tatu ya amana zako.",
        sms: "{sacco}: karibu, {name}. Soma jinsi mkopo wa kwanza unavyofanya kazi.",
        linkLabel: "Jinsi mkopo wa kwanza unavyofanya kazi",
      },
    ],
  },
  {
    name: "Members' day",
    segment: "New members",
    channels: ["mail", "sms"],
    link: "https://umoja.example/members-day",
    state: "scheduled",
    daysAgo: -6,
    reached: 0,
    opened: 0,
    stopped: 0,
    texts: [
      {
        language: "en",
        subject: "{name}, come and meet us",
        body: "See the office, ask the credit team anything, and bring somebody who would like to join.",
        sms: "{sacco}: {name}, come to our members' day and ask us anything.",
        linkLabel: "When and where",
      },
      {
        language: "sw",
        subject: "{name}, njoo tukutane",
        body: "Tembelea ofisi, uliza idara ya mikopo swali lolote, na uje na mtu ambaye angependa kujiunga.",
        sms: "{sacco}: {name}, karibu siku ya wanachama, uulize swali lolote.",
        linkLabel: "Lini na wapi",
      },
    ],
  },
  {
    name: "We miss you",
    segment: "Quiet for a quarter",
    channels: ["sms"],
    link: "",
    state: "paused",
    daysAgo: 2,
    reached: 40,
    opened: 0,
    stopped: 2,
    texts: [
      {
        language: "en",
        subject: "",
        body: "",
        sms: "{sacco}: {name}, it is a while since you paid in. Call us, we find a way together.",
        linkLabel: "",
      },
      {
        language: "sw",
        subject: "",
        body: "",
        sms: "{sacco}: {name}, ni muda tangu uweke akiba. Tupigie, tutapata njia pamoja.",
        linkLabel: "",
      },
    ],
  },
  {
    name: "Dividends of the year",
    segment: "Steady savers",
    channels: ["mail"],
    link: "https://umoja.example/dividends",
    state: "draft",
    daysAgo: null,
    reached: 0,
    opened: 0,
    stopped: 0,
    texts: [
      {
        language: "en",
        subject: "Your dividend, {name}",
        body: "The annual general meeting has decided. Read what your shares brought.",
        sms: "",
        linkLabel: "See the dividend",
      },
      {
        language: "sw",
        subject: "Gawio lako, {name}",
        body: "Mkutano mkuu wa mwaka umeamua. Soma hisa zako zimeleta nini.",
        sms: "",
        linkLabel: "Tazama gawio",
      },
    ],
  },
  {
    name: "Branch closed for repairs",
    segment: "Steady savers",
    channels: ["sms"],
    link: "",
    state: "cancelled",
    daysAgo: null,
    reached: 0,
    opened: 0,
    stopped: 0,
    texts: [
      {
        language: "en",
        subject: "",
        body: "",
        sms: "{sacco}: our Thika branch is closed this week.",
        linkLabel: "",
      },
      {
        language: "sw",
        subject: "",
        body: "",
        sms: "{sacco}: tawi letu la Thika limefungwa wiki hii.",
        linkLabel: "",
      },
    ],
  },
];

/** A rule of the next best action, and how often staff followed it. */
export interface DemoActionRule {
  segment: string;
  action: string;
  priority: number;
  cooldownDays: number;
  recorded: number;
}

/** Rules of the next best action of Umoja. */
export const demoActionRules: readonly DemoActionRule[] = [
  {
    segment: "Unhappy members",
    action: "Call back, listen, and say what will change",
    priority: 5,
    cooldownDays: 60,
    recorded: 12,
  },
  {
    segment: "New members",
    action: "Welcome them and explain the first loan",
    priority: 20,
    cooldownDays: 180,
    recorded: 31,
  },
  {
    segment: "Quiet for a quarter",
    action: "Ask what keeps them from saving",
    priority: 30,
    cooldownDays: 30,
    recorded: 44,
  },
];
