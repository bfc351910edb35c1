import { defineMessages } from "#contract/core/messages.ts";

/** The home page, section by section; its four stages and its agents have files of their own. */
export const homeMessages = defineMessages({
  en: {
    approach: "A 360° approach for Kenyan SACCOs",
    headline: "AI agents do the paperwork.",
    /** What is marked begins a new line on narrow screens. */
    headlineEnd: "Your SACCO <end>decides.</end>",
    lead: "Agents register members, check IDs, prepare loans, read CVs and listen to feedback, from first form to dividend.",
    stages: "The four stages",
    explore: "Explore AI Solutions",
    scheduleDemo: "Schedule Demo",
    figures: "In figures",
    /** These four stand below a large figure: 20+, 12, 98%, 10x. */
    saccosServed: "SACCOs served",
    agentsDeployed: "AI agents deployed",
    satisfaction: "member satisfaction",
    speed: "processing speed",
    pillarsTitle: "One membership, looked after all the way round",
    pillars: "Acquire, Retain, Interact, Reward",
    agentsTitle: "Meet the agents",
    agentsLead: "Each takes one queue off a desk, and leaves one decision on it.",
    learnMore: "Learn More <about>about {name}</about>",
    promisesTitle: "Four things no agent may do",
    promisesLead: "For the question that your board will ask first.",
    /** Each of the four is named by what no agent may do. */
    refuse: "Turn someone away",
    refuseText:
      "No applicant, borrower or candidate is refused by a machine. What is unclear goes to a person, with the evidence.",
    hide: "Keep the reasons to itself",
    hideText: "Every score says what was counted, what was missing and how sure it is.",
    leak: "Send members' data away",
    leakText:
      "IDs, CVs and payslips are read on your own server, unless your administrator connects a service from outside.",
    unrecorded: "Work off the record",
    unrecordedText:
      "Each look at a document and each change is noted, with who and when: what the Data Protection Act expects you to show.",
    firstStep: "Begin with the queue that hurts most",
    firstStepText:
      "Applications at the counter, CVs in a drawer, complaints in a notebook: one agent, one queue, and the next when you are ready.",
    start: "Start Your AI Journey",
    contact: "Contact Our Experts",
  },
  sw: {
    approach: "Mfumo wa 360° kwa SACCO za Kenya",
    headline: "Makaratasi ni kazi ya mawakala wa AI.",
    headlineEnd: "Uamuzi ni <end>wa SACCO yako.</end>",
    lead: "Mawakala husajili wanachama, hukagua vitambulisho, huandaa mikopo, husoma CV na husikiliza maoni, kuanzia fomu ya kwanza hadi gawio.",
    stages: "Hatua nne",
    explore: "Tazama suluhisho za AI",
    scheduleDemo: "Panga onyesho",
    figures: "Kwa takwimu",
    saccosServed: "SACCO tunazohudumia",
    agentsDeployed: "mawakala wa AI kazini",
    satisfaction: "ya wanachama wameridhika",
    speed: "kasi ya kushughulikia kazi",
    pillarsTitle: "Uanachama mmoja, unaotunzwa kila upande",
    pillars: "Vutia, dumisha, wasiliana, tuza",
    agentsTitle: "Wafahamu mawakala",
    agentsLead: "Kila mmoja huondoa foleni moja mezani, na huacha uamuzi mmoja kwako.",
    learnMore: "Soma zaidi <about>kuhusu {name}</about>",
    promisesTitle: "Mambo manne ambayo wakala haruhusiwi kufanya",
    promisesLead: "Kwa swali ambalo bodi yako itauliza kwanza.",
    refuse: "Kumkataa mtu",
    refuseText:
      "Hakuna anayeomba uanachama, mkopo au kazi anayekataliwa na mashine. Kisicho wazi hupelekwa kwa mtu, pamoja na ushahidi.",
    hide: "Kuficha sababu",
    hideText: "Kila alama hueleza kilichohesabiwa, kilichokosekana na kiasi cha uhakika.",
    leak: "Kupeleka nje data ya wanachama",
    leakText:
      "Vitambulisho, CV na hati za mshahara husomwa kwenye seva yako mwenyewe, isipokuwa msimamizi wako aunganishe huduma ya nje.",
    unrecorded: "Kufanya kazi bila kumbukumbu",
    unrecordedText:
      "Kila hati inayofunguliwa na kila badiliko huandikwa, pamoja na nani na lini: ndicho Sheria ya Ulinzi wa Data inachotaka uonyeshe.",
    firstStep: "Anza na foleni inayokusumbua zaidi",
    firstStepText:
      "Maombi dirishani, CV kwenye droo, malalamiko kwenye daftari: wakala mmoja, foleni moja, na inayofuata ukiwa tayari.",
    start: "Anza safari yako ya AI",
    contact: "Wasiliana na wataalamu wetu",
  },
});
