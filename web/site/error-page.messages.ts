import { defineMessages } from "#contract/core/messages.ts";

/** What is said in place of a page. */
export const errorPageMessages = defineMessages({
  en: {
    notUnderstood: "This address cannot be read",
    notUnderstoodText:
      "Something in it is not what this page understands: a character that cannot be shown, perhaps, or a date that does not exist.",
    signInFirst: "Please sign in",
    signInFirstText: "This page is for people with an account. Sign in and you will come back here.",
    noAccess: "No access",
    noAccessText:
      "This page is for people with another role, such as the staff of a SACCO. If you have an account for it, sign in with that one.",
    notYourRoleText:
      "Your role does not open this page. If you think it should, ask the owner of your workspace.",
    notFound: "Page Not Found",
    notFoundText: "The address may be mistyped, or the page may have moved.",
    notPossible: "Not possible here",
    notPossibleText: "This page cannot take what was sent to it. Nothing was changed.",
    gone: "No longer available",
    goneText: "What stood here has been taken down.",
    tooMany: "Too many requests",
    tooManyText:
      "More was asked of us from your account or your network than we can answer at once. Nothing you saved is lost.",
    busy: "Back in a moment",
    busyText: "The service is busy or restarting. Please reload this page shortly.",
    unexpected: "Something went wrong",
    unexpectedText:
      "The mistake is on our side and has been recorded. Please reload the page; nothing you saved is lost.",
    error: "Error {status}",
    comeBack: "Please come back in {wait}.",
    reference: "If you write to us about it, name this reference: <id>{id}</id>",
    reload: "Reload the page",
    backToYours: "Back to your pages",
    signIn: "Sign in",
    otherAccount: "Sign in with another account",
    toHome: "Go to the home page",
    contactUs: "Contact us",
    whereNext: "Here is where most people want to go.",
    connectionGone: "Your connection is gone",
    waitsHere: "This page stays as it is. We go on with what you asked for as soon as you are online again.",
    opensByItself:
      "We could not load this page. It opens by itself as soon as you are online again; nothing you saved is lost.",
    tryAgain: "Try again",
    stay: "Stay on this page",
  },
  sw: {
    notUnderstood: "Anwani hii haisomeki",
    notUnderstoodText:
      "Kuna kitu ndani yake ambacho ukurasa huu hauelewi: labda herufi isiyoonyeshwa, au tarehe ambayo haipo.",
    signInFirst: "Tafadhali ingia",
    signInFirstText: "Ukurasa huu ni wa wenye akaunti. Ingia, kisha utarudishwa hapa.",
    noAccess: "Huna ruhusa",
    noAccessText:
      "Ukurasa huu ni wa watu wenye jukumu jingine, kwa mfano wafanyakazi wa SACCO. Ikiwa una akaunti ya aina hiyo, ingia nayo.",
    notYourRoleText:
      "Jukumu lako halifungui ukurasa huu. Ukiona linapaswa kuufungua, muulize mmiliki wa eneo lako la kazi.",
    notFound: "Ukurasa haupatikani",
    notFoundText: "Huenda anwani imeandikwa vibaya, au ukurasa umehamishwa.",
    notPossible: "Haiwezekani hapa",
    notPossibleText: "Ukurasa huu hauwezi kupokea kilichotumwa. Hakuna kilichobadilika.",
    gone: "Haipatikani tena",
    goneText: "Kilichokuwa hapa kimeondolewa.",
    tooMany: "Maombi ni mengi mno",
    tooManyText:
      "Maombi kutoka kwa akaunti au mtandao wako ni mengi kuliko tunavyoweza kujibu kwa wakati mmoja. Ulichohifadhi hakijapotea.",
    busy: "Tutarudi punde",
    busyText:
      "Huduma ina shughuli nyingi au inaanza upya. Tafadhali fungua ukurasa huu upya baada ya muda mfupi.",
    unexpected: "Kuna hitilafu",
    unexpectedText:
      "Hitilafu iko upande wetu na imerekodiwa. Tafadhali fungua ukurasa upya; ulichohifadhi hakijapotea.",
    error: "Hitilafu {status}",
    comeBack: "Tafadhali rudi baada ya {wait}.",
    reference: "Ukituandikia kuhusu hili, taja kumbukumbu hii: <id>{id}</id>",
    reload: "Fungua ukurasa upya",
    backToYours: "Rudi kwenye kurasa zako",
    signIn: "Ingia",
    otherAccount: "Ingia kwa akaunti nyingine",
    toHome: "Nenda kwenye ukurasa wa mwanzo",
    contactUs: "Wasiliana nasi",
    whereNext: "Wengi hutaka kwenda hapa.",
    connectionGone: "Mtandao wako umekatika",
    waitsHere: "Ukurasa huu utabaki ulivyo. Tutaendelea na ulichoomba mara tu mtandao utakaporudi.",
    opensByItself:
      "Hatukuweza kufungua ukurasa huu. Utafunguka wenyewe mara tu mtandao utakaporudi; ulichohifadhi hakijapotea.",
    tryAgain: "Jaribu tena",
    stay: "Baki kwenye ukurasa huu",
  },
});
