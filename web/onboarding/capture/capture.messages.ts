import { defineMessages } from "#contract/core/messages.ts";

/** The documents of a membership application, by the codes of `applicationDocumentKinds`. */
export const documentNameMessages = defineMessages({
  en: {
    "passport-photo": "Passport Photo",
    "id-front": "National ID, front",
    "id-back": "National ID, back",
    passport: "Passport",
    "kra-pin": "KRA PIN Certificate",
  },
  sw: {
    "passport-photo": "Picha ya pasipoti",
    "id-front": "Kitambulisho cha kitaifa, mbele",
    "id-back": "Kitambulisho cha kitaifa, nyuma",
    passport: "Pasipoti",
    "kra-pin": "Cheti cha PIN ya KRA",
  },
});

/** What each document should show. */
export const documentHintMessages = defineMessages({
  en: {
    "passport-photo": "Your face from the front, in good light, without a hat or dark glasses.",
    "id-front": "The side with the photograph.",
    "id-back": "The other side of the same card.",
    passport: "The page with the photograph, down to the two lines of letters below it.",
    "kra-pin": "The certificate from iTax: its PDF, or a picture of the whole page.",
  },
  sw: {
    "passport-photo": "Uso wako ukitazama mbele, penye mwanga wa kutosha, bila kofia wala miwani ya jua.",
    "id-front": "Upande wenye picha.",
    "id-back": "Upande wa pili wa kadi hiyo hiyo.",
    passport: "Ukurasa wenye picha, pamoja na mistari miwili ya herufi iliyo chini yake.",
    "kra-pin": "Cheti kutoka iTax: PDF yake, au picha ya ukurasa wote.",
  },
});

/** What to do better with a picture of a document, by the codes of `pictureAdvice`. */
export const documentAdviceMessages = defineMessages({
  en: {
    too_few_pixels: "The picture is too small to be read. Move closer, or choose a larger picture.",
    too_dark: "The picture is too dark. Take it again where there is more light.",
    not_found: "We see no document in this picture. Lay it on a plain surface and photograph it from above.",
    blurred: "The picture is blurred. Hold the phone still, and wait until the letters are sharp.",
    glare: "Light is reflected by the document. Tilt it a little, or move away from the lamp.",
    cut_off:
      "Something reaches over the edge of the picture. Lay the document alone on a plain surface, with all four corners in the frame.",
    small: "The document is too small in the picture. Move closer until it fills the frame.",
  },
  sw: {
    too_few_pixels: "Picha ni ndogo mno kusomeka. Sogea karibu, au chagua picha kubwa zaidi.",
    too_dark: "Picha ina giza mno. Ipige tena mahali penye mwanga zaidi.",
    not_found: "Hatuoni hati kwenye picha hii. Iweke juu ya sehemu tupu na uipige picha kutoka juu.",
    blurred: "Picha ina ukungu. Shika simu bila kuitikisa, na usubiri hadi herufi zionekane vizuri.",
    glare: "Mwanga unaakisiwa na hati. Iinamishe kidogo, au sogea mbali na taa.",
    cut_off:
      "Kuna kitu kinachovuka ukingo wa picha. Weka hati peke yake juu ya sehemu tupu, pembe zote nne zikiwa ndani ya fremu.",
    small: "Hati ni ndogo mno kwenye picha. Sogea karibu hadi ijaze fremu.",
  },
});

/** The same for a photograph of a face; what only a paper can have wrong is never said of it. */
export const faceAdviceMessages = defineMessages({
  en: {
    too_few_pixels: "The picture is too small. Move closer, or choose a larger picture.",
    too_dark: "The picture is too dark. Turn your face towards a window or a lamp.",
    blurred: "The picture is blurred. Hold the phone still and look straight ahead.",
  },
  sw: {
    too_few_pixels: "Picha ni ndogo mno. Sogea karibu, au chagua picha kubwa zaidi.",
    too_dark: "Picha ina giza mno. Geuza uso wako kuelekea dirisha au taa.",
    blurred: "Picha ina ukungu. Shika simu bila kuitikisa na utazame mbele.",
  },
});

/** Where a document stands, and what can be done with it. */
export const captureMessages = defineMessages({
  en: {
    takePhoto: "Take a photo",
    chooseFile: "Choose a file",
    /** Names of the buttons for screen readers: there are several of each on the page. */
    takePhotoOf: "Take a photo: {document}",
    chooseFileOf: "Choose a file: {document}",
    retakeOf: "Take again: {document}",
    removeOf: "Remove: {document}",
    retake: "Take again",
    remove: "Remove",
    missing: "Not there yet",
    received: "Received",
    checking: "Looking at the picture",
    sending: "Sending",
    sendingOf: "Sending {document}",
    waiting: "Waits for the line",
    refused: "Not taken",
    flagged: "Received, and our staff will look at it closely",
    takenBy: "Taken by {officer}",
    uploaded: "Document Uploaded",
    kept: "{count} of {all} documents received.",
    waitsHere: "There is no connection. Your pictures are kept in this browser and go out by themselves.",
    waitsHereTitle: "Your pictures wait for the line",
    tryNow: "Try now",
    pictures: "A picture, at most {size}",
    picturesOrPdf: "A picture or a PDF, at most {size}",
    wrongType: "Please choose a picture.",
    wrongTypeOrPdf: "Please choose a picture or a PDF.",
    tooLarge: "The file is too large: at most {size}.",
    empty: "The file is empty.",
    notOpened: "This browser cannot open the picture. Please choose a JPEG, or use the camera.",
    notRemoved: "It could not be removed. Please try again.",
    pdf: "PDF document",
    previewOf: "{document}, as it will be seen",
  },
  sw: {
    takePhoto: "Piga picha",
    chooseFile: "Chagua faili",
    takePhotoOf: "Piga picha: {document}",
    chooseFileOf: "Chagua faili: {document}",
    retakeOf: "Piga tena: {document}",
    removeOf: "Ondoa: {document}",
    retake: "Piga tena",
    remove: "Ondoa",
    missing: "Bado haipo",
    received: "Imepokelewa",
    checking: "Tunaangalia picha",
    sending: "Inatumwa",
    sendingOf: "{document} inatumwa",
    waiting: "Inasubiri mtandao",
    refused: "Haikupokelewa",
    flagged: "Imepokelewa, na wafanyakazi wetu wataiangalia kwa makini",
    takenBy: "Imepigwa na {officer}",
    uploaded: "Hati imepakiwa",
    kept: "Hati {count} kati ya {all} zimepokelewa.",
    waitsHere: "Hakuna mtandao. Picha zako zimehifadhiwa kwenye kivinjari hiki na zitatumwa zenyewe.",
    waitsHereTitle: "Picha zako zinasubiri mtandao",
    tryNow: "Jaribu sasa",
    pictures: "Picha, isizidi {size}",
    picturesOrPdf: "Picha au PDF, isizidi {size}",
    wrongType: "Tafadhali chagua picha.",
    wrongTypeOrPdf: "Tafadhali chagua picha au PDF.",
    tooLarge: "Faili ni kubwa mno: isizidi {size}.",
    empty: "Faili haina kitu.",
    notOpened: "Kivinjari hiki hakiwezi kufungua picha hii. Tafadhali chagua JPEG, au tumia kamera.",
    notRemoved: "Haikuweza kuondolewa. Tafadhali jaribu tena.",
    pdf: "Hati ya PDF",
    previewOf: "{document}, jinsi itakavyoonekana",
  },
});

/** The camera in the page, and the look at a picture before it goes out. */
export const cameraMessages = defineMessages({
  en: {
    frameDocument: "Hold the document into the frame, with all four corners in it.",
    frameFace: "Bring your face into the frame and look straight ahead.",
    asking: "Your browser asks whether this page may use the camera. Please allow it.",
    noPicture: "The camera gives no picture just now. We start it again.",
    shutter: "Take the picture",
    torchOn: "Light on",
    torchOff: "Light off",
    useFile: "Choose a file instead",
    good: "The picture is sharp and bright enough.",
    once: "It would be read better if you took it again.",
    twice: "We take it as it is, and our staff will look at it closely. You may also take it once more.",
    use: "Use this picture",
    useAnyway: "Use it all the same",
    again: "Take again",
    another: "Choose another file",
    refusedTitle: "The camera is switched off for this page",
    refused:
      "You can choose a file instead: on a phone, take the picture with its camera first. To use the camera here, allow it in the settings of your browser and open this again.",
    noneTitle: "We found no camera",
    none: "You can choose a file instead, or go on with your phone.",
    busyTitle: "Another program uses the camera",
    busy: "Close it and try again, or choose a file instead.",
    unsupportedTitle: "This browser gives us no camera",
    unsupported: "You can choose a file instead: on a phone, its own camera takes the picture.",
    tryAgain: "Try again",
  },
  sw: {
    frameDocument: "Weka hati ndani ya fremu, pembe zote nne zikionekana.",
    frameFace: "Weka uso wako ndani ya fremu na utazame mbele.",
    asking: "Kivinjari chako kinauliza kama ukurasa huu unaweza kutumia kamera. Tafadhali kubali.",
    noPicture: "Kamera haionyeshi picha kwa sasa. Tunaiwasha tena.",
    shutter: "Piga picha",
    torchOn: "Washa taa",
    torchOff: "Zima taa",
    useFile: "Chagua faili badala yake",
    good: "Picha inaonekana vizuri na ina mwanga wa kutosha.",
    once: "Itasomeka vizuri zaidi ukiipiga tena.",
    twice:
      "Tunaipokea jinsi ilivyo, na wafanyakazi wetu wataiangalia kwa makini. Unaweza pia kuipiga mara nyingine.",
    use: "Tumia picha hii",
    useAnyway: "Itumie hata hivyo",
    again: "Piga tena",
    another: "Chagua faili nyingine",
    refusedTitle: "Kamera imezimwa kwa ukurasa huu",
    refused:
      "Unaweza kuchagua faili badala yake: kwenye simu, piga picha kwanza kwa kamera yake. Ili kutumia kamera hapa, iruhusu kwenye mipangilio ya kivinjari chako kisha ufungue hapa tena.",
    noneTitle: "Hatukupata kamera",
    none: "Unaweza kuchagua faili badala yake, au kuendelea kwa simu yako.",
    busyTitle: "Programu nyingine inatumia kamera",
    busy: "Ifunge kisha ujaribu tena, au chagua faili badala yake.",
    unsupportedTitle: "Kivinjari hiki hakitupi kamera",
    unsupported: "Unaweza kuchagua faili badala yake: kwenye simu, kamera yake hupiga picha.",
    tryAgain: "Jaribu tena",
  },
});
