import { type EmailTemplateInput, standardTemplates } from "./email-templates.ts";

type Words = Pick<EmailTemplateInput, "subject" | "body">;

/*
 * HR writes on pages in English to people who may read Kiswahili: unlike messages, these texts are there whatever
 * the language of the page is.
 */

/** The standard templates in Kiswahili, by their names. */
const inKiswahili: Readonly<Record<string, Words>> = {
  "Ask for a short call": {
    subject: "Simu fupi kuhusu nafasi ya {{jobTitle}}",
    body: "Mpendwa {{firstName}},\n\nAsante kwa kuomba nafasi ya {{jobTitle}} katika {{organization}}. Tungependa kukupigia simu kwa takriban dakika kumi na tano ili tuzungumze kuhusu uzoefu wako wa kazi.\n\nNi muda gani unaokufaa wiki hii, kati ya 09:00 na 16:00?\n\nKwa heshima,\n{{senderName}}",
  },
  "Before the interview": {
    subject: "Mahojiano yako ya nafasi ya {{jobTitle}}: vitu vya kuja navyo",
    body: "Mpendwa {{firstName}},\n\nTunatarajia kukutana nawe. Tafadhali njoo na kitambulisho chako cha kitaifa, vyeti vyako halisi, na majina ya warejelewa wawili waliofanya kazi nawe.\n\nIkiwa unahitaji mpango wowote maalum ili uweze kushiriki, tuambie nasi tutaushughulikia.\n\nKwa heshima,\n{{senderName}}\n{{organization}}",
  },
  "Still under review": {
    subject: "Ombi lako la nafasi ya {{jobTitle}}",
    body: "Mpendwa {{firstName}},\n\nBado tunapitia maombi ya nafasi ya {{jobTitle}} katika idara ya {{department}}. Hatujakusahau; tunatarajia kufanya uamuzi ndani ya wiki mbili zijazo.\n\nKwa heshima,\n{{senderName}}",
  },
  "Offer call": {
    subject: "Habari njema kuhusu nafasi ya {{jobTitle}}",
    body: "Mpendwa {{candidateName}},\n\nKamati imefanya uamuzi wake, na tungependa kuzungumza nawe kuhusu ofa ya kazi. Tafadhali tuambie ni lini tunaweza kukupata kwa simu.\n\nKwa heshima,\n{{senderName}}\n{{organization}}",
  },
};

/** Subject of a mail to who reads Kiswahili that begins without a template. */
export const kiswahiliSubject = (jobTitle: string): string => `Ombi lako la nafasi ya ${jobTitle}`;

/** A template for who reads Kiswahili. What a SACCO wrote or changed itself stays as it is. */
export function templateInKiswahili({ subject, body }: Words): Words {
  const ours = standardTemplates.find((one) => one.subject === subject && one.body === body);
  return (ours && inKiswahili[ours.name]) ?? { subject, body };
}
