import { defineMessages } from "#contract/core/messages.ts";

/** The profile as a whole. */
export const profileMessages = defineMessages({
  en: {
    title: "Your profile",
    lead: "Fill it in once, and every application starts with it.",
    dashboard: "Dashboard",
    profile: "Profile",
    noScripts: "change your profile",
    save: "Save profile",
    saved: "Profile saved",
    savedText: "Your next application starts with it.",
    lastSaved: "Last saved {when}",
    filledIn: "Filled in from your CV",
    filledInText: "Look through your details and save your profile.",
  },
  sw: {
    title: "Wasifu wako",
    lead: "Jaza mara moja, na kila ombi litaanza nao.",
    dashboard: "Dashibodi",
    profile: "Wasifu",
    noScripts: "ubadilishe wasifu wako",
    save: "Hifadhi wasifu",
    saved: "Wasifu umehifadhiwa",
    savedText: "Ombi lako linalofuata litaanza nao.",
    lastSaved: "Umehifadhiwa mwisho {when}",
    filledIn: "Tumejaza kutoka kwenye CV yako",
    filledInText: "Pitia maelezo yako kisha uhifadhi wasifu wako.",
  },
});

/** What the application form starts from. */
export const detailsMessages = defineMessages({
  en: {
    title: "Your details",
    description: "Every application form starts with what you keep here, and you can change it there.",
    keepSent: "Keep what I send with an application",
    keepSentHint:
      "Your next application then starts with the answers of the last one. Otherwise your profile changes only when you save it. Letters are never kept.",
    place: "Town or county",
    salary: "KSh 80,000 a month",
    chooseOne: "Choose one",
    relocate: "I am willing to relocate",
  },
  sw: {
    title: "Maelezo yako",
    description: "Kila fomu ya ombi huanza na unachohifadhi hapa, na unaweza kukibadilisha huko.",
    keepSent: "Hifadhi ninachotuma pamoja na ombi",
    keepSentHint:
      "Ombi lako linalofuata litaanza na majibu ya ombi la mwisho. Vinginevyo, yaliyo hapa hubadilika tu unapoyahifadhi. Barua za maombi hazihifadhiwi kamwe.",
    place: "Mji au kaunti",
    salary: "KSh 80,000 kwa mwezi",
    chooseOne: "Chagua moja",
    relocate: "Niko tayari kuhamia kwingine",
  },
});

/** The CVs that a person keeps. */
export const resumesMessages = defineMessages({
  en: {
    title: "Your CVs",
    description: "Kept for your eyes only. A SACCO sees a CV when you send it with an application.",
    isDefault: "Default",
    keptSince: "Kept since {date} · {size}",
    look: "Look at it",
    lookAt: "Look at it: {name}",
    makeDefault: "Make default",
    makeDefaultOf: "Make default: {name}",
    remove: "Remove",
    removeNamed: "Remove {name}",
    removeQuestion: "Remove {name}?",
    removeThis: "Remove this CV",
    removeText:
      "The file and what we read from it are deleted. Applications that you sent it with keep their copy.",
    notChanged: "The default CV is the same as before",
    changed: "Default CV changed",
    changedText: "{name} is offered first from now on.",
    full: "You keep {count} CVs, which is the most. Remove one to add another.",
    cv: "CV",
    read: "What we read from your CV, beside it. Correct what is wrong.",
    close: "Close",
    fill: "Fill in my details from it",
  },
  sw: {
    title: "CV zako",
    description: "Ni wewe tu unayeziona. SACCO huona CV unapoituma pamoja na ombi.",
    isDefault: "Ya kwanza",
    keptSince: "Imehifadhiwa tangu {date} · {size}",
    look: "Tazama",
    lookAt: "Tazama: {name}",
    makeDefault: "Ifanye ya kwanza",
    makeDefaultOf: "Ifanye ya kwanza: {name}",
    remove: "Ondoa",
    removeNamed: "Ondoa {name}",
    removeQuestion: "Ungependa kuondoa {name}?",
    removeThis: "Ondoa CV hii",
    removeText:
      "Faili na tulichosoma ndani yake vitafutwa. Maombi uliyotuma pamoja nayo yatabaki na nakala yake.",
    notChanged: "CV ya kwanza haijabadilika",
    changed: "CV ya kwanza imebadilishwa",
    changedText: "{name} itapendekezwa kwanza kuanzia sasa.",
    full: "Umehifadhi CV {count}, ambazo ndizo nyingi zaidi. Ondoa moja ili uongeze nyingine.",
    cv: "CV",
    read: "Tulichosoma kwenye CV yako, kando yake. Sahihisha palipo na makosa.",
    close: "Funga",
    fill: "Jaza maelezo yangu kutoka kwayo",
  },
});

/** What a person would rather do and where. */
export const preferencesMessages = defineMessages({
  en: {
    title: "What you are looking for",
    description: "This decides the order of your recommended jobs. It hides nothing, and no SACCO sees it.",
    recommend: "Recommend jobs to me",
    anyTime: "You can change it at any time.",
    changedOn: "Changed by you on {date}. You can change it at any time.",
    explanation:
      "We compare your work, education and skills with the open positions, here on our own server, and show you which fit. Your name, age, gender and address are not looked at, nothing is passed on, and no decision is made by it. Without it you see the newest positions.",
    /** Begins "… could not be shown just now." In Kiswahili it stands within the sentence. */
    more: "More departments and places",
    departments: "Departments",
    places: "Places",
    kinds: "Kinds of employment",
  },
  sw: {
    title: "Unachotafuta",
    description:
      "Hii huamua mpangilio wa kazi tunazokupendekezea. Haifichi chochote, na hakuna SACCO inayoiona.",
    recommend: "Nipendekezee kazi",
    anyTime: "Unaweza kubadilisha wakati wowote.",
    changedOn: "Ulibadilisha tarehe {date}. Unaweza kubadilisha wakati wowote.",
    explanation:
      "Tunalinganisha kazi ulizofanya, elimu na ujuzi wako na nafasi zilizopo, hapa kwenye seva yetu, kisha tunakuonyesha zinazokufaa. Hatuangalii jina, umri, jinsia wala anwani yako, hatumpi mtu mwingine taarifa hizi, na hakuna uamuzi unaofanywa kwa kuzitumia. Bila mapendekezo haya utaona nafasi mpya zaidi.",
    more: "idara na mahali zaidi",
    departments: "Idara",
    places: "Mahali",
    kinds: "Aina za ajira",
  },
});

/** The rights of a person over their data. */
export const ownDataMessages = defineMessages({
  en: {
    title: "Your data",
    description: "Kenya's Data Protection Act gives you the right to have your data and to have it erased.",
    have: "Have it",
    haveText:
      "A zip file with everything that we keep about you: account, profile, CVs, drafts, applications with their match and messages, and your sign-ins.",
    kept: "What is kept, and how long",
    keptText:
      "Each SACCO that you applied at keeps your applications for a limited time. Job alerts end when you stop them.",
    seeKept: "What SACCOs keep",
    seeAlerts: "My job alerts",
    download: "Download my data",
    erase: "Have it erased",
    eraseText:
      "Your account, profile, CVs and drafts are deleted. Open applications are withdrawn, and everything that tells who you are is removed from all of them. If a SACCO accepted you, it must keep that application as your employer; the mail that confirms the erasure says which one and why. How we handle data in general is in the <privacy>Privacy Policy</privacy>.",
    eraseAccount: "Erase my account",
    eraseQuestion: "Erase your account?",
    forGood: "This cannot be undone, and nobody can bring anything back.",
    signedOut: "You are signed out everywhere.",
    withdrawn: "Open applications are withdrawn; interviews do not take place.",
    downloadFirst: "You may want to download your data first.",
    password: "Your password",
    cancel: "Cancel",
    eraseAll: "Erase my account and data",
  },
  sw: {
    title: "Data yako",
    description:
      "Sheria ya Ulinzi wa Data ya Kenya inakupa haki ya kupata data yako na ya kufutiwa data hiyo.",
    have: "Pata data yako",
    haveText:
      "Faili ya zip yenye kila tunachohifadhi kukuhusu: akaunti, wasifu, CV, rasimu, maombi pamoja na ulinganifu na ujumbe wake, na kumbukumbu za kuingia kwako.",
    kept: "Kinachohifadhiwa, na kwa muda gani",
    keptText:
      "Kila SACCO uliyotuma ombi huhifadhi maombi yako kwa muda maalum. Arifa za kazi huisha unapozisimamisha.",
    seeKept: "SACCO zinachohifadhi",
    seeAlerts: "Arifa zangu za kazi",
    download: "Pakua data yangu",
    erase: "Futa data yako",
    eraseText:
      "Akaunti, wasifu, CV na rasimu zako zitafutwa. Maombi yanayoendelea yataondolewa, na kila kinachokutambulisha kitaondolewa kwenye maombi yote. Ikiwa SACCO ilikukubali, ni lazima ihifadhi ombi hilo kama mwajiri wako; barua pepe ya kuthibitisha itasema ni lipi na kwa nini. Jinsi tunavyoshughulikia data kwa jumla imeelezwa kwenye <privacy>sera ya faragha</privacy>.",
    eraseAccount: "Futa akaunti yangu",
    eraseQuestion: "Ungependa kufuta akaunti yako?",
    forGood: "Hatua hii haiwezi kutenguliwa, na hakuna anayeweza kurudisha chochote.",
    signedOut: "Utaondoka kwenye vifaa vyote.",
    withdrawn: "Maombi yanayoendelea yataondolewa; mahojiano hayatafanyika.",
    downloadFirst: "Huenda ukapenda kupakua data yako kwanza.",
    password: "Nenosiri lako",
    cancel: "Ghairi",
    eraseAll: "Futa akaunti na data yangu",
  },
});

/** Where one arrives after the erasure of one's account. */
export const erasedMessages = defineMessages({
  en: {
    title: "Your account is erased",
    lead: "You are signed out on every device.",
    lastMail:
      "One last mail is on its way to you. It says what was erased and, if a SACCO employs you through us, what that SACCO must keep and why.",
    withoutAccount: "You can look at open positions without an account.",
    browse: "Browse Jobs",
  },
  sw: {
    title: "Akaunti yako imefutwa",
    lead: "Sasa hujaingia kwenye kifaa chochote.",
    lastMail:
      "Barua pepe moja ya mwisho iko njiani kwako. Inasema ni nini kilichofutwa na, ikiwa SACCO imekuajiri kupitia kwetu, ni nini ambacho SACCO hiyo lazima ihifadhi na kwa nini.",
    withoutAccount: "Unaweza kutazama nafasi za kazi bila akaunti.",
    browse: "Tafuta kazi",
  },
});
