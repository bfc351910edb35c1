import { defineMessages } from "../core/messages.ts";

/** How an interview is held, by `interviewTypes`. */
export const interviewTypeMessages = defineMessages({
  en: { video: "Video call", phone: "Phone call", in_person: "In person" },
  sw: { video: "Simu ya video", phone: "Simu", in_person: "Ana kwa ana" },
});
