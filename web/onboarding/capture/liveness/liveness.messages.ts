import { defineMessages } from "#contract/core/messages.ts";

/** A few pictures of a turning head, which show that somebody is there. */
export const livenessMessages = defineMessages({
  en: {
    title: "Show that it is you",
    lead: "Your camera takes seven pictures while you turn your head as we ask. They are compared with each other and then deleted; our staff see only what came of it.",
    optional: "This is optional. Without a camera you can leave it out: our staff then look more closely.",
    start: "Start",
    begin: "I am ready",
    ready: "Sit where there is light on your face, alone in the picture. It takes some ten seconds.",
    ahead: "Look straight ahead.",
    left: "Turn your head slowly to your left.",
    right: "Turn your head slowly to your right.",
    up: "Lift your chin slowly.",
    step: "{step} of {all}",
    sending: "Sending the pictures",
    done: "Thank you. The pictures have been looked at.",
    unseen: "Your face could not be seen in all pictures. You can leave it so, or try again in better light.",
    again: "Try again",
    noCamera: "There is no camera that this page may use. You can leave this out.",
    failed: "The pictures did not arrive. Please try again, or leave this out.",
  },
  sw: {
    title: "Onyesha kuwa ni wewe",
    lead: "Kamera yako hupiga picha saba unapogeuza kichwa jinsi tunavyoomba. Zinalinganishwa kisha zinafutwa; wafanyakazi wetu huona matokeo pekee.",
    optional: "Hii si lazima. Bila kamera unaweza kuiacha: wafanyakazi wetu wataangalia kwa makini zaidi.",
    start: "Anza",
    begin: "Niko tayari",
    ready: "Kaa mahali penye mwanga usoni, ukiwa peke yako kwenye picha. Inachukua kama sekunde kumi.",
    ahead: "Tazama mbele.",
    left: "Geuza kichwa polepole upande wako wa kushoto.",
    right: "Geuza kichwa polepole upande wako wa kulia.",
    up: "Inua kidevu polepole.",
    step: "{step} kati ya {all}",
    sending: "Picha zinatumwa",
    done: "Asante. Picha zimeangaliwa.",
    unseen:
      "Uso wako haukuonekana kwenye picha zote. Unaweza kuiacha hivyo, au ujaribu tena penye mwanga zaidi.",
    again: "Jaribu tena",
    noCamera: "Hakuna kamera ambayo ukurasa huu unaweza kutumia. Unaweza kuacha hatua hii.",
    failed: "Picha hazikufika. Tafadhali jaribu tena, au uache hatua hii.",
  },
});
