import type { OfferSettings } from "./offers.ts";

/*
 * HR writes on pages in English to people who may read Kiswahili: unlike messages, both letters are there whatever
 * the language of the page is.
 */

const letter = `Dear {{firstName}},

{{organization}} is pleased to offer you the position of {{position}} in {{department}}. We were glad to meet you, and we look forward to working with you.

Your salary is {{salary}} a month before tax and statutory deductions. You begin on {{startDate}} at {{place}}.

{{terms}}

This offer is open until the end of {{expiryDate}}. To accept it, open it in your account and type your name. If anything in it is unclear, write to us before you answer.

Yours sincerely,
{{senderName}}
{{organization}}`;

const letterSw = `Mpendwa {{firstName}},

{{organization}} ina furaha kukupa ofa ya kazi katika nafasi ya {{position}}, idara ya {{department}}. Tulifurahi kukutana nawe, na tunatarajia kufanya kazi nawe.

Mshahara wako ni {{salary}} kwa mwezi kabla ya kodi na makato ya kisheria. Utaanza kazi tarehe {{startDate}} katika {{place}}.

{{terms}}

Ofa hii ipo hadi mwisho wa {{expiryDate}}. Ili kuikubali, ifungue kwenye akaunti yako na uandike jina lako. Ikiwa kuna jambo lisiloeleweka, tuandikie kabla ya kujibu.

Wako mwaminifu,
{{senderName}}
{{organization}}`;

/** What holds until an organisation decides otherwise. */
export const defaultOfferSettings: OfferSettings = {
  approvalRequired: false,
  answerDays: 7,
  letter,
  letterSw,
};

/** What Kenyan employers usually agree; HR writes over it. Employment Act 2007, sections 10, 28, 35 and 42. */
export const defaultTerms = {
  en: "A permanent contract after three months of probation. 21 working days of annual leave. After probation either side may end the contract with one month's notice in writing.",
  sw: "Mkataba wa kudumu baada ya miezi mitatu ya majaribio. Siku 21 za kazi za likizo kwa mwaka. Baada ya majaribio, kila upande unaweza kusitisha mkataba kwa ilani ya maandishi ya mwezi mmoja.",
} as const;
