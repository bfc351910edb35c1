import { defineMessages } from "./messages.ts";

/** How long ago something was, and how long something takes. */
export const durationMessages = defineMessages({
  en: {
    today: "Today",
    yesterday: "Yesterday",
    daysAgo: { one: "{count} day ago", other: "{count} days ago" },
    hours: { one: "{count} hour", other: "{count} hours" },
    minutes: { one: "{count} minute", other: "{count} minutes" },
    seconds: { one: "{count} second", other: "{count} seconds" },
    dateAndTime: "{weekday}, {date} at {time} (Nairobi time)",
  },
  sw: {
    today: "Leo",
    yesterday: "Jana",
    daysAgo: { one: "Siku {count} iliyopita", other: "Siku {count} zilizopita" },
    hours: { one: "saa {count}", other: "saa {count}" },
    minutes: { one: "dakika {count}", other: "dakika {count}" },
    seconds: { one: "sekunde {count}", other: "sekunde {count}" },
    dateAndTime: "{weekday}, {date} saa {time} (saa za Nairobi)",
  },
});
