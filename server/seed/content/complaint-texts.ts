import type { ComplaintOutcome, RootCause, Severity } from "#contract/experience/complaints.ts";
import type { ExperienceTopic } from "#contract/experience/topics.ts";

/** A complaint as somebody writes it, and what came of it. Nobody is quoted. */
export interface ComplaintText {
  topic: ExperienceTopic;
  language: "en" | "sw";
  severity: Severity;
  description: string;
  wanted: string;
  /** What the SACCO asks back. */
  question: string;
  /** What the member answers to it. */
  answer: string;
  rootCause: RootCause;
  outcome: ComplaintOutcome;
  /** For the staff. */
  resolution: string;
  /** What the member is told in the end. */
  told: string;
}

export const complaintTexts: readonly ComplaintText[] = [
  {
    topic: "mpesa",
    language: "sw",
    severity: "medium",
    description:
      "Nililipa mkopo wangu kwa M-PESA, KSh 12,400, lakini salio langu halijabadilika mpaka leo. Ujumbe wa M-PESA ninao.",
    wanted: "Malipo yangu yaingizwe kwenye mkopo.",
    question: "Asante kwa kutuandikia. Tafadhali tutumie nambari ya muamala ya M-PESA.",
    answer: "Nambari ni QKT4R7YH2M.",
    rootCause: "system",
    outcome: "upheld",
    resolution:
      "The paybill notification came without an account number and lay on the suspense account. Posted.",
    told: "Malipo yako ya KSh 12,400 yameingizwa kwenye mkopo wako kuanzia siku uliyolipa. Samahani kwa usumbufu.",
  },
  {
    topic: "loans",
    language: "en",
    severity: "medium",
    description:
      "I applied for a development loan five weeks ago. Every time I call I am told that the committee has not sat. Nobody has given me a date.",
    wanted: "A decision, and the reason for the delay.",
    question: "Thank you for writing. Which branch did you hand your documents to?",
    answer: "Machakos branch, to the loans desk, on a Tuesday.",
    rootCause: "process",
    outcome: "upheld",
    resolution: "File was complete but not on the committee's list. Tabled at an extra sitting, approved.",
    told: "Your loan was approved at an extra sitting of the committee and is being paid out. Your file had not been put on the list; we now check the list against all files every Friday.",
  },
  {
    topic: "staff_service",
    language: "sw",
    severity: "medium",
    description:
      "Nilikuja dirishani nikaulizwa kwa nini sijui kujaza fomu, mbele ya watu wote. Nilijisikia vibaya sana.",
    wanted: "Mhudumu aombe msamaha na wengine wafundishwe.",
    question: "Pole sana. Ilikuwa siku gani na saa ngapi?",
    answer: "Ijumaa iliyopita, mchana baada ya saa saba.",
    rootCause: "staff_conduct",
    outcome: "upheld",
    resolution:
      "Spoke with the teller and the branch manager. Apology by phone; refresher on counter service booked.",
    told: "Tumezungumza na mhudumu na meneja wa tawi. Meneja amekupigia kuomba msamaha, na wahudumu wote watapata mafunzo mwezi huu.",
  },
  {
    topic: "guarantors",
    language: "en",
    severity: "high",
    description:
      "I guaranteed a colleague in 2023. He cleared his loan in March but my deposits are still locked, so I cannot borrow.",
    wanted: "Release my guarantee.",
    question: "Thank you. Can you tell us the name of the member whom you guaranteed?",
    answer: "He works at the county office, payroll 20411.",
    rootCause: "process",
    outcome: "upheld",
    resolution:
      "Guarantee was not released at closure of the loan. Released; batch of 14 like it found and released.",
    told: "Your guarantee is released and you can borrow against your deposits from today. We have found and mended others like it.",
  },
  {
    topic: "mobile_app_ussd",
    language: "en",
    severity: "low",
    description: "The app shows yesterday's balance and the USSD code another one. Which one is right?",
    wanted: "The same balance everywhere.",
    question: "Which phone do you use, and which version does the app show under Settings?",
    answer: "A Tecno, version 3.2.",
    rootCause: "system",
    outcome: "partly_upheld",
    resolution: "Old version keeps a day-old balance while offline. Update forced.",
    told: "The balance by USSD was right. Your version of the app showed an older one while it had no network; the new version says so. Please update it.",
  },
  {
    topic: "fees_rates",
    language: "en",
    severity: "medium",
    description:
      "KSh 850 was taken from my savings as ledger fee. Nobody told us that there is such a fee, and my statement only says LF.",
    wanted: "Refund, and a list of all fees.",
    question: "Could you send us the page of your statement?",
    answer: "Sent by email just now.",
    rootCause: "communication",
    outcome: "partly_upheld",
    resolution:
      "Fee is in the tariff approved at the AGM, but the member was not told. Refunded once as goodwill.",
    told: "The fee is in the tariff that the general meeting approved, but we should have told you before. We have refunded it this time, and the tariff now hangs in every branch.",
  },
  {
    topic: "dividends",
    language: "sw",
    severity: "medium",
    description: "Gawio langu la mwaka jana ni pungufu kuliko la wenzangu wenye hisa sawa na zangu.",
    wanted: "Maelezo ya hesabu ya gawio langu.",
    question: "Asante. Tafadhali tuambie ulinunua hisa zako za mwisho mwezi gani.",
    answer: "Mwezi wa nane.",
    rootCause: "misunderstanding",
    outcome: "not_upheld",
    resolution: "Shares bought in August earn for five months. Calculation sent.",
    told: "Hisa ulizonunua Agosti hupata gawio la miezi mitano tu ya mwaka ule. Tumekutumia hesabu kamili; karibu tawini ukitaka tuipitie pamoja.",
  },
  {
    topic: "check_off",
    language: "en",
    severity: "high",
    description:
      "My employer deducted KSh 6,500 in September and October but my deposits have not moved since August.",
    wanted: "My deposits to be credited.",
    question: "Please send us your payslips of the two months.",
    answer: "Both are attached to my email.",
    rootCause: "third_party",
    outcome: "upheld",
    resolution: "Employer's remittance list left out 9 members. Corrected list received, posted back-dated.",
    told: "Your employer had left nine members out of its list. It has sent a corrected one, and your deposits of both months are credited with their dates.",
  },
  {
    topic: "waiting_time",
    language: "sw",
    severity: "low",
    description:
      "Nilisubiri saa mbili na nusu kwenye tawi la Nakuru na dirisha moja tu lilikuwa wazi siku ya mshahara.",
    wanted: "Fungueni madirisha zaidi siku za mishahara.",
    question: "Asante. Ilikuwa tarehe gani?",
    answer: "Tarehe ishirini na nane.",
    rootCause: "process",
    outcome: "upheld",
    resolution: "Roster changed: four counters from the 26th to the 2nd.",
    told: "Kuanzia mwezi huu madirisha manne yatakuwa wazi kuanzia tarehe 26 hadi tarehe 2. Samahani kwa kusubiri.",
  },
  {
    topic: "security_fraud",
    language: "en",
    severity: "critical",
    description:
      "Somebody who said he was from your office called me for a code, and then KSh 34,000 left my FOSA account. I never gave my PIN to anybody.",
    wanted: "My money back, and the account stopped.",
    question: "Your account is stopped. At what time did the call come, and from which number?",
    answer: "At about 11 in the morning, from a number that begins with 0758.",
    rootCause: "fraud",
    outcome: "partly_upheld",
    resolution:
      "SIM swap two days before. Reported to the police and the operator; KSh 21,000 held and returned.",
    told: "We could stop and return KSh 21,000. The rest left through an agent before you called; the police have the case under an OB number that we have sent you. We now hold transfers for 48 hours after a SIM change.",
  },
  {
    topic: "statements",
    language: "en",
    severity: "low",
    description:
      "I have asked for my statement three times for a visa application and got it for the wrong year.",
    wanted: "Statement of this year, stamped.",
    question: "Which months do you need?",
    answer: "January to October.",
    rootCause: "staff_conduct",
    outcome: "upheld",
    resolution: "Stamped statement handed over the same day, no charge.",
    told: "Your stamped statement waits for you at the counter, free of charge. We are sorry that it took three visits.",
  },
  {
    topic: "savings_shares",
    language: "sw",
    severity: "medium",
    description:
      "Nilihamisha KSh 20,000 kutoka akiba kwenda hisa lakini hisa zangu zimeonyesha elfu mbili tu.",
    wanted: "Hisa zangu zirekebishwe.",
    question: "Asante. Ulifanya kwa simu au tawini?",
    answer: "Tawini, niko na risiti.",
    rootCause: "staff_conduct",
    outcome: "upheld",
    resolution: "Keyed 2,000 instead of 20,000. Corrected with the date of the receipt.",
    told: "Kulikuwa na kosa la kuingiza tarakimu. Hisa zako sasa ni sahihi kuanzia tarehe ya risiti yako.",
  },
  {
    topic: "fosa_withdrawal",
    language: "en",
    severity: "medium",
    description:
      "The teller refused my withdrawal of KSh 45,000 because my signature looked different. I was sent home.",
    wanted: "A way to prove who I am.",
    question: "Did you have your national ID with you?",
    answer: "Yes, and the teller saw it.",
    rootCause: "process",
    outcome: "upheld",
    resolution:
      "With an ID and the photo on file a supervisor decides at once. Branches reminded; specimen renewed.",
    told: "You should not have been sent home: with your ID a supervisor decides at once. We have renewed your specimen signature, and all branches know.",
  },
  {
    topic: "branch_atm",
    language: "sw",
    severity: "high",
    description:
      "ATM ya tawi la Eldoret ilikata KSh 5,000 bila kunipa pesa. Risiti ilitoka lakini pesa hazikutoka.",
    wanted: "Pesa zangu zirudishwe.",
    question: "Pole. Tafadhali tutumie picha ya risiti au saa ya muamala.",
    answer: "Saa tatu na dakika kumi usiku, tarehe tano.",
    rootCause: "third_party",
    outcome: "upheld",
    resolution: "Journal of the ATM shows a jam. Switch reversed the amount.",
    told: "Kumbukumbu za mashine zinaonyesha hitilafu. KSh 5,000 zimerudishwa kwenye akaunti yako.",
  },
  {
    topic: "communication",
    language: "en",
    severity: "low",
    description: "I never get SMS about my deposits although I pay for them every month.",
    wanted: "SMS, or no fee.",
    question: "Is the number that ends in 418 still yours?",
    answer: "No, I changed it in January.",
    rootCause: "misunderstanding",
    outcome: "partly_upheld",
    resolution: "Number updated; fee of six months refunded because a form of January was not keyed in.",
    told: "Your new number had been handed in but not entered. It is entered now, and six months of the SMS fee are back in your account.",
  },
  {
    topic: "agm_governance",
    language: "en",
    severity: "medium",
    description:
      "The notice of the annual general meeting came four days before it. The by-laws say 15 days.",
    wanted: "That the by-laws are followed.",
    question: "Did the notice come by SMS or by email?",
    answer: "By SMS, on the Tuesday before.",
    rootCause: "process",
    outcome: "upheld",
    resolution:
      "Notice was in the papers in time, SMS late. Board informed; SMS from now on together with the notice.",
    told: "The notice stood in the newspapers in time, but the SMS came late. The board has decided that both go out on one day from now on.",
  },
  {
    topic: "welfare_insurance",
    language: "sw",
    severity: "high",
    description:
      "Mama yangu alifariki mwezi wa sita na bado sijalipwa pesa za mfuko wa ustawi. Nimepeleka karatasi zote.",
    wanted: "Malipo ya mfuko wa ustawi.",
    question: "Pole kwa msiba. Tafadhali tuambie ulipeleka cheti cha kifo tawi gani.",
    answer: "Tawi la Kisumu, kwa dawati la ustawi.",
    rootCause: "process",
    outcome: "upheld",
    resolution: "Claim waited for a letter that is not needed any more. Paid the same week.",
    told: "Malipo yako ya mfuko wa ustawi yametumwa leo. Karatasi zako zilisubiri barua ambayo haihitajiki tena. Pole sana kwa msiba na kwa kusubiri.",
  },
  {
    topic: "onboarding_kyc",
    language: "en",
    severity: "low",
    description:
      "I joined online two weeks ago and was asked for my passport photo three times. I have sent it each time.",
    wanted: "Tell me what is wrong with it.",
    question: "Was the photo taken with glasses?",
    answer: "Yes, with reading glasses.",
    rootCause: "communication",
    outcome: "partly_upheld",
    resolution: "Reason was not in the message. Photo without glasses accepted, member admitted.",
    told: "The photo must be without glasses, which our message should have said. You are a member now: welcome.",
  },
  {
    topic: "loans",
    language: "sw",
    severity: "high",
    description:
      "Nimemaliza kulipa mkopo lakini bado mwajiri anakatwa makato kwenye mshahara wangu. Ni mwezi wa pili sasa.",
    wanted: "Makato yasimame na pesa zilizozidi zirudishwe.",
    question: "Asante. Tafadhali tutumie hati ya mshahara ya miezi miwili.",
    answer: "Nimetuma kwa barua pepe.",
    rootCause: "third_party",
    outcome: "upheld",
    resolution: "Stop notice went to the former payroll office. Sent anew; KSh 13,800 returned to savings.",
    told: "Makato yamesimamishwa na KSh 13,800 zimerudishwa kwenye akiba yako.",
  },
  {
    topic: "other",
    language: "en",
    severity: "low",
    description:
      "The gate man of the Thika branch asks members for a small something before he lets them park.",
    wanted: "That it stops.",
    question: "Thank you. Is it always the same person?",
    answer: "Yes, in the mornings.",
    rootCause: "third_party",
    outcome: "upheld",
    resolution: "Guard replaced by the security firm, sign at the gate with our number.",
    told: "The guard has been replaced, and a sign at the gate says whom to call. Thank you for telling us.",
  },
];
