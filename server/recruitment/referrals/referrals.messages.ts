import { defineMessages } from "#contract/core/messages.ts";

/** What is said to somebody who was referred. */
export const referralMessages = defineMessages({
  en: { hasApplied: "You have applied for this position. You can withdraw among your applications." },
  sw: { hasApplied: "Umetuma ombi la nafasi hii. Unaweza kuliondoa kwenye maombi yako." },
});

/** The mail to somebody whom a colleague refers. */
export const referralMailMessages = defineMessages({
  en: {
    subject: "{organization} invites you to apply: {position}",
    invitation:
      "{colleague} of {organization} thinks that you would fit this position, and says that you agreed to hear from us.",
    position: "Position",
    location: "Location",
    deadline: "Apply by",
    button: "See the position and apply",
    free: "Applying is up to you. If you do not apply, your details are deleted after {days} days, and we will not write again. If you would rather say so now: {url}",
  },
  sw: {
    subject: "{organization} inakualika kutuma ombi: {position}",
    invitation:
      "{colleague} wa {organization} anaona kwamba unafaa kwa nafasi hii, na anasema ulikubali tuwasiliane nawe.",
    position: "Nafasi",
    location: "Mahali",
    deadline: "Tuma ombi kabla ya",
    button: "Tazama nafasi na utume ombi",
    free: "Kutuma ombi ni hiari yako. Usipotuma ombi, taarifa zako zitafutwa baada ya siku {days}, nasi hatutakuandikia tena. Ukipenda kusema hivyo sasa: {url}",
  },
});
