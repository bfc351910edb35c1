import { defineMessages } from "#contract/core/messages.ts";

/** A candidate's start page. */
export const dashboardMessages = defineMessages({
  en: {
    /** Title of the window. */
    dashboard: "Dashboard",
    welcome: "Welcome back, {name}!",
    lead: "Here is how your job search stands.",
    profile: "My Profile",
    alerts: "Job alerts",
    browse: "Browse Jobs",
    active: "Active Applications",
    interviews: "Scheduled Interviews",
    jobs: "Available Jobs",
    recent: "Recent Applications",
    all: "My Applications",
    none: "No applications yet",
    noneText: "Once you have applied for a position, you follow it here.",
    /** These begin "… could not be shown just now." In Kiswahili they stand within the sentence. */
    figures: "Some of the figures",
    latest: "Your latest applications",
    begun: "What you began and did not send",
    recommendations: "Recommended jobs",
  },
  sw: {
    dashboard: "Dashibodi",
    welcome: "Karibu tena, {name}!",
    lead: "Hivi ndivyo utafutaji wako wa kazi unavyoendelea.",
    profile: "Wasifu wangu",
    alerts: "Arifa za kazi",
    browse: "Tafuta kazi",
    active: "Maombi yanayoendelea",
    interviews: "Mahojiano yaliyopangwa",
    jobs: "Nafasi zilizopo",
    recent: "Maombi ya hivi karibuni",
    all: "Maombi yangu",
    none: "Bado hujatuma ombi",
    noneText: "Ukishatuma ombi la nafasi, utalifuatilia hapa.",
    figures: "baadhi ya takwimu",
    latest: "maombi yako ya hivi karibuni",
    begun: "maombi uliyoanza na hujatuma",
    recommendations: "kazi tunazokupendekezea",
  },
});

/** Applications that were begun and not sent. */
export const draftsMessages = defineMessages({
  en: {
    title: "Not sent yet",
    description: "You began these applications. They are kept for 90 days after your last change.",
    paused: "No applications now",
    closed: "Closed",
    standing: "{organization} · step {step} of {steps} · saved {when}",
    next: "Continue",
    nextOf: "Continue: {title}",
    otherPosition: "Apply for another position, and you can use what you entered here.",
    pausedText:
      "{organization} takes no applications now; your draft is kept. Apply for another position, and you can use what you entered here.",
  },
  sw: {
    title: "Bado hayajatumwa",
    description: "Ulianza maombi haya. Yanahifadhiwa kwa siku 90 baada ya badiliko lako la mwisho.",
    paused: "Maombi hayapokewi sasa",
    closed: "Imefungwa",
    standing: "{organization} · hatua ya {step} kati ya {steps} · imehifadhiwa {when}",
    next: "Endelea",
    nextOf: "Endelea: {title}",
    otherPosition: "Omba nafasi nyingine, na unaweza kutumia ulichojaza hapa.",
    pausedText:
      "{organization} haipokei maombi kwa sasa; rasimu yako imehifadhiwa. Omba nafasi nyingine, na unaweza kutumia ulichojaza hapa.",
  },
});

/** Open jobs that fit a person. */
export const recommendedMessages = defineMessages({
  en: {
    title: "Recommended Jobs",
    byProfile:
      "Chosen by your work, education and skills, not by who you are. You decide in <profile>your profile</profile> what is used.",
    newest:
      "These are the newest positions. Fill in <profile>your profile</profile> or upload a CV, and we choose those that fit you.",
    /** Before the skills and qualifications that speak for a job. */
    matches: "Matches:",
    score: "{percent}% match with what the position asks for",
    apply: "Apply",
    applyFor: "Apply: {title}",
  },
  sw: {
    title: "Kazi tunazokupendekezea",
    byProfile:
      "Tumezichagua kwa kuangalia uzoefu wako wa kazi, elimu na ujuzi wako, si wewe ni nani. Unaamua kwenye <profile>wasifu wako</profile> kitakachotumika.",
    newest:
      "Hizi ndizo nafasi mpya zaidi. Jaza <profile>wasifu wako</profile> au pakia CV, nasi tutakuchagulia zinazokufaa.",
    matches: "Zinazolingana:",
    score: "Unalingana kwa {percent}% na sifa zinazohitajika",
    apply: "Tuma ombi",
    applyFor: "Tuma ombi: {title}",
  },
});
