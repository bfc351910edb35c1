import { defineMessages } from "../core/messages.ts";

/** What the reader noticed about a picture, by the codes of `documentNotices`, and what to do about it. @public */
export const documentNoticeMessages = defineMessages({
  en: {
    no_document:
      "We could not find a document in this picture. Lay it on a plain surface and photograph it from above.",
    wrong_kind: "This looks like another document than the one asked for. Please check which one you chose.",
    cut_off: "Part of the document is cut off. Take the picture again with all four corners in it.",
    blurred: "The picture is blurred. Hold the phone still, tap the document to focus, and take it again.",
    glare:
      "Light is reflected by the document and hides part of it. Tilt it a little or move away from the lamp.",
    too_dark: "The picture is too dark. Take it again where there is more light.",
    low_resolution: "The document is too small in the picture. Move closer and take it again.",
    covered:
      "Something hides part of a detail: a finger, light, or the edge of the picture. Take it again with all the text free.",
    several_documents:
      "This picture shows more than one document. Photograph each by itself, so that nothing is mixed up.",
    nothing_found:
      "We could not read this document. Please check the picture, or fill in the details by hand.",
    check_digit_wrong:
      "The digits at the bottom of the document do not fit each other: something was read wrongly, or the document is not genuine.",
    readings_disagree:
      "The same detail stands twice on the document and was read differently. Please check it.",
    expired: "This document has expired.",
  },
  sw: {
    no_document: "Hatukuona hati kwenye picha hii. Iweke juu ya sehemu tupu na uipige picha kutoka juu.",
    wrong_kind: "Hii inaonekana kuwa hati tofauti na iliyoombwa. Tafadhali hakikisha umechagua iliyo sahihi.",
    cut_off: "Sehemu ya hati imekatwa. Piga picha tena ukihakikisha pembe zote nne zinaonekana.",
    blurred:
      "Picha ina ukungu. Shika simu bila kuitikisa, gusa hati kwenye skrini ili ionekane vizuri, kisha upige tena.",
    glare: "Mwanga unaakisiwa na hati na kuficha sehemu yake. Iinamishe kidogo au sogea mbali na taa.",
    too_dark: "Picha ina giza mno. Ipige tena mahali penye mwanga zaidi.",
    low_resolution: "Hati ni ndogo mno kwenye picha. Sogea karibu kisha upige tena.",
    covered:
      "Kuna kitu kinachoficha sehemu ya maelezo: kidole, mwanga au ukingo wa picha. Piga tena maandishi yote yakionekana.",
    several_documents:
      "Picha hii inaonyesha hati zaidi ya moja. Piga picha ya kila hati peke yake ili zisichanganyike.",
    nothing_found: "Hatukuweza kusoma hati hii. Tafadhali angalia picha, au jaza maelezo mwenyewe.",
    check_digit_wrong:
      "Tarakimu zilizo chini ya hati haziafikiani: kuna kitu kimesomwa vibaya, au hati si halisi.",
    readings_disagree:
      "Maelezo yaleyale yako mara mbili kwenye hati na yamesomwa tofauti. Tafadhali yahakiki.",
    expired: "Muda wa hati hii umeisha.",
  },
});
