import { trialDays } from "#contract/core/limits.ts";

/**
 * Questions that SACCOs ask before they begin, with the answers (specification 000, section 2). They promise
 * only what is there: whoever builds a setting adds it here.
 */
export const faqs = [
  {
    question: "How do we get started?",
    answer: `Book a demo, or start a trial by yourself: ${trialDays.recruitment} days, or ${trialDays.onboarding} from the Member Onboarding page. You choose whether your workspace begins empty, with a list of first steps, or with the sample data of a made-up SACCO, which goes in one press. We suggest beginning with one agent in one branch.`,
  },
  {
    question: "Does this help with SASRA compliance?",
    answer:
      "It helps you keep to the rules and show that you do. On this page are worksheets for core capital, institutional capital and the 15% liquidity ratio, and a complaints procedure with the deadlines of SASRA's guideline: acknowledged within 3 working days, investigated within 14. Filing the returns and answering to the regulator stay with your SACCO.",
  },
  {
    question: "Can it be customised to our by-laws?",
    answer:
      "A SACCO sets by itself who of its team may do what, how it looks to members and candidates, and the words of its mails. Entrance fee, first shares, share capital, the least deposit, exit notice, member numbers and what the consent notice adds are settings of Member Onboarding; rates, terms, loan multiples and guarantors stand with each product; the days within which a complaint is answered are yours, too. Your own programs connect with API tokens and signed webhooks, and applications download as CSV. Where your by-laws ask for more, tell us: we agree with you on how it is handled.",
  },
  {
    question: "How are our staff trained?",
    answer:
      "With half-day sessions on your own forms, by role: tellers, loan officers, committee members and the board. The training materials on this page are free to use before and after.",
  },
  {
    question: "How is member data kept safe?",
    answer:
      "It can run on your own server. Access follows roles, and each look at a CV or a document is on record. Job seekers download or erase their account by themselves; members see what is kept of them on a page of their own and ask there for it to be corrected or erased. A breach is notified to the Data Commissioner within 72 hours.",
  },
] as const;
