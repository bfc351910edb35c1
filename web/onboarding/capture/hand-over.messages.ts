import { defineMessages } from "#contract/core/messages.ts";

/** Going on with another phone. */
export const handOverMessages = defineMessages({
  en: {
    title: "Take the pictures with your phone",
    lead: "Scan this code with the camera of your phone. Pictures that you take there appear here.",
    show: "Use my phone instead",
    code: "Code that opens the page for pictures on your phone",
    orOpen: "Or open this address on the phone:",
    expires: "The code works until {time}.",
    renew: "Make a new code",
    watching: "We look for new pictures every few seconds.",
    failed: "The code could not be made.",
    /** Ends the sentence: "Your browser needs it to ...". */
    what: "take pictures",
    hide: "Close",
    pageTitle: "Take pictures for your application",
    pageLead:
      "The pictures go to your application at {organization}. You can go on there when they have arrived.",
    documents: "Your documents",
    done: "All documents have been received. You can close this page and go on where you began.",
    goneTitle: "This code is too old",
    gone: "Make a new code on the other screen, and scan it again.",
  },
  sw: {
    title: "Piga picha kwa simu yako",
    lead: "Changanua msimbo huu kwa kamera ya simu yako. Picha unazopiga huko zitaonekana hapa.",
    show: "Tumia simu yangu badala yake",
    code: "Msimbo unaofungua ukurasa wa picha kwenye simu yako",
    orOpen: "Au fungua anwani hii kwenye simu:",
    expires: "Msimbo unafanya kazi hadi {time}.",
    renew: "Tengeneza msimbo mpya",
    watching: "Tunaangalia kama kuna picha mpya kila baada ya sekunde chache.",
    failed: "Msimbo haukuweza kutengenezwa.",
    what: "kupiga picha",
    hide: "Funga",
    pageTitle: "Piga picha za ombi lako",
    pageLead:
      "Picha zinaenda kwenye ombi lako katika {organization}. Unaweza kuendelea huko zikishapokelewa.",
    documents: "Hati zako",
    done: "Hati zote zimepokelewa. Unaweza kufunga ukurasa huu na kuendelea pale ulipoanzia.",
    goneTitle: "Msimbo huu umepitwa na wakati",
    gone: "Tengeneza msimbo mpya kwenye skrini ile nyingine, kisha uuchanganue tena.",
  },
});
