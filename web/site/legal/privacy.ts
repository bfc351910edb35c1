import { deliveryDays, draftDays, importedCandidateDays } from "#contract/core/limits.ts";
import type { Brand } from "#contract/site/settings.ts";
import type { LegalPart } from "./legal-page.tsx";

/** How personal data is handled, written for Kenya's Data Protection Act, 2019. */
export function privacyPolicy({ product, email, phone, address }: Brand): readonly LegalPart[] {
  return [
    {
      title: "Who is responsible",
      paragraphs: [
        `${product} is the data controller for this site, for enquiries and for the accounts of workspace owners. You reach us at ${email}, ${phone}, or ${address}.`,
        "For members, applicants and staff whose data a SACCO keeps in its workspace, that SACCO is the controller and we process the data on its instructions.",
      ],
    },
    {
      title: "What we collect and why",
      paragraphs: [
        "Enquiries and bookings: name, email, phone, SACCO, message and the chosen time, in order to answer you and to keep the appointment.",
        "Accounts: name, email, phone and a password that is stored only as a hash, in order to let you in and to keep a record of who did what. For each session we keep when and from which address and browser it began, so that you can see and end it.",
        "Job applications: your CV and what you enter, passed to the SACCO that advertised the position. Your details, but not the letter, are also kept in your profile for your next application, until you switch that off there.",
        "People whom a SACCO knows from elsewhere, from a career fair for instance: it may import name, address, number and town in order to offer them jobs. It must have told you, and says where it has the data from. You get no account and no message by that.",
        "Page counts: we count how often a page is viewed, without cookies, without addresses and without recognising you.",
      ],
    },
    {
      title: "On what ground",
      paragraphs: [
        "We rely on steps you ask for before a contract, on the contract itself, on legal duties, and on our legitimate interest in a secure service. Marketing needs your consent, which you can withdraw at any time.",
        "Biometrics, marital status and family details are sensitive personal data. A SACCO that asks for them must say what for and name the ground.",
      ],
    },
    {
      title: "Decisions by machines",
      paragraphs: [
        "Software agents prepare and explain. A decision with legal or similarly significant effect on you is made by a person, and you may ask for the reasons.",
      ],
    },
    {
      title: "Who receives data, and where it is kept",
      paragraphs: [
        "Data goes to the SACCO it is meant for and to processors bound by contract: who hosts this service, and the provider that carries its mail. Write to us for their names and places. No advertising or statistics service gets anything. Personal data leaves Kenya only with the safeguards that the Act requires.",
        "CVs and documents are read by this service itself. They go to a service outside only where an administrator has connected one.",
        "A SACCO may connect programs of its own. A program reads what the SACCO's owner has allowed it, and what it does is on record. Messages about events carry ids, a position's title and a status, and no name or address of a person.",
      ],
    },
    {
      title: "How long",
      paragraphs: [
        "Data is kept as long as its purpose needs it and then deleted. Records under the anti-money-laundering law are kept for at least 7 years; a request for erasure may then be restricted, and the answer says why and when the data will go.",
        `The draft of a job application is deleted when you send the application, or ${draftDays} days after you last changed it.`,
        `A file that a SACCO imports is deleted when the import ends, or after a day. Whom it imported and who never applies there is deleted ${importedCandidateDays} days later.`,
        `The text of a mail is deleted once it has been sent, and the record that it was sent after a year. The log of messages to a SACCO's programs is deleted after ${deliveryDays} days.`,
      ],
    },
    {
      title: "Your rights",
      paragraphs: [
        "You may be told how your data is used, see it, have it corrected or erased, object to its use, and receive it in a form that can be moved. Job seekers download and erase their data in their profile. For everything else write to us; we answer within 7 days, or say why it takes longer.",
        "You may complain to the Office of the Data Protection Commissioner of Kenya.",
      ],
    },
    {
      title: "Security and breaches",
      paragraphs: [
        "Access follows roles, is recorded, and connections are encrypted. A breach that puts people at real risk is notified to the Data Commissioner within 72 hours of our learning of it, and to those concerned.",
      ],
    },
    {
      title: "Cookies and your browser",
      paragraphs: [
        "We set a cookie that keeps you signed in and one that remembers light or dark. Nothing follows you, so there is no banner.",
        "Your browser keeps your name and your SACCO's while you are signed in, and what you have typed and not sent until you close the tab. Passwords are not among it.",
      ],
    },
  ];
}
