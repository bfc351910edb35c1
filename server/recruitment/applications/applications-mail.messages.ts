import { defineMessages } from "#contract/core/messages.ts";

/** The mails about a candidate's application as a whole. */
export const applicationMailMessages = defineMessages({
  en: {
    see: "See my application",
    seeAll: "See my applications",
    receivedSubject: "We have received your application: {title}",
    receivedPreview: "{organization} has your application and will tell you about every step.",
    received:
      "Thank you for applying for {title} at {organization}. We'll review your application and get back to you soon.",
    everyStep: "You will get an email at every step, and you can look at any time.",
    /** The same to an address that nobody has verified. */
    noticeSubject: "We have received your application",
    notice: "Thank you for applying. You will get an email at every step, and you can look at any time.",
    addedSubject: "{organization} has entered an application for you: {title}",
    addedPreview: "You gave {organization} your details, and it considers you for a position.",
    added:
      "You gave {organization} your details. It has entered an application for {title} in your name, and considers you for this position.",
    addedNext:
      "To follow it, add to it or withdraw it, sign in with this email address, or register with it if you have no account.",
    addedData:
      "{organization} uses your details to decide on this position, and keeps them for {months} months after it has closed. You may see them, have them corrected or erased, and object to their use: {url}",
    /** The same to an address that nobody has verified. */
    addedNoticeSubject: "An application has been entered for you",
    addedNotice:
      "A SACCO to which you gave your details has entered an application in your name. Sign in with this email address to see which, to add to it or to withdraw it. If you have no account, register with this address.",
    pausedSubject: "{organization} takes no applications now",
    pausedPreview: "Nothing is deleted, and there is nothing that you have to do.",
    paused:
      "{organization} takes no applications for now, and cannot work on those that it has. Nothing is deleted, and there is nothing that you have to do.",
    /** A list of positions follows. */
    keptApplications: "These applications are kept as they are, and go on when it can again:",
    keptDrafts: "What you have begun is kept too, and you can use it for another position:",
    closedSubject: "Applications have closed: {title}",
    closedPreview: "Yours is in, and {organization} goes through all of them now.",
    closed:
      "{title} at {organization} took applications until {date}. Yours is in and is looked at together with the others. There is nothing that you have to do.",
    draftSubject: "Not sent yet, open until {date}: {title}",
    draftPreview: "{organization} does not have your application yet.",
    draft:
      "You have begun an application for {title} at {organization}, and have not sent it. It can be sent until the end of {date}.",
    draftKept: "What you typed is kept. You can go on where you stopped.",
    goOn: "Go on with my application",
  },
  sw: {
    see: "Tazama ombi langu",
    seeAll: "Tazama maombi yangu",
    receivedSubject: "Tumepokea ombi lako: {title}",
    receivedPreview: "{organization} imepokea ombi lako na itakujulisha kila hatua.",
    received:
      "Asante kwa kuomba nafasi ya {title} katika {organization}. Tutakagua ombi lako na kuwasiliana nawe hivi karibuni.",
    everyStep: "Utapata barua pepe katika kila hatua, na unaweza kuangalia ombi lako wakati wowote.",
    noticeSubject: "Tumepokea ombi lako",
    notice:
      "Asante kwa kutuma ombi. Utapata barua pepe katika kila hatua, na unaweza kuliangalia wakati wowote.",
    addedSubject: "{organization} imekuwekea ombi: {title}",
    addedPreview: "Uliipa {organization} taarifa zako, nayo inakufikiria kwa nafasi.",
    added:
      "Uliipa {organization} taarifa zako. Imeweka ombi la nafasi ya {title} kwa jina lako, na inakufikiria kwa nafasi hii.",
    addedNext:
      "Ili kulifuatilia, kuliongezea au kuliondoa, ingia kwa anwani hii ya barua pepe, au jisajili nayo kama huna akaunti.",
    addedData:
      "{organization} inatumia taarifa zako kuamua kuhusu nafasi hii, na inazihifadhi kwa miezi {months} baada ya nafasi kufungwa. Una haki ya kuziona, kuzirekebisha, kuzifuta au kupinga zisitumike: {url}",
    addedNoticeSubject: "Umewekewa ombi la kazi",
    addedNotice:
      "SACCO uliyoipa taarifa zako imeweka ombi kwa jina lako. Ingia kwa anwani hii ya barua pepe ili kuona ni ipi, kuongezea ombi au kuliondoa. Kama huna akaunti, jisajili kwa anwani hii.",
    pausedSubject: "{organization} haipokei maombi kwa sasa",
    pausedPreview: "Hakuna kilichofutwa, na huhitaji kufanya chochote.",
    paused:
      "Kwa sasa {organization} haipokei maombi, wala haiwezi kushughulikia yaliyopo. Hakuna kilichofutwa, na huhitaji kufanya chochote.",
    keptApplications: "Maombi haya yamehifadhiwa yalivyo, na yataendelea SACCO itakapoweza tena:",
    keptDrafts: "Ulichoanza kimehifadhiwa pia, na unaweza kukitumia kwa nafasi nyingine:",
    closedSubject: "Maombi yamefungwa: {title}",
    closedPreview: "Ombi lako limepokelewa, na sasa {organization} inapitia maombi yote.",
    closed:
      "Nafasi ya {title} katika {organization} ilipokea maombi hadi {date}. Ombi lako limepokelewa na linakaguliwa pamoja na mengine. Huhitaji kufanya chochote.",
    draftSubject: "Bado hujatuma, mwisho ni {date}: {title}",
    draftPreview: "{organization} bado haijapokea ombi lako.",
    draft:
      "Umeanza ombi la nafasi ya {title} katika {organization}, lakini bado hujalituma. Unaweza kulituma hadi mwisho wa {date}.",
    draftKept: "Ulichoandika kimehifadhiwa. Unaweza kuendelea ulipoachia.",
    goOn: "Endelea na ombi langu",
  },
});
