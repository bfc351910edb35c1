import { defineMessages } from "#contract/core/messages.ts";

/** Files that go along with what somebody writes. */
export const attachmentMessages = defineMessages({
  en: {
    label: "Photos or documents",
    hint: "JPEG, PNG, WebP or PDF; {each} each, {total} together. A photo is kept without the place where it was taken.",
    type: "{name} is neither a photo (JPEG, PNG, WebP) nor a PDF.",
    size: "{name} is larger than {each}.",
    empty: "{name} is empty. Check that you chose the right file.",
    together: "Together they are larger than {total}. Send some of them later.",
    chosen: "Chosen, to go with it",
    remove: "Take back",
    removeOf: "Take back {name}",
    open: "Open {name} in a new tab",
  },
  sw: {
    label: "Picha au hati",
    hint: "JPEG, PNG, WebP au PDF; kila moja hadi {each}, zote hadi {total}. Picha huhifadhiwa bila mahali ilipopigwa.",
    type: "{name} si picha (JPEG, PNG, WebP) wala PDF.",
    size: "{name} ni kubwa kuliko {each}.",
    empty: "{name} haina kitu. Hakikisha umechagua faili sahihi.",
    together: "Zikiwa pamoja zimezidi {total}. Tuma nyingine baadaye.",
    chosen: "Zilizochaguliwa, zitatumwa pamoja",
    remove: "Ondoa",
    removeOf: "Ondoa {name}",
    open: "Fungua {name} kwenye kichupo kipya",
  },
});
