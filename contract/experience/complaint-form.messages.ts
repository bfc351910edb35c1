import { defineMessages } from "../core/messages.ts";

/** What the form and the tracking page say of a field. */
export const complaintFormMessages = defineMessages({
  en: {
    chooseTopic: "Choose what it is about.",
    sayMore: "Please tell us what happened, in a sentence or two.",
    nameOrAnonymous: "Enter your name, or choose to stay anonymous.",
    codeDigits: "Enter the {digits} digits of your tracking code.",
  },
  sw: {
    chooseTopic: "Chagua lalamiko linahusu nini.",
    sayMore: "Tafadhali tueleze kilichotokea, kwa sentensi moja au mbili.",
    nameOrAnonymous: "Weka jina lako, au chagua kutotaja jina.",
    codeDigits: "Weka tarakimu {digits} za nambari yako ya ufuatiliaji.",
  },
});

/** What a complaint is about, as members choose it. */
export const complaintTopicMessages = defineMessages({
  en: {
    loans: "A loan",
    guarantors: "Guarantors",
    savings_shares: "Savings or shares",
    fosa_withdrawal: "A withdrawal",
    mobile_app_ussd: "The app or the USSD code",
    mpesa: "M-PESA",
    staff_service: "How somebody served me",
    waiting_time: "Waiting too long",
    fees_rates: "Fees or interest",
    dividends: "Dividends",
    check_off: "Check-off from my salary",
    statements: "My statement",
    branch_atm: "A branch or an ATM",
    onboarding_kyc: "Joining the SACCO",
    communication: "Information I did not get",
    security_fraud: "Fraud, or money that is missing",
    agm_governance: "The AGM, the board or the by-laws",
    welfare_insurance: "Welfare fund or insurance",
    other: "Something else",
  },
  sw: {
    loans: "Mkopo",
    guarantors: "Wadhamini",
    savings_shares: "Akiba au hisa",
    fosa_withdrawal: "Kutoa pesa",
    mobile_app_ussd: "Programu ya simu au msimbo wa USSD",
    mpesa: "M-PESA",
    staff_service: "Jinsi nilivyohudumiwa",
    waiting_time: "Kusubiri muda mrefu",
    fees_rates: "Ada au riba",
    dividends: "Magawio",
    check_off: "Makato ya mshahara wangu",
    statements: "Taarifa ya akaunti yangu",
    branch_atm: "Tawi au ATM",
    onboarding_kyc: "Kujiunga na SACCO",
    communication: "Taarifa ambazo sikupata",
    security_fraud: "Ulaghai, au pesa zilizopotea",
    agm_governance: "Mkutano mkuu, bodi au kanuni za chama",
    welfare_insurance: "Mfuko wa ustawi au bima",
    other: "Jambo lingine",
  },
});

/** Where a complaint stands, as its member reads it. */
export const complaintStatusMessages = defineMessages({
  en: {
    new: "Received",
    investigating: "Being looked into",
    waiting: "Waiting for your answer",
    resolved: "Decided: you will hear from us",
    closed: "Closed",
    withdrawn: "Withdrawn",
    merged: "Handled together with another one",
  },
  sw: {
    new: "Limepokelewa",
    investigating: "Linachunguzwa",
    waiting: "Linasubiri jibu lako",
    resolved: "Limeamuliwa: utajulishwa",
    closed: "Limefungwa",
    withdrawn: "Limeondolewa",
    merged: "Linashughulikiwa pamoja na lingine",
  },
});
