import { defineMessages } from "#contract/core/messages.ts";

/** How an application matches its job, as the candidate is told when they ask. */
export const ownMatchMessages = defineMessages({
  en: {
    title: "How does my application match?",
    intro:
      "A comparison of what you sent with what the position asks for. It only helps the SACCO to read in a sensible order: people decide, and your name, sex, age, family and address are never used.",
    /** Instead of it, where the SACCO entered the application. */
    introEntered:
      "A comparison of what {organization} entered of you with what the position asks for. It only helps the SACCO to read in a sensible order: people decide, and your name, sex, age, family and address are never used.",
    show: "Show how it matches",
    skills: "Skills",
    experience: "Work experience",
    education: "Education",
    titlePart: "Earlier positions",
    text: "What the position is about",
    strong: "This speaks for you.",
    partly: "You bring a good part of this.",
    little: "The position asks for more here, or we have not found it in your words.",
    /** Instead of it, where the SACCO entered the application. */
    littleEntered: "The position asks for more here, or we have not found it in what was entered.",
    matched: "Found: {skills}.",
    missing: "Not found: {skills}. If you can do it, say so in your next application.",
    failed: "It could not be loaded. Please try again.",
  },
  sw: {
    title: "Ombi langu linalingana vipi na nafasi?",
    intro:
      "Huu ni ulinganisho wa ulichotuma na sifa zinazohitajika. Unaisaidia SACCO kusoma maombi kwa mpangilio tu: watu ndio wanaoamua, na jina, jinsia, umri, familia na anwani yako havitumiki kamwe.",
    introEntered:
      "Huu ni ulinganisho wa taarifa zako zilizowekwa na {organization} na sifa zinazohitajika. Unaisaidia SACCO kusoma maombi kwa mpangilio tu: watu ndio wanaoamua, na jina, jinsia, umri, familia na anwani yako havitumiki kamwe.",
    show: "Onyesha linavyolingana",
    skills: "Ujuzi",
    experience: "Uzoefu wa kazi",
    education: "Elimu",
    titlePart: "Nafasi za awali",
    text: "Nafasi yenyewe inahusu nini",
    strong: "Hili linakupendekeza.",
    partly: "Una sehemu nzuri ya kinachohitajika.",
    little: "Nafasi inahitaji zaidi hapa, au hatukuipata kwenye maneno yako.",
    littleEntered: "Nafasi inahitaji zaidi hapa, au hatukuipata kwenye taarifa zilizowekwa.",
    matched: "Tumepata: {skills}.",
    missing: "Hatukupata: {skills}. Ikiwa unaweza, useme hivyo kwenye ombi lako lijalo.",
    failed: "Imeshindikana kupakia. Tafadhali jaribu tena.",
  },
});
