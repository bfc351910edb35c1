import { defineMessages } from "#contract/core/messages.ts";

/** What is wrong with a file that somebody uploads. */
export const fileErrors = defineMessages({
  en: {
    emptyFile: "This file is empty (0 bytes). Check that you chose the right one.",
    /** `limit` is a size: 5 MB. */
    tooLarge: "The file is larger than {limit}.",
    /** `kinds` is a list: PDF, DOCX or DOC. */
    otherKind: "Please upload a {kinds} file.",
    seenKind: "By its content this is a file of the type {seen}. Please upload a {kinds} file.",
    heic: "This is a HEIC photograph, as iPhones keep them. Save it as JPEG and upload that.",
    pdfTruncated:
      "This PDF is damaged or incomplete: its end is missing. Save or download it again and retry.",
    pdfLocked: "This PDF asks for a password. Save a copy without the password and upload that.",
    pdfEmpty: "This PDF has no pages. Check that you chose the right file.",
    pdfKeepsAuthor:
      "We cannot take out of this PDF who made it. Print it into a new PDF, or send a photo of it.",
    pictureDamaged: "This picture is damaged or incomplete. Take or save it again and retry.",
    pictureIncomplete: "This picture is incomplete: its end is missing. Take or save it again and retry.",
    cannotDecode: "Pictures cannot be read on this server: a part that it needs is missing.",
    pictureTooLarge: "This picture has more than 100 megapixels. Please upload a smaller one.",
    olderOffice:
      "This is an older Office file (.xls, .ppt) or an installer. Save it in today's format and upload that.",
    wordMacros: "This Word document contains macros. Save it as .docx or as a PDF and upload that.",
    macros: "This document contains macros. Save it as an ordinary file without them and upload that.",
    archive: "This is a ZIP archive, not a document.",
    otherOffice: "This is an Office file, but not a .docx or .xlsx document.",
    documentDamaged: "This document is damaged or incomplete. Save or download it again and retry.",
    documentBomb: "This document unpacks to far more than a document should and was refused.",
    uploadTooSlow: "The upload took too long. Please send the file again.",
    notInStorage: "This file is no longer in storage.",
  },
  sw: {
    emptyFile: "Faili hii haina chochote (baiti 0). Hakikisha umechagua faili sahihi.",
    tooLarge: "Faili ni kubwa kuliko {limit}.",
    otherKind: "Tafadhali pakia faili ya {kinds}.",
    seenKind: "Yaliyomo yanaonyesha kuwa hii ni faili ya {seen}. Tafadhali pakia faili ya {kinds}.",
    heic: "Hii ni picha ya HEIC, jinsi iPhone zinavyozihifadhi. Ihifadhi kama JPEG kisha uipakie.",
    pdfTruncated:
      "PDF hii imeharibika au haijakamilika: mwisho wake haupo. Ihifadhi au uipakue upya kisha ujaribu tena.",
    pdfLocked: "PDF hii inahitaji nenosiri. Hifadhi nakala isiyo na nenosiri kisha uipakie.",
    pdfEmpty: "PDF hii haina kurasa. Hakikisha umechagua faili sahihi.",
    pdfKeepsAuthor:
      "Hatuwezi kuondoa kwenye PDF hii jina la aliyeitengeneza. Ichapishe kuwa PDF mpya, au tuma picha yake.",
    pictureDamaged: "Picha hii imeharibika au haijakamilika. Ipige au uihifadhi upya kisha ujaribu tena.",
    pictureIncomplete:
      "Picha hii haijakamilika: mwisho wake haupo. Ipige au uihifadhi upya kisha ujaribu tena.",
    cannotDecode: "Picha haziwezi kusomwa kwenye seva hii: sehemu inayohitajika haipo.",
    pictureTooLarge: "Picha hii inazidi megapikseli 100. Tafadhali pakia iliyo ndogo zaidi.",
    olderOffice:
      "Hii ni faili ya zamani ya Office (.xls, .ppt) au ya kusakinisha programu. Ihifadhi kwa muundo wa sasa kisha uipakie.",
    wordMacros: "Hati hii ya Word ina makro. Ihifadhi kama .docx au PDF kisha uipakie.",
    macros: "Hati hii ina makro. Ihifadhi kama faili ya kawaida isiyo na makro kisha uipakie.",
    archive: "Hii ni faili iliyobanwa (ZIP), si hati.",
    otherOffice: "Hii ni faili ya Office, lakini si hati ya .docx wala .xlsx.",
    documentDamaged: "Hati hii imeharibika au haijakamilika. Ihifadhi au uipakue upya kisha ujaribu tena.",
    documentBomb: "Hati hii inafunguka kuwa kubwa mno kuliko hati ya kawaida, na imekataliwa.",
    uploadTooSlow: "Kupakia kumechukua muda mrefu mno. Tafadhali tuma faili tena.",
    notInStorage: "Faili hii haipo tena kwenye hifadhi.",
  },
});
