import { defineMessages } from "#contract/core/messages.ts";

/** What SACCOs keep of a job seeker. */
export const keptMessages = defineMessages({
  en: {
    title: "What SACCOs keep of you",
    lead: "Each SACCO that you applied at decides how long it keeps applications that led to no employment.",
    profile: "My Profile",
    none: "No SACCO keeps an application of yours",
    noneText: "Once you have applied for a position, you see here for how long it is kept.",
    browse: "Browse Jobs",
    applications: { one: "{count} application", other: "{count} applications" },
    months:
      "It erases applications {months} months after the position closed, and tells you {days} days before.",
    noEnd:
      "It has not begun to erase old applications by itself. You can erase everything in your profile at any time.",
    inPool: "You are in its talent pool until {date}. It keeps your applications until then.",
    join: "Stay in the talent pool for {months} months",
    leave: "Leave the talent pool",
    /** To screen readers, beside the name of the SACCO. */
    which: "{action}: {organization}",
    joined: "You stay in the talent pool.",
    left: "You have left the talent pool.",
  },
  sw: {
    title: "SACCO zinachohifadhi kukuhusu",
    lead: "Kila SACCO uliyotuma ombi huamua muda wa kuhifadhi maombi ambayo hayakuleta ajira.",
    profile: "Wasifu wangu",
    none: "Hakuna SACCO inayohifadhi ombi lako",
    noneText: "Ukishatuma ombi la nafasi, utaona hapa litahifadhiwa kwa muda gani.",
    browse: "Tafuta kazi",
    applications: { one: "Ombi {count}", other: "Maombi {count}" },
    months: "Hufuta maombi miezi {months} baada ya nafasi kufungwa, na hukuarifu siku {days} kabla.",
    noEnd:
      "Bado haijaanza kufuta maombi ya zamani yenyewe. Unaweza kufuta kila kitu katika wasifu wako wakati wowote.",
    inPool: "Uko kwenye orodha yake hadi {date}. Huhifadhi maombi yako hadi wakati huo.",
    join: "Baki kwenye orodha yake kwa miezi {months}",
    leave: "Ondoka kwenye orodha yake",
    which: "{action}: {organization}",
    joined: "Umebaki kwenye orodha yake.",
    left: "Umeondoka kwenye orodha yake.",
  },
});
