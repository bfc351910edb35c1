import { defineMessages } from "../core/messages.ts";

/** What the form of a membership says of single fields. */
export const applicationFormMessages = defineMessages({
  en: {
    kraPin: "Please enter a KRA PIN like A012345678Z: the letter A, nine digits, a letter",
    kraPinOfCompany:
      "A PIN that begins with P belongs to a company. Please enter your own, which begins with A.",
    amount: "Please enter whole shillings, for example 2,500",
    nextOfKinAdult: "The next of kin must be 18 years old or older",
    percentage: "Please enter a percentage from 0.01 to 100, with at most two decimals",
    sharesOf100: "The shares must be exactly 100% in all",
    guardian: "A beneficiary under 18 needs a guardian",
    consent: "Please give this consent; without it the SACCO cannot take the application",
    declaration: "Please confirm the declaration and the by-laws",
    notOwnIdNumber: "This is your own ID number",
  },
  sw: {
    kraPin: "Tafadhali weka PIN ya KRA kama A012345678Z: herufi A, tarakimu tisa, kisha herufi",
    kraPinOfCompany: "PIN inayoanza na P ni ya kampuni. Tafadhali weka yako binafsi, inayoanza na A.",
    amount: "Tafadhali weka shilingi kamili, kwa mfano 2,500",
    nextOfKinAdult: "Jamaa wa karibu awe na umri wa miaka 18 au zaidi",
    percentage: "Tafadhali weka asilimia kutoka 0.01 hadi 100, yenye desimali mbili pekee",
    sharesOf100: "Sehemu zote kwa pamoja ziwe 100% kamili",
    guardian: "Mrithi aliye chini ya miaka 18 anahitaji mlezi",
    consent: "Tafadhali toa idhini hii; bila hiyo SACCO haiwezi kupokea ombi lako",
    declaration: "Tafadhali thibitisha tamko na kanuni za chama",
    notOwnIdNumber: "Hii ni nambari yako mwenyewe ya kitambulisho",
  },
});
