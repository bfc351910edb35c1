import { defineMessages } from "../core/messages.ts";

/** Channels as members read them. */
export const channelMessages = defineMessages({
  en: {
    call: "By phone call",
    branch: "At a branch",
    whatsapp: "On WhatsApp",
    email: "By email",
    sms: "By SMS",
    app: "In the app or by USSD",
    web: "On the website",
  },
  sw: {
    call: "Kwa simu",
    branch: "Kwenye tawi",
    whatsapp: "Kwa WhatsApp",
    email: "Kwa barua pepe",
    sms: "Kwa SMS",
    app: "Kwenye programu ya simu au USSD",
    web: "Kwenye tovuti",
  },
});
