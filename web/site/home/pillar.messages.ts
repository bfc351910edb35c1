import { defineMessages } from "#contract/core/messages.ts";

/** What the platform does at each stage of a membership. The names are tabs of one word. */
export const pillarMessages = {
  acquire: defineMessages({
    en: {
      name: "Acquire",
      title: "Bring in members who stay",
      description:
        "From a link in a WhatsApp group to an approved member number: form, documents and identity checks in one sitting.",
      feature1: "Registration on any phone",
      feature1Text: "Kept after each step, and picked up again from a link.",
      feature2: "Identity, checked three ways",
      feature2Text: "The text on the ID, the national registry and the face.",
      feature3: "Check-off from day one",
      feature3Text: "Employer and remittance are part of the form.",
      feature4: "Where members come from",
      feature4Text: "Who introduced them, counted, so that you know what works.",
    },
    sw: {
      name: "Vutia",
      title: "Pata wanachama wanaobaki",
      description:
        "Kutoka kiungo kwenye kikundi cha WhatsApp hadi nambari ya uanachama iliyoidhinishwa: fomu, hati na ukaguzi wa utambulisho kwa mara moja.",
      feature1: "Usajili kwa simu yoyote",
      feature1Text: "Kila hatua huhifadhiwa, na huendelezwa kutoka kwenye kiungo.",
      feature2: "Utambulisho, unaokaguliwa kwa njia tatu",
      feature2Text: "Maandishi ya kitambulisho, sajili ya kitaifa na uso.",
      feature3: "Makato ya mshahara tangu siku ya kwanza",
      feature3Text: "Mwajiri na njia ya kulipa ni sehemu ya fomu.",
      feature4: "Wanachama wanatoka wapi",
      feature4Text: "Aliyewaleta huhesabiwa, ili ujue kinachofaulu.",
    },
  }),
  retain: defineMessages({
    en: {
      name: "Retain",
      title: "Notice before a member goes quiet",
      description:
        "Nobody announces that they have stopped saving. The agents see it in deposits, complaints and answers, and tell your officer whom to call.",
      feature1: "Early signs",
      feature1Text: "A missed check-off, a low rating, a complaint left open.",
      feature2: "One next step a member",
      feature2Text: "What to offer or ask, with the reason beside it.",
      feature3: "Complaints on the clock",
      feature3Text: "Acknowledged within 3 working days, as SASRA's guideline asks.",
      feature4: "Notices answered",
      feature4Text: "Sixty days' notice to leave is sixty days to put it right.",
    },
    sw: {
      name: "Dumisha",
      title: "Tambua kabla mwanachama hajanyamaza",
      description:
        "Hakuna anayetangaza kuwa ameacha kuweka akiba. Mawakala huliona jambo hilo kwenye amana, malalamiko na majibu, kisha humwambia afisa wako ampigie nani.",
      feature1: "Dalili za mapema",
      feature1Text: "Makato yaliyokosekana, alama ya chini, lalamiko lisilojibiwa.",
      feature2: "Hatua moja kwa kila mwanachama",
      feature2Text: "Cha kumpa au kumuuliza, pamoja na sababu yake.",
      feature3: "Malalamiko kwa wakati",
      feature3Text: "Hupokelewa rasmi ndani ya siku 3 za kazi, kama mwongozo wa SASRA unavyotaka.",
      feature4: "Notisi zinazojibiwa",
      feature4Text: "Siku sitini za notisi ya kuondoka ni siku sitini za kurekebisha mambo.",
    },
  }),
  interact: defineMessages({
    en: {
      name: "Interact",
      title: "Hear every member, not only the loud ones",
      description:
        "One list of every conversation, whether it began at the counter, on the phone or by email, and a short survey after it.",
      feature1: "Kiswahili and English",
      feature1Text: "A feedback page that opens on the cheapest phone.",
      feature2: "Statistics you can trust",
      feature2Text: "NPS, satisfaction and effort, counted from real answers.",
      feature3: "From low score to call",
      feature3Text: "A poor rating opens a case, and the case has an owner.",
      feature4: "Closed means told",
      feature4Text: "A case ends when the member has heard the answer.",
    },
    sw: {
      name: "Wasiliana",
      title: "Msikilize kila mwanachama, si wenye sauti kubwa pekee",
      description:
        "Orodha moja ya mazungumzo yote, yawe yalianza dirishani, kwa simu au kwa barua pepe, na maswali machache baada yake.",
      feature1: "Kiswahili na Kiingereza",
      feature1Text: "Ukurasa wa maoni unaofunguka hata kwenye simu ya bei nafuu kabisa.",
      feature2: "Takwimu za kuaminika",
      feature2Text: "NPS, kuridhika na juhudi, zilizohesabiwa kutokana na majibu halisi.",
      feature3: "Kutoka alama ya chini hadi simu",
      feature3Text: "Alama mbaya hufungua suala, na kila suala lina msimamizi.",
      feature4: "Kufunga ni kujibu",
      feature4Text: "Suala hufungwa mwanachama anapopata jibu.",
    },
  }),
  reward: defineMessages({
    en: {
      name: "Reward",
      title: "Thank the ones who stay",
      description:
        "A dividend comes once a year. Points for good habits come every month, and cost what your board has agreed.",
      feature1: "Points for good habits",
      feature1Text: "Steady deposits, loans repaid on time, members brought in.",
      feature2: "Tiers your board sets",
      feature2Text: "With a yearly cost that you know beforehand.",
      feature3: "Goals with a date",
      feature3Text: "School fees, a plot, a wedding: saved for with Habahaba.",
      feature4: "Shares that find a buyer",
      feature4Text: "Members sell to members through Sacco Hisa.",
    },
    sw: {
      name: "Tuza",
      title: "Washukuru wanaobaki",
      description:
        "Gawio huja mara moja kwa mwaka. Pointi za mazoea mema huja kila mwezi, na hugharimu kile ambacho bodi yako imekubali.",
      feature1: "Pointi za mazoea mema",
      feature1Text: "Amana za kila mara, mikopo iliyolipwa kwa wakati, wanachama walioletwa.",
      feature2: "Viwango vinavyowekwa na bodi yako",
      feature2Text: "Kwa gharama ya mwaka unayoijua mapema.",
      feature3: "Malengo yenye tarehe",
      feature3Text: "Karo ya shule, kiwanja, harusi: akiba huwekwa kwa Habahaba.",
      feature4: "Hisa zinazouzika",
      feature4Text: "Wanachama huuziana hisa kupitia jukwaa la hisa.",
    },
  }),
};

export type Pillar = keyof typeof pillarMessages;
