import { defineMessages } from "#contract/core/messages.ts";

/** What a visitor is answered who writes to the team or books a meeting. */
export const enquiryMessages = defineMessages({
  en: {
    severalToday: "You have written to us several times today.",
    booked: "Your meeting is booked. We have sent the invitation to your email address.",
    received: "Thank you. We have received your message and will get back to you within {hours} hours.",
    closedThen: "We are closed on {day}: {holiday}. Please choose another day.",
    notOffered: "Please choose one of the offered times.",
  },
  sw: {
    severalToday: "Umetuandikia mara kadhaa leo.",
    booked: "Mkutano wako umepangwa. Tumetuma mwaliko kwa barua pepe yako.",
    received: "Asante. Tumepokea ujumbe wako na tutakujibu ndani ya saa {hours}.",
    closedThen: "Tumefunga {day}: {holiday}. Tafadhali chagua siku nyingine.",
    notOffered: "Tafadhali chagua moja ya nyakati zilizotolewa.",
  },
});

/** The mails to the sender of an enquiry. */
export const enquiryMailMessages = defineMessages({
  en: {
    calls:
      "{product} calls {number}. To change the time, answer the mail that this came with or call {phone}.",
    theirNumber: "the number that you gave",
    byPhone: "Phone",
    when: "When",
    how: "How",
    weCall: "We call the number that you gave",
    toCalendar: "Open the attachment to put it into your calendar.",
    bookedWith: "Your {meeting} with {product} is booked.",
    arrived: "Thank you for writing to {product}. Your message has arrived.",
    arrivedAbout: "Thank you for writing to {product} about {solution}. Your message has arrived.",
    bookedSubject: "Booked: {meeting}",
    receivedSubject: "We have received your message to {product}",
    notYou: "If it was not you who wrote to us, or to change something, answer this mail or call {phone}.",
    replySubject: "Re: your enquiry to {product}",
    cancelledSubject: "Called off: {meeting}",
    cancelled: "The meeting on {time} will not take place.",
    findAnother: "Answer this mail to find another time; we are sorry for the change.",
    /** A meeting in a subject or a calendar: Ushirika demo. */
    meetingName: "{product} {meeting}",
    demo: "demo",
    consultation: "consultation",
    nextContact: "A person will read it and answer by email within {hours} hours.",
    nextDemo: "We will show you the agents at work on an example like yours. Have your questions ready.",
    nextConsultation: "Tell us where work piles up in your SACCO; we come prepared with examples.",
    nextQuote:
      "We will answer with a quote, or with the two or three questions it depends on, within {hours} hours.",
    nextSales: "Somebody from our sales team will answer within {hours} hours.",
    nextSolution: "We will tell you how it works and what it takes in your SACCO, within {hours} hours.",
  },
  sw: {
    calls:
      "{product} itapiga simu kwa {number}. Ili kubadilisha muda, jibu barua pepe iliyoleta mwaliko huu au piga simu {phone}.",
    theirNumber: "nambari uliyotoa",
    byPhone: "Simu",
    when: "Lini",
    how: "Jinsi",
    weCall: "Tutapiga simu kwa nambari uliyotoa",
    toCalendar: "Fungua kiambatisho ili kuuweka kwenye kalenda yako.",
    bookedWith: "{meeting} yako na {product} imepangwa.",
    arrived: "Asante kwa kuiandikia {product}. Ujumbe wako umefika.",
    arrivedAbout: "Asante kwa kuiandikia {product} kuhusu {solution}. Ujumbe wako umefika.",
    bookedSubject: "Imepangwa: {meeting}",
    receivedSubject: "Tumepokea ujumbe wako kwa {product}",
    notYou:
      "Ikiwa si wewe uliyetuandikia, au ukitaka kubadilisha jambo, jibu barua pepe hii au piga simu {phone}.",
    replySubject: "Jibu: swali lako kwa {product}",
    cancelledSubject: "Imeghairiwa: {meeting}",
    cancelled: "Mkutano wa {time} hautafanyika.",
    findAnother: "Jibu barua pepe hii ili tupate muda mwingine; samahani kwa mabadiliko haya.",
    meetingName: "{meeting} ya {product}",
    demo: "Maonyesho",
    consultation: "Mashauriano",
    nextContact: "Mtu ataisoma na kukujibu kwa barua pepe ndani ya saa {hours}.",
    nextDemo: "Tutakuonyesha mawakala wakifanya kazi kwa mfano unaofanana na wako. Andaa maswali yako.",
    nextConsultation: "Tuambie kazi inarundikana wapi kwenye SACCO yako; tutakuja na mifano.",
    nextQuote:
      "Tutakujibu kwa bei, au kwa maswali mawili matatu ambayo bei inategemea, ndani ya saa {hours}.",
    nextSales: "Mtu wa timu yetu ya mauzo atakujibu ndani ya saa {hours}.",
    nextSolution:
      "Tutakueleza jinsi linavyofanya kazi na linachohitaji kwenye SACCO yako, ndani ya saa {hours}.",
  },
});
