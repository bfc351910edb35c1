/** Parts of the workspace that an organisation may switch off, and what they are called. */
export const moduleLabels = {
  recruitment: "Recruitment",
  "customer-experience": "Customer Experience",
  "member-onboarding": "Member Onboarding",
  transactions: "Transactions",
  "loans-credit": "Loans & Credit",
  communications: "Communications",
} as const;
export type SwitchableModule = keyof typeof moduleLabels;
export const switchableModules = Object.keys(moduleLabels) as [SwitchableModule, ...SwitchableModule[]];
