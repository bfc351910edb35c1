import { defineMessages } from "#contract/core/messages.ts";

/** Mails of job alerts. */
export const alertMailMessages = defineMessages({
  en: {
    /** To an address that nobody has proven: it repeats nothing that was typed. */
    confirmSubject: "Would you like new jobs by email?",
    confirmPreview: "One press, and we email you new jobs. Without it we send nothing.",
    confirm:
      "Somebody asked us at {product} to email new jobs to this address. If it was you, please say yes.",
    confirmButton: "See the job alert",
    confirmNot:
      "If it was not you, there is nothing to do: without your yes we send nothing, and forget this address after {days} days.",
    fullSubject: "You have {count} job alerts",
    fullPreview: "That is the most for one address. Stop one to begin another.",
    full: "You asked for another job alert. You have {count} already, the most for one address. Please stop one of them first.",
    fullButton: "See your latest job alert",
    newJobs: { one: "{count} new job for you", other: "{count} new jobs for you" },
    newJobsAt: { one: "{count} new job at {sacco}", other: "{count} new jobs at {sacco}" },
    preview: "Published since our last email: {titles}",
    intro: {
      one: "This job was published since our last email and fits your search: {search}.",
      other: "These {count} jobs were published since our last email and fit your search: {search}.",
    },
    /** {facts}: place, type of employment, pay. */
    job: "{title}, {sacco}\n{facts}\nApply by {date}\n{url}",
    more: { one: "{count} more is on the board.", other: "{count} more are on the board." },
    seeAll: "See all that fit",
    why: "You get this email because you asked for new jobs. Pause or stop it here: {url}",
    everyJob: "every job",
    atSacco: "at {sacco}",
  },
  sw: {
    confirmSubject: "Je, ungependa kupata kazi mpya kwa barua pepe?",
    confirmPreview: "Bofya mara moja, nasi tutakutumia kazi mpya. Bila hivyo hatutumi chochote.",
    confirm:
      "Kuna mtu aliyetuomba katika {product} tutume kazi mpya kwa anwani hii ya barua pepe. Kama ni wewe, tafadhali kubali.",
    confirmButton: "Tazama arifa ya kazi",
    confirmNot:
      "Kama si wewe, huna la kufanya: usipokubali hatutumi chochote, na tutaisahau anwani hii baada ya siku {days}.",
    fullSubject: "Una arifa {count} za kazi",
    fullPreview: "Hiyo ndiyo idadi ya juu kwa anwani moja. Simamisha moja ili uanze nyingine.",
    full: "Umeomba arifa nyingine ya kazi. Tayari una arifa {count}, idadi ya juu kwa anwani moja. Tafadhali simamisha moja kwanza.",
    fullButton: "Tazama arifa yako ya karibuni",
    newJobs: { one: "Kazi {count} mpya kwako", other: "Kazi {count} mpya kwako" },
    newJobsAt: { one: "Kazi {count} mpya katika {sacco}", other: "Kazi {count} mpya katika {sacco}" },
    preview: "Zilizotangazwa tangu barua pepe yetu ya mwisho: {titles}",
    intro: {
      one: "Kazi hii ilitangazwa tangu barua pepe yetu ya mwisho na inalingana na ulichotafuta: {search}.",
      other:
        "Kazi hizi {count} zilitangazwa tangu barua pepe yetu ya mwisho na zinalingana na ulichotafuta: {search}.",
    },
    job: "{title}, {sacco}\n{facts}\nMwisho wa kutuma maombi: {date}\n{url}",
    more: {
      one: "Nyingine {count} iko kwenye ukurasa wa nafasi za kazi.",
      other: "Nyingine {count} ziko kwenye ukurasa wa nafasi za kazi.",
    },
    seeAll: "Tazama zote zinazolingana",
    why: "Unapata barua pepe hii kwa sababu uliomba kazi mpya. Isitishe au isimamishe hapa: {url}",
    everyJob: "kazi zote",
    atSacco: "katika {sacco}",
  },
});

export const alertRefusals = defineMessages({
  en: {
    unknownKey: "This link belongs to no job alert. It may have been deleted.",
    tooMany: "You have {count} job alerts, the most that one person can have. Please delete one first.",
    same: "You have another job alert with this search already.",
    noSacco: "We know no careers page by this name.",
    tooOften: "This address was asked several times today.",
  },
  sw: {
    unknownKey: "Kiungo hiki si cha arifa yoyote ya kazi. Huenda imefutwa.",
    tooMany: "Una arifa {count} za kazi, idadi ya juu kwa mtu mmoja. Tafadhali futa moja kwanza.",
    same: "Tayari una arifa nyingine ya kazi yenye utafutaji huu.",
    noSacco: "Hatujui ukurasa wa kazi wenye jina hili.",
    tooOften: "Anwani hii imeombwa mara kadhaa leo.",
  },
});
