/** Questions that SACCOs ask before they begin, with the answers (specification 000, section 2). */
export const faqs = [
  {
    question: "How do we get started?",
    answer:
      "Book a demo, or sign up for a 30-day trial with sample data. Most SACCOs begin with one agent in one branch, then load their own members once the officers are used to it.",
  },
  {
    question: "Does this help with SASRA compliance?",
    answer:
      "It helps you keep to the rules and show that you do: complaints acknowledged within 3 working days and investigated within 14, and worksheets for core capital, institutional capital and the 15% liquidity ratio. Filing the returns and answering to the regulator stay with your SACCO.",
  },
  {
    question: "Can it be customised to our by-laws?",
    answer:
      "Yes. What a SACCO sets for itself is a setting: entrance fee, minimum share capital, monthly deposits, loan multiples, exit notice and remittance by check-off, direct debit, M-PESA or cash.",
  },
  {
    question: "How are our staff trained?",
    answer:
      "With half-day sessions on your own forms, by role: tellers, loan officers, committee members and the board. The training materials on this page are free to use before and after.",
  },
  {
    question: "How is member data kept safe?",
    answer:
      "It can run on your own server. Access follows roles, each look at a file is on record, and consent and requests for access or erasure are handled as the Data Protection Act 2019 asks. A breach is notified to the Data Commissioner within 72 hours.",
  },
] as const;
