import { defineMessages } from "../core/messages.ts";

/**
 * The consent notice of a membership application, in the parts that the Data Protection Act, 2019 asks for. Whoever
 * changes what it says gives it another version (`consentNoticeVersion`): the record names the one that was agreed to.
 */
export const consentNotice = defineMessages({
  en: {
    controller: "Who decides about your data",
    controllerText:
      "{sacco} is the data controller. {product} processes the data on its instructions and for nothing else.",
    purposes: "What it is used for",
    purposesText:
      "To decide whether you are admitted, to know who you are as the law against money laundering demands, to keep your membership, and to reach you, your next of kin and your beneficiaries.",
    data: "What is collected",
    dataText:
      "What you fill in, and pictures of your documents. Your photograph, your marital status and the details of your family are sensitive personal data.",
    automated: "What a program does",
    automatedText:
      "Programs read the text on your documents, ask the registry and compare your photograph with your ID. They only point out what does not fit. A person decides.",
    transfers: "Where it is kept",
    transfersText:
      "Encrypted, on the servers of this service. The pictures are read and compared there, and sent to no other country for it.",
    sharing: "Who else receives it",
    sharingText:
      "The national registry is asked with your name, birth date and ID number. Authorities receive what a law obliges the SACCO to give. Nobody buys it.",
    withdrawal: "How you withdraw",
    withdrawalText:
      "Ask the SACCO at any time to see, correct or erase your data, or take back a consent. It answers within {days} days.",
    consequences: "What follows from a no",
    consequencesText:
      "Without the first three consents the SACCO cannot take the application. News and offers are up to you. Records of a member stay {years} years after the membership ends, because the law demands it.",
  },
  sw: {
    controller: "Nani huamua kuhusu data yako",
    controllerText:
      "{sacco} ndiyo mdhibiti wa data. {product} huchakata data kwa maagizo yake, na si kwa jambo lingine lolote.",
    purposes: "Inatumika kwa nini",
    purposesText:
      "Kuamua kama utapokelewa, kukutambua kama sheria dhidi ya utakatishaji fedha inavyotaka, kutunza uanachama wako, na kukufikia wewe, jamaa wako wa karibu na warithi wako.",
    data: "Tunachokusanya",
    dataText:
      "Unachojaza, na picha za hati zako. Picha yako, hali yako ya ndoa na maelezo ya familia yako ni data nyeti ya kibinafsi.",
    automated: "Programu inafanya nini",
    automatedText:
      "Programu husoma maandishi kwenye hati zako, huuliza sajili ya kitaifa na hulinganisha picha yako na kitambulisho. Huonyesha tu kisichoafikiana. Mtu ndiye huamua.",
    transfers: "Inahifadhiwa wapi",
    transfersText:
      "Ikiwa imesimbwa, kwenye seva za huduma hii. Picha husomwa na kulinganishwa hapo, wala hazipelekwi nchi nyingine kwa kazi hiyo.",
    sharing: "Nani mwingine huipata",
    sharingText:
      "Sajili ya kitaifa huulizwa kwa jina lako, tarehe yako ya kuzaliwa na nambari ya kitambulisho. Mamlaka hupata kile ambacho sheria inailazimu SACCO kutoa. Haiuzwi kwa yeyote.",
    withdrawal: "Jinsi ya kuondoa idhini",
    withdrawalText:
      "Wakati wowote unaweza kuiomba SACCO ikuonyeshe, irekebishe au ifute data yako, au uondoe idhini uliyotoa. Itakujibu ndani ya siku {days}.",
    consequences: "Ukikataa itakuwaje",
    consequencesText:
      "Bila idhini tatu za kwanza SACCO haiwezi kupokea ombi lako. Habari na ofa ni kwa hiari yako. Kumbukumbu za mwanachama hubaki miaka {years} baada ya uanachama kuisha, kwa sababu sheria inataka hivyo.",
  },
});

/** What is ticked, by the names of `consentParts`. */
export const consentLabels = defineMessages({
  en: {
    identityChecks: "{sacco} may check my identity and keep the data of this application.",
    biometrics: "My photograph may be compared by a program with the face on my ID.",
    registry: "The national registry may be asked about my name, birth date and ID number.",
    marketing: "{sacco} may send me news and offers. (Optional)",
  },
  sw: {
    identityChecks: "{sacco} inaweza kuhakikisha utambulisho wangu na kuhifadhi data ya ombi hili.",
    biometrics: "Programu inaweza kulinganisha picha yangu na uso ulio kwenye kitambulisho changu.",
    registry:
      "Sajili ya kitaifa inaweza kuulizwa kuhusu jina langu, tarehe ya kuzaliwa na nambari ya kitambulisho.",
    marketing: "{sacco} inaweza kunitumia habari na ofa. (Si lazima)",
  },
});
